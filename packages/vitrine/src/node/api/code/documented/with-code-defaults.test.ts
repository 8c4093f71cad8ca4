import { expect, test } from 'vitest';
import type { ComponentDoc, PropDoc } from '../../../model/component-doc.ts';
import { literals, makeDoc, makeProp } from '../../fixtures/docs.ts';
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { moduleOf } from '../fixtures/parsed.ts';
import { withCodeDefaults } from './with-code-defaults.ts';

const finderOf = (code: string) =>
  ({
    find: () => ({ module: moduleOf(code), local: 'Knob' }),
    follow: (module: unknown, local: string) => ({ module, local }),
  }) as unknown as DeclarationFinder;

/** Documentation with what the code of `knobs` says, and what was looked for in it. */
function read(
  code: string,
  doc: ComponentDoc,
  { isOpen = false, exported = 'Knob', far = new Set<string>() } = {},
) {
  const module = moduleOf(code);
  const asked: string[] = [];
  const finder = {
    ...finderOf(code),
    find: (name: string, specifier: string): Declared | null => {
      asked.push(`${name} of ${specifier}`);
      return name === exported ? { module, local: 'Knob' } : null;
    },
  };
  return { asked, doc: withCodeDefaults(finder, doc, { isOpen, far }) };
}

/** One prop with what the code says of its default. */
function propOf(
  prop: Partial<PropDoc>,
  value: string,
  { isOpen = false, isFilledIn = false } = {},
) {
  const code = isFilledIn
    ? `function Knob() {} Knob.defaultProps = { size: ${value} };`
    : `function Knob({ size = ${value} }) {}`;
  const given = makeProp(prop);
  const { doc } = read(code, makeDoc({ props: [given] }), { isOpen });
  const [found] = doc.props;
  return { found, isSame: found === given, disagreements: doc.disagreements };
}

test('what no comment says is filled in', () => {
  const { found } = propOf({}, '4');
  expect(found).toEqual(makeProp({ default: '4', defaultFrom: 'code' }));
  expect(propOf({ name: 'other' }, '4').isSame).toBe(true);
  expect(propOf({}, 'call()').isSame).toBe(true);
});

test('what a comment says stays, and is named where the code says another', () => {
  const tagged = propOf({ default: '8', defaultFrom: 'tag' }, '4');
  expect([tagged.isSame, tagged.disagreements]).toEqual([
    true,
    [{ prop: 'size', tag: '8', code: '4' }],
  ]);
  expect(propOf({ default: '4', defaultFrom: 'tag' }, '4').disagreements).toEqual([]);
  expect(propOf({ default: '8', defaultFrom: 'code' }, '4').disagreements).toEqual([]);
  // What it falls back to is not its own.
  expect(propOf({ default: '8', defaultFrom: 'tag' }, 'group.size ?? 4').disagreements).toEqual([]);
  expect(propOf({ default: null, defaultFrom: 'tag', required: true }, '4').disagreements).toEqual(
    [],
  );
});

test('what a comment in another package says gives way to what the code of the component says', () => {
  const tagged = makeDoc({ props: [makeProp({ default: '8', defaultFrom: 'tag' })] });
  const { doc } = read('function Knob({ size = 4 }) {}', tagged, { far: new Set(['size']) });
  expect(doc.props).toEqual([makeProp({ default: '4', defaultFrom: 'code' })]);
  expect(doc.disagreements).toEqual([]);
});

test('a required prop has no default, unless its types leave open what is filled in', () => {
  const required = { required: true };
  const filled = makeProp({ default: '4', defaultFrom: 'code' });
  expect(propOf(required, '4').isSame).toBe(true);
  expect(propOf(required, '4', { isOpen: true }).isSame).toBe(true);
  expect(propOf(required, '4', { isFilledIn: true }).isSame).toBe(true);
  expect(propOf(required, '4', { isOpen: true, isFilledIn: true }).found).toEqual(filled);
  expect(propOf({}, '4', { isOpen: true, isFilledIn: true }).found).toEqual(filled);
  expect(propOf(required, 'call()', { isOpen: true, isFilledIn: true }).found).toEqual(
    makeProp({}),
  );
  const code = 'function Knob() {} Knob.defaultProps = { size: 4 };';
  const closed = makeDoc({ props: [makeProp(required)] });
  expect(withCodeDefaults(finderOf(code), closed).props).toEqual(closed.props);
});

