import { expect, test } from 'vitest';
import {
  SWIPE_OPEN_FRACTION,
  TOOLTIP_TOUCH_ENTER_MS,
  TOOLTIP_TOUCH_LEAVE_MS,
} from './constants.ts';

test('a drawer that is swiped past half its width stays open', () => {
  expect(SWIPE_OPEN_FRACTION).toBe(0.5);
});

test('a finger has to rest for a second to see a tooltip, and can read it for longer', () => {
  expect([TOOLTIP_TOUCH_ENTER_MS, TOOLTIP_TOUCH_LEAVE_MS]).toEqual([1000, 1500]);
});
