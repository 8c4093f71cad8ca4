import { expect, test } from 'vitest';
import { BLOCKED_AFTER, CHECK_INTERVAL_MS, MAX_CHECKS } from './constants.ts';
import styles from './sponsor-slot.css?raw';

test('a network has ten seconds to show an ad, and counts as blocked after more than three', () => {
  expect([CHECK_INTERVAL_MS, MAX_CHECKS, BLOCKED_AFTER]).toEqual([500, 20, 6]);
});

test('the slot has room for an ad before there is one', () => {
  expect(styles).toContain('--v-sponsor: 180px;');
});
