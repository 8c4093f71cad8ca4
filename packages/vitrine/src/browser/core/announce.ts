import { ELEMENT_IDS } from '../../shared/contract.ts';

/** Announces to screen readers what happens without a change of focus; the same words again too. */
export function announce(text: string): void {
  document.getElementById(ELEMENT_IDS.announcer)!.textContent = text;
}
