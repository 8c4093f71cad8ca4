import { expect, it } from 'vitest';
import { reviveDay } from './trial.ts';

it('makes days of what stands for them, and nothing else', () => {
  const text = '{ "day": { "$day": [2026, 0, 15] }, "none": null, "list": [{ "text": "$day" }] }';
  expect(JSON.parse(text, reviveDay)).toEqual({
    ...{ day: new Date(2026, 0, 15), none: null, list: [{ text: '$day' }] },
  });
});
