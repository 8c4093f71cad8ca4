import { expect, it } from 'vitest';
import { literals, makeProp } from '../../api/fixtures/docs.ts';
import { listHeldMembers, listNamedTypes, printTypes, quoteType } from './named-types.ts';

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

const PANEL = `interface PanelData extends Base {
  id: PanelId;
  readonly minSize?: PanelSize | undefined;
  'max-size'?: number;
  onResize(size: number): void;
  inner: {
    minSize: string;
  };
}`;

it('of a long type the members are told that are asked for by name', () => {
  const quote = (words: string, most = 60) => quoteType(PANEL, words.split(' '), most);
  expect(quote('min size')).toBe(
    'interface PanelData extends Base { … readonly minSize?: PanelSize | undefined; … }',
  );
  expect(quote('max sizes of an id')).toBe(
    "interface PanelData extends Base { … id: PanelId; 'max-size'?: number; … }",
  );
  expect(quote('color')).toBe('interface PanelData extends Base { id: PanelId; readonly min …');
  expect(quote('inner')).toBe('interface PanelData extends Base { … inner: { … } … }');
  // All of it where there is room, and no more than that.
  expect(quote('color', 300)).toBe(PANEL.replace(/\s+/g, ' '));
  expect(quote('min size', 30)).toBe('interface PanelData extends Ba …');
});

it('the members of an object are those of the prop that takes it', () => {
  const named = [{ name: 'PanelData', definition: PANEL, description: '' }];
  const props = [
    makeProp({ name: 'panels', type: 'PanelData[]' }),
    makeProp({ name: 'size', type: 'number' }),
  ];
  const held = listHeldMembers({ types: named }, props);
  expect(held.map(({ holder, member }) => `${holder.name} ${member.name}: ${member.type}`)).toEqual(
    [
      'panels id: PanelId',
      'panels minSize: PanelSize | undefined',
      'panels max-size: number',
      'panels inner: { … }',
    ],
  );
});
