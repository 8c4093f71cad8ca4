import { startSectionButton } from './copy/section-button.ts';
import { startHiding } from './hide-tooltips.ts';
import { startLongPress } from './long-press.ts';

/*
 * Starts what no reader needs before the first sign of a pointer or of keys. It does so by its import, which happens
 * once: every page loads the line that asks for it.
 */
startHiding();
startLongPress();
startSectionButton();
