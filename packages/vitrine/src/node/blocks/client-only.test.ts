import { expect, it } from 'vitest';
import { clientHeight, readClientOnly } from './client-only.ts';

it.each([
  ['not there', [], undefined],
  ['alone', [['clientOnly', undefined]], 40],
  ['a height', [['clientOnly', '300']], 300],
  ['the most', [['clientOnly', '9999']], 9999],
  ...['0', '010', '10000', '1.5', '300px', ''].map(
    (height) =>
      [
        `as "${height}"`,
        [['clientOnly', height]],
        `"clientOnly" takes a height in pixels or nothing, not "${height}"`,
      ] as const,
  ),
] as const)('what a directive says: %s', (_what, attributes, expected) => {
  expect(readClientOnly(new Map<string, string | undefined>(attributes as never), 'demo')).toBe(
    expected,
  );
});

it('holds for one where its directive says so, and for all where the site does', () => {
  const [some, all] = [false, true].map((clientOnly) => ({ demos: { clientOnly } }));
  for (const [kind, height] of [
    ['demo', 40],
    ['playground', 400],
  ] as const) {
    expect(clientHeight({}, some!, kind)).toBe(undefined);
    expect(clientHeight({ clientOnly: 300 }, some!, kind)).toBe(300);
    expect(clientHeight({}, all!, kind)).toBe(height);
    expect(clientHeight({ clientOnly: 300 }, all!, kind)).toBe(300);
    expect(readClientOnly(new Map([['clientOnly', undefined]]), kind)).toBe(height);
  }
});
