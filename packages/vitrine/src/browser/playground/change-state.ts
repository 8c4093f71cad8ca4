import type { PlaygroundControl, PlaygroundData, PropValue } from '../../shared/playground.ts';
import type { PlaygroundState } from './address.ts';
import type { Changes } from './options.ts';

/** The state once props are set: in their controls, or, where none can hold what they are set to, beside these. */
export function changeState(
  state: PlaygroundState,
  changes: Changes,
  { controls }: PlaygroundData,
): PlaygroundState {
  const values = { ...state.values };
  const held = { ...state.held };
  for (const [prop, value] of Object.entries(changes)) {
    const control = controls.find((each) => each.prop === prop);
    if (control && canHold(control, value)) {
      values[prop] = value ?? null;
      delete held[prop];
    } else held[prop] = value;
  }
  return { values, held, refused: false };
}

function canHold(
  control: PlaygroundControl,
  value: unknown,
): value is PropValue | null | undefined {
  if (value === null || value === undefined) return true;
  if (control.kind === 'preset') return control.presets.some(({ name }) => name === value);
  return /^(?:string|number|boolean)$/.test(typeof value);
}
