import { expect, test } from 'vitest';
import {
  ANNOUNCEMENTS_DELAY_MS,
  ANNOUNCEMENTS_TIMEOUT_MS,
  AUTO_HIDE_MS,
  LAST_SEEN_MAX_AGE_S,
} from './constants.ts';

test('an announcement lets the page come first, leaves by itself, and is remembered for a year', () => {
  expect(ANNOUNCEMENTS_DELAY_MS).toBe(1000);
  expect(ANNOUNCEMENTS_TIMEOUT_MS).toBe(8000);
  expect(AUTO_HIDE_MS).toBe(20_000);
  expect(LAST_SEEN_MAX_AGE_S).toBe(365 * 24 * 60 * 60);
});
