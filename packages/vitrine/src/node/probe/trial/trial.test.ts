import { expect, it } from 'vitest';
import { isAskedFor, reviveDay } from './trial.ts';

it('makes days of what stands for them, and nothing else', () => {
  const text = '{ "day": { "$day": [2026, 0, 15] }, "none": null, "list": [{ "text": "$day" }] }';
  expect(JSON.parse(text, reviveDay)).toEqual({
    ...{ day: new Date(2026, 0, 15), none: null, list: [{ text: '$day' }] },
  });
});

it('knows what shows something only once a reader asks for it', () => {
  expect([{}, { opens: 'open' }, { calls: 'toast' }].map(isAskedFor)).toEqual([false, true, true]);
});
