import { expect, test } from 'vitest';
import { themes } from './theme.ts';

test.each(['ltr', 'rtl'] as const)('styles for dark mode follow data-mode, %s', (direction) => {
  expect(themes[direction].applyStyles?.('dark', { color: 'red' })).toEqual({
    '*:where([data-mode="dark"]) &': { color: 'red' },
  });
});
