/** The progress bar of a navigation begins visibly, and grows in steps that promise no end. */
export const PROGRESS_START = 0.08;
export const PROGRESS_STEP = 0.02;
export const PROGRESS_STEP_MS = 800;
/** The bar only ends when the page is there, and is seen full for this long. */
export const PROGRESS_MAXIMUM = 0.994;
export const PROGRESS_END_MS = 200;
