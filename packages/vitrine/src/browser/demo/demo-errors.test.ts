import { expect, it } from 'vitest';
import { DEMO_ERRORS, DemoError, type DemoErrorCode } from './demo-errors.ts';

const TRY_AGAIN = 'Check the connection and try again.';
const EXPECTED: [DemoErrorCode, message: string, hint: string][] = [
  ['demo-crashed', 'This demo crashed', 'The rest of the page goes on.'],
  ['demo-without-component', 'Its module exports no component', 'Export it by default.'],
  ['demo-threw', 'This demo reported an error', 'The browser’s console says more.'],
  [
    'demo-waits',
    'This demo is waiting for something that has not arrived',
    'It goes on once that is there.',
  ],
  [
    'playground-link-refused',
    'The settings in this link are damaged or of another version',
    'The playground shows its own.',
  ],
  ['source-load-failed', 'The source could not be loaded', TRY_AGAIN],
  ['toolbar-load-failed', 'This part of the toolbar could not be loaded', TRY_AGAIN],
  ['tab-blocked', 'The browser blocked the new tab', 'Allow pop-ups for this site and try again.'],
];

it.each(EXPECTED)('%s says what happened and what can be done', (code, message, hint) => {
  expect(new DemoError(code)).toMatchObject({ name: code, code, message, hint });
  expect(new DemoError(code, new Error('404 /a')).message).toBe(`${message}: 404 /a`);
});

it('has no code that is not listed here', () => {
  expect(Object.keys(DEMO_ERRORS)).toEqual(EXPECTED.map(([code]) => code));
});
