import { expect, test } from 'vitest';
import { blankFields, blankProp, findByName, isWrapper, printImport } from './component-doc.ts';

test('of an export and a prop of which nothing is known, every field says so', () => {
  for (const fields of [blankFields(), blankProp()])
    for (const [name, value] of Object.entries(fields))
      expect([null, false, '', []], name).toContainEqual(value);
  const { polymorphic, description, props, cost } = blankFields();
  expect([polymorphic, description, props, cost]).toEqual([false, '', [], null]);
  const { required, inherited, default: value, values } = blankProp();
  expect([required, inherited, value, values]).toEqual([false, false, null, []]);
});

test('blank fields belong to whoever asked: what is added to them is nowhere else', () => {
  blankFields().props.push({ ...blankProp(), name: 'size', type: 'string' });
  expect(blankFields().props).toEqual([]);
});

test('a component is found by its own name before another that is also called so', () => {
  const docs = [
    { name: 'Dialog.Root', aliases: ['Dialog', 'DialogRoot'] },
    { name: 'Dialog', aliases: [] },
  ];
  expect(findByName(docs, 'Dialog')).toBe(docs[1]);
  expect(findByName(docs, 'DialogRoot')).toBe(docs[0]);
  expect(findByName(docs, 'Dial')).toBeUndefined();
});

test('an import is written as a statement', () => {
  expect(printImport({ clause: '{ Dial }', specifier: 'dials' })).toBe(
    "import { Dial } from 'dials';",
  );
});

test('a wrapper is a type whose last argument is the hook', () => {
  const type = "Union<'a' | 'b', DialSizes>";
  expect(isWrapper({ type, augmentable: 'DialSizes' })).toBe(true);
  for (const [other, augmentable] of [
    [type, null],
    [type, 'Sizes'],
    [`${type}[]`, 'DialSizes'],
    [`(${type})`, 'DialSizes'],
  ] as const)
    expect(isWrapper({ type: other, augmentable }), other).toBe(false);
});
