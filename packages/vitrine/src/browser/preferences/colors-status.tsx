import { ELEMENT_IDS } from '../../shared/contract.ts';
import { announce } from '../core/announce.ts';
import { resetColors } from './preferences.ts';

/**
 * Says that the reader's own colours are shown, and ends that. Always in the markup: CSS shows it, so it
 * is there from the first paint and moves nothing.
 */
export function CustomColors() {
  const reset = () => {
    resetColors();
    announce('The colors of the site are back.');
    // The button is gone; without this the focus would be nowhere.
    document.getElementById(ELEMENT_IDS.main)?.focus({ preventScroll: true });
  };
  return (
    <aside className="custom-colors" aria-label="Custom colors">
      <span id={ELEMENT_IDS.customColors}>Custom colors active</span>
      <button onClick={reset}>Reset</button>
    </aside>
  );
}