test('a value goes by the name that the prop has for it, and counts where the prop takes it', () => {
  const textOf = (values: PropDoc['values'], value: string, prop: Partial<PropDoc> = {}) =>
    propOf({ values, ...prop }, value).found!.default;
  const sides = [
    { text: 'Side.Top', value: 'top' },
    { text: 'Side.None', value: 0 },
    { text: 'side.left', value: 'left' },
  ];
  expect(textOf(literals('md', 'lg'), "'md'")).toBe("'md'");
  expect(textOf(sides, 'Side.Top')).toBe('Side.Top');
  expect(textOf(sides, 'Side.Bottom')).toBeNull();
  expect(textOf(sides, "'top'")).toBe('Side.Top');
  expect(textOf(sides, '0')).toBe('Side.None');
  expect(textOf(sides, "'left'")).toBeNull();
  expect(textOf(literals('md'), "''")).toBeNull();
  expect(textOf(literals('md'), "''", { input: 'text' })).toBe("''");
  expect(textOf([], "'any'")).toBe("'any'");
  expect(textOf(literals('md'), '4')).toBe('4');
});

test('a component is looked for by its names, in what its first import brings', () => {
  const props = [makeProp({})];
  const code = 'function Knob({ size = 4 }) {}';
  const imports = [{ specifier: 'dials/knob', clause: '{ Dial }' }];
  const named = makeDoc({ name: 'Dial', aliases: ['Knob', 'Other'], imports, props });
  const found = read(code, named);
  expect(found.asked).toEqual(['Dial', 'Knob', 'Other'].map((name) => `${name} of dials/knob`));
  expect(found.doc.props[0]!.default).toBe('4');
  const lost = read(code, makeDoc({ name: 'Dial', imports: [], props }));
  expect(lost.asked).toEqual(['Dial of dials']);
  expect(lost.doc.props).toBe(props);
});

test('a part of what is imported as a default is looked for there', () => {
  const askedFor = (name: string, clause: string) =>
    read('', makeDoc({ name, imports: [{ specifier: 'dials', clause }] }), { exported: '' }).asked;
  expect(askedFor('Knob.Mark', 'Knob')).toEqual(['default.Mark of dials']);
  expect(askedFor('Knob', 'Knob')).toEqual(['default of dials']);
  expect(askedFor('$Knob.Mark', '$Knob')).toEqual(['default.Mark of dials']);
  expect(askedFor('Knobs.Mark', 'Knob')).toEqual(['Knobs.Mark of dials']);
  expect(askedFor('Knob.Mark', '{ Knob }')).toEqual(['Knob.Mark of dials']);
  expect(askedFor('* as Knob.Mark', '* as Knob')).toEqual(['* as Knob.Mark of dials']);
  expect(askedFor('NewKnob.Mark', '{ Knob as NewKnob }')).toEqual(['Knob.Mark of dials']);
  expect(askedFor('Other', '{ Knob as NewKnob }')).toEqual(['Other of dials']);
  expect(askedFor('Knob as A', 'Knob as A')).toEqual(['Knob as A of dials']);
});

test('what a custom element keeps to itself is no prop of its wrapper', () => {
  const code = `class Element { size = 1; log = []; }
    __decorate([property()], Element.prototype, 'size', 2);
    const Knob = createComponent({ tagName: 'my-knob', elementClass: Element });`;
  const props = ['size', 'log', 'onTurn'].map((name) => makeProp({ name }));
  const { doc } = read(code, makeDoc({ props }));
  expect(doc.props.map(({ name }) => name)).toEqual(['size', 'onTurn']);
});

test('the root is what the prop that chooses it is by default, where its attributes are taken', () => {
  const rootOf = (prop: Partial<PropDoc>, code = "'nav'", more: Partial<ComponentDoc> = {}) => {
    const props = [makeProp({ type: 'React.ElementType', ...prop })];
    const doc = makeDoc({ props, takesAttributes: true, ...more });
    return read(`function Knob({ ${prop.name ?? 'size'} = ${code} }) {}`, doc).doc.rootElement;
  };
  for (const name of ['as', 'component', 'tag']) expect(rootOf({ name }), name).toBe('nav');
  expect(rootOf({ name: 'as', type: 'keyof React.JSX.IntrinsicElements' })).toBe('nav');
  // What it is instead, and what takes none of the element's attributes.
  for (const prop of [{ name: 'size' }, { name: 'tag', type: 'string' }])
    expect(rootOf(prop)).toBe(null);
  expect(rootOf({ name: 'as' }, 'Base')).toBe(null);
  expect(rootOf({ name: 'as' }, "'nav'", { takesAttributes: false })).toBe(null);
  // Of what a type parameter chooses the checker knows no attributes.
  const isOpen = { takesAttributes: false, polymorphic: true };
  expect(rootOf({ name: 'is' }, "'nav'", isOpen)).toBe('nav');
  expect(rootOf({ name: 'as' }, "'nav'", { rootElement: 'a' })).toBe('a');
});
