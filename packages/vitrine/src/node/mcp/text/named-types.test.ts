import { expect, it } from 'vitest';
import { literals, makeProp } from '../../api/fixtures/docs.ts';
import { listNamedTypes, printTypes } from './named-types.ts';

const types = ['Size', 'SizeMap', '$Size', 'Anchor'].map((name) => ({
  ...{ name, definition: `type ${name} = 1`, description: '' },
}));
const named = (...props: Parameters<typeof makeProp>[0][]) =>
  listNamedTypes({ types }, props.map(makeProp)).map(({ name }) => name);

it('types are told that props name, in the order of the library', () => {
  expect(named({ type: 'Anchor' }, { type: 'Record<string, Size>' })).toEqual(['Size', 'Anchor']);
  expect(named({ type: '$Size' })).toEqual(['$Size']);
  expect(named({ type: "Base['x']", resolved: 'SizeMap' })).toEqual(['SizeMap']);
  expect(named({ type: 'Size', resolved: 'number' }, { type: 'string' })).toEqual([]);
});

it('but not where the values say what they are', () => {
  expect(named({ type: 'Size', values: literals('small', 'large') })).toEqual([]);
  expect(named({ type: 'Size', values: literals(1) })).toEqual([]);
  expect(named({ type: 'Size', values: literals(false) })).toEqual(['Size']);
});

it('are printed as they are declared', () => {
  expect(printTypes(types.slice(0, 2))).toBe('```ts\ntype Size = 1\n\ntype SizeMap = 1\n```');
  expect(printTypes([])).toBe('');
});
