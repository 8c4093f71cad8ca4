import { expect, test } from 'vitest';
import { makeDoc, makeProp } from '../fixtures/docs.ts';
import { printJson } from './print-json.ts';

const plain = (docs: object[]) =>
  `${JSON.stringify(
    docs.map((doc) => ({ $schema: 'vitrine/schema/api.v1.json', ...doc })),
    null,
    2,
  )}\n`;

test('prints data by the schema that each entry names, rows that components share as those of one', () => {
  const shared = makeProp({ name: 'p', description: 'Padding in “steps”, 🙂\n    "props": []' });
  const docs = [
    makeDoc({ name: 'Dial', props: [makeProp({ name: 'size' }), shared] }),
    makeDoc({ name: 'None', props: [], description: '{ "props": [] }' }),
    makeDoc({ name: 'Knob', props: [shared] }),
  ];
  expect(String(printJson(docs))).toBe(plain(docs));
  expect(String(printJson([]))).toBe('[]\n');
});

test('what steers a terminal or hides is escaped', () => {
  const docs = [makeDoc({ description: 'a\u009bb', props: [makeProp({ name: 'a\u202eb' })] })];
  const text = String(printJson(docs));
  expect(text).toContain(String.raw`"a\u009bb"`);
  expect(text).toContain(String.raw`"a\u202eb"`);
  expect(JSON.parse(text)).toMatchObject(docs);
});
