import { expect, it } from 'vitest';
import { isLeftToBrowsers } from './left-to-browsers.ts';

it.each([
  'Minified React error #419; visit https://react.dev/errors/419 for the full message',
  'The server could not finish this Suspense boundary, likely due to an error during server rendering. Switched to client rendering.',
  'Switched to client rendering because the server rendering errored:\n\nThe server used "renderToString"',
])('a part that the server has left to browsers is no error: %s', (message) => {
  expect(isLeftToBrowsers(new Error(message))).toBe(true);
});

it('anything else is one', () => {
  for (const error of [
    new Error('Minified React error #418; visit'),
    new Error('boom'),
    'text',
    null,
  ])
    expect(isLeftToBrowsers(error)).toBe(false);
});
