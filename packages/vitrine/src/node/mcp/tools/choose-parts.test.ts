import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { DocSource } from '../sources/doc-source.ts';
import type { Component } from '../text/index-components.ts';
import { readQuestion } from '../text/question.ts';
import { chooseParts } from './choose-parts.ts';

const PROPS: Record<string, string[]> = {
  'Select.Root': ['open', 'size', 'hideMode', 'modeKind', 'firstValue', 'onOpenEnd'],
  'Select.Item': ['textValue', 'value'],
  'Select.Close': [],
  'Select.View': ['hideMode'],
  'NumberInput.Input': ['css'],
  'NumberInput.Root': ['min', 'max'],
  Select: ['value'],
};
const make = (name: string, from = 'kit'): Component => ({
  ...{ name, aliases: [], kind: 'component', package: from, page: '/api/select', api: name },
  ...{ since: null, deprecated: null },
});
const components = [
  make('Select.Item', 'labs'),
  make('Select.Root'),
  make('Select.Item'),
  make('Select.Close'),
  make('Select.View'),
  make('Select'),
  make('Other.Close'),
  make('NumberInput.Input'),
  make('NumberInput.Root'),
];
const [, root, item, , , alone, , input] = components;
const source = {
  readApi: ({ api }: { api: string }) =>
    Promise.resolve({
      components: [
        makeDoc({ name: api, props: (PROPS[api] ?? []).map((name) => makeProp({ name })) }),
      ],
    }),
  findSynonyms: (word: string) => (word === 'hue' ? ['size'] : []),
} as unknown as DocSource;

it.each([
  ['value of a select', [root], ['kit Select.Item']],
  ['size of a select', [root], ['kit Select.Root']],
  // Said as a whole, a name goes before another that is a word of it.
  ['first value of a select', [item], ['kit Select.Root']],
  ['select open end', [item], ['kit Select.Root']],
  ['hue of a select', [item], ['kit Select.Root']],
  // What the root takes is asked of it, though a part has nothing else.
  ['mode of a select', [item], ['kit Select.Root']],
  // Whatever the props of the others say.
  ['close the select by its value', [root], ['kit Select.Close']],
  ['the item of a select that is open', [item], ['kit Select.Item']],
  ['wobbles', [root], ['kit Select.Root']],
  ['number input min and max', [input], ['kit NumberInput.Root']],
  ['css of the input of a number input', [input], ['kit NumberInput.Input']],
  ['close the select', [root, item], ['kit Select.Close']],
  ['open a select', [alone], ['kit Select']],
  ['open a select', [root, alone], ['kit Select.Root', 'kit Select']],
])('%j, with the names that it has', async (query, found, chosen) => {
  const named = await chooseParts(
    source,
    { components },
    found.map((each) => each!),
    readQuestion(query),
  );
  expect(named.map((each) => `${each.package} ${each.name}`)).toEqual(chosen);
});
