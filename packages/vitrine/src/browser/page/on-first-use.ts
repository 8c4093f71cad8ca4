import { startHiding } from './hide-tooltips.ts';
import { startLongPress } from './long-press.ts';
import { startSectionButton } from './copy/section-button.ts';

let started = false;

/** Starts what no reader needs before the first sign of a pointer or of keys. A second call changes nothing. */
export function startOnFirstUse(): void {
  if (started) return;
  started = true;
  startHiding();
  startLongPress();
  startSectionButton();
}
