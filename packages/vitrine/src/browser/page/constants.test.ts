import { expect, test } from 'vitest';
import {
  PROGRESS_END_MS,
  PROGRESS_MAXIMUM,
  PROGRESS_START,
  PROGRESS_STEP,
  PROGRESS_STEP_MS,
} from './constants.ts';

test('the progress bar begins visibly, goes on slowly and is never full before the page is there', () => {
  expect([PROGRESS_START, PROGRESS_STEP, PROGRESS_STEP_MS]).toEqual([0.08, 0.02, 800]);
  expect(PROGRESS_END_MS).toBe(200);
  expect(PROGRESS_MAXIMUM).toBeLessThan(1);
});
