import { beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../commands/api.ts';
import type { ComponentDoc, PropDoc } from '../model/component-doc.ts';
import { extractPackage } from './extract-package.ts';
import { packageFiles, tempDir, writeProject } from './fixtures/install.ts';

/** Kinds of components, and ways to say what they take. */
const TYPES = `import * as React from 'react';

interface Common { label?: string }
export type PickerProps = Common & (
  | { mode: 'single'; value: string; dense?: true }
  | { mode: 'range' | 'many'; value?: string; values: string[] }
);
export declare const Picker: (props: PickerProps) => React.ReactElement;

export type IconProps = { name: string; src?: undefined } | { src: string; name?: undefined };
export declare function Icon(props: IconProps): React.ReactElement;

export declare function Face(props: { title: string } & (
  { image: string; href?: string } | { icon: string; href?: string } | { text: string; href: string }
)): React.ReactElement;
export declare function Link(props: { label: string } | { label: string; href: string } | { label: string; to: string }): React.ReactElement;

export interface RowProps { /** How high. @default 2 */ height?: number }
export declare const Row: React.NamedExoticComponent<RowProps> & { Cell: React.FC<{ wide?: boolean }> };
export declare const Late: React.LazyExoticComponent<React.ComponentType<RowProps>>;
export declare const Grid: <Item>(props: { items: Item[]; render?: (item: Item) => React.ReactNode }) => React.ReactElement;
export declare function Shape(props: { kind: 'circle'; radius: number }): React.ReactElement;
export declare function Shape(props: { kind: 'square'; side: number }): React.ReactElement;

export interface BaseProps {
  /** How large. @default 3 */
  size?: number;
  /** How loud. */
  tone?: string;
  /** Where it stands. */
  place?: string;
}
export interface MiddleProps extends BaseProps { size?: number }
export interface TileProps extends MiddleProps {
  /** {@inheritDoc} */
  size?: number;
  tone?: string;
  /**
   * {@inheritDoc BaseProps.place}
   * @default 'top'
   */
  place?: string;
  /**
   * Called with what was chosen.
   * @param value what was chosen
   * @param event the event, or none
   * @returns whether to go on
   * @throws RangeError when there is none
   * @remarks Not called on mount.
   * @see {@link https://acme.example/choose choosing}
   */
  onChoose?: (value: string, event?: Event) => boolean;
}
/**
 * A tile.
 * @remarks Needs a grid.
 * @see Grid
 * @throws Error outside of a grid
 */
export declare function Tile(props: TileProps): React.ReactElement;
`;

const CODE = `import { memo, forwardRef, lazy } from 'react';
const Cell = ({ wide = false }) => null;
const RowInner = forwardRef(function Row({ height = 2, ...others }, ref) { return null; });
export const Row = withTheme(memo(RowInner));
Row.Cell = Cell;
export const Icon = observer(({ name = 'dot' }) => null);
`;

let docs: ComponentDoc[];
let root: string;
const find = (name: string) => docs.find((doc) => doc.name === name)!;
const prop = (component: string, name: string): PropDoc =>
  find(component).props.find((one) => one.name === name)!;

beforeAll(async () => {
  root = writeProject(packageFiles('kinds', { 'index.d.ts': TYPES, 'index.js': CODE }));
  ({ docs } = await extractPackage({ root, package: 'kinds', cacheDir: tempDir() }));
}, 30_000);

describe('unions of props', () => {
  test('say in which variant a prop is required, by the literal that tells the variants apart', () => {
    expect(
      find('Picker').props.map(({ name, required, requiredIn }) => [name, required, requiredIn]),
    ).toEqual([
      ['label', false, []],
      ['value', false, ['mode="single"']],
      ['dense', false, []],
      ['mode', true, []],
      ['values', false, ['mode="range" | "many"']],
    ]);
  });

  test('show the types of all variants', () => {
    expect(prop('Picker', 'mode').type).toBe("'single' | 'range' | 'many'");
    expect(prop('Icon', 'src').type).toBe('string');
    expect(prop('Shape', 'kind').type).toBe("'circle' | 'square'");
  });

  test('or by what the others require instead', () => {
    expect(prop('Icon', 'name').requiredIn).toEqual(['without src']);
    expect(prop('Icon', 'src').requiredIn).toEqual(['without name']);
  });

  test('or by several that another variant requires one of, where each requires some', () => {
    const requiredIn = (name: string) => prop('Face', name).requiredIn;
    expect(requiredIn('image')).toEqual(['without icon, text']);
    expect(requiredIn('text')).toEqual(['without image, icon']);
    expect(requiredIn('href')).toEqual(['without image, icon']);
    // One of the others is enough without anything.
    expect(prop('Link', 'href').requiredIn).toEqual([]);
  });

  test('overloads are variants, too', () => {
    expect(prop('Shape', 'radius').requiredIn).toEqual(['kind="circle"']);
    expect(prop('Shape', 'side').requiredIn).toEqual(['kind="square"']);
  });

  test('in the terminal and in Markdown', async () => {
    const form = { json: false, markdown: false, undocumented: false };
    const terminal = await describeApi(root, 'kinds', form);
    expect(terminal.text).toContain(
      'string[] (required with mode="range" | "many", not taken otherwise)',
    );
    expect(terminal.text).toContain('string (required without name)');
    const { text } = await describeApi(root, 'kinds', { ...form, markdown: true });
    expect(text).toContain(
      '`values` (required with `mode="range" \\| "many"`, not taken otherwise)',
    );
    expect(text).toContain('`src` (required without `name`)');
  }, 30_000);
});

describe('kinds of components', () => {
  test('memo, lazy, generic, overloaded, with statics', () => {
    const names = docs.filter(({ kind }) => kind === 'component').map(({ name }) => name);
    expect(names).toEqual([
      'Face',
      'Grid',
      'Icon',
      'Late',
      'Link',
      'Picker',
      'Row',
      'Row.Cell',
      'Shape',
      'Tile',
    ]);
    expect(find('Late').props.map(({ name }) => name)).toEqual(['height']);
    expect(find('Grid').generics.map(({ name }) => name)).toEqual(['Item']);
    expect(prop('Grid', 'items').type).toBe('Item[]');
  });

  test('defaults in code are found through wrappers, and of statics', () => {
    expect(prop('Row', 'height')).toMatchObject({ default: '2', defaultFrom: 'tag' });
    expect(prop('Row.Cell', 'wide')).toMatchObject({ default: 'false', defaultFrom: 'code' });
    expect(prop('Icon', 'name')).toMatchObject({ default: "'dot'", defaultFrom: 'code' });
  });
});

describe('comments', () => {
  test('are inherited where there is none, and where {@inheritDoc} asks for it', () => {
    expect(prop('Tile', 'size')).toMatchObject({ description: 'How large.', default: '3' });
    expect(prop('Tile', 'tone').description).toBe('How loud.');
    expect(prop('Tile', 'place')).toMatchObject({
      description: 'Where it stands.',
      default: "'top'",
    });
  });

  test('of a callback say what it is called with, and what it throws', () => {
    const { description } = prop('Tile', 'onChoose');
    expect(description.split('\n').filter(Boolean)).toEqual([
      'Called with what was chosen.',
      'Not called on mount.',
      '- `value`: what was chosen',
      '- `event`: the event, or none',
      '- returns whether to go on',
      'Throws RangeError when there is none',
      'See [choosing](https://acme.example/choose)',
    ]);
  });

  test('of a component keep remarks, see and throws', () => {
    expect(find('Tile')).toMatchObject({
      description: 'A tile.\n\nNeeds a grid.',
      see: ['Grid'],
      throws: ['Error outside of a grid'],
    });
  });
});

describe('kinds that few libraries have', () => {
  const ODD = `import * as React from 'react';
declare const _default: React.MemoExoticComponent<React.ForwardRefExoticComponent<{ tone?: 'a' | 'b' } & React.RefAttributes<HTMLElement>>>;
export default _default;
export { _default as Fancy };
export declare class Panel extends React.Component<{ title: string; open: boolean }> {
  static defaultProps: { open: boolean };
  static Header: React.FC<{ level?: 1 | 2 }>;
}
export declare const VARIANTS: readonly ['solid', 'ghost'];
export declare const Tag: (props: { variant?: (typeof VARIANTS)[number] }) => React.ReactElement;`;

  test('have one name, their own props, and what they give themselves is optional', async () => {
    const root = writeProject(packageFiles('odd-ui', { 'index.d.ts': ODD, 'index.js': '' }));
    const { docs } = await extractPackage({ root, package: 'odd-ui' });
    expect(docs.map(({ name }) => name)).toEqual([
      'Fancy',
      'Panel',
      'Panel.Header',
      'Tag',
      'VARIANTS',
    ]);
    const [, panel, header] = docs;
    expect(panel!.props.map(({ name, required }) => [name, required])).toEqual([
      ['title', true],
      ['open', false],
    ]);
    expect(header).toMatchObject({ inherits: null, props: [{ name: 'level', inherited: false }] });
    const { text } = await describeApi(root, 'odd-ui', {
      json: false,
      markdown: false,
      undocumented: false,
    });
    expect(text).toContain("variant  (typeof VARIANTS)[number] ('solid' | 'ghost')");
  }, 30_000);
});

describe('a package with a default export alone', () => {
  const read = async (name: string, code: string) => {
    const root = writeProject(
      packageFiles(name, {
        'index.d.ts': `import * as React from 'react';\n${code}`,
        'index.js': '',
      }),
    );
    const { docs } = await extractPackage({ root, package: name });
    return docs.map(({ name: component, imports, props }) => ({
      ...{ component, imports },
      props: props.filter(({ inherited }) => !inherited).map((one) => one.name),
    }));
  };
  test.each([
    [
      'a function with a name',
      'export default function Knob(props: { size?: number }): React.ReactNode;',
      'Knob',
    ],
    [
      'a constant',
      'declare const Knob: React.FC<{ size?: number }>;\nexport default Knob;',
      'Knob',
    ],
    ['a class', 'export default class Knob extends React.Component<{ size?: number }> {}', 'Knob'],
    [
      'one without a name, which the package gives',
      'declare const _default: React.MemoExoticComponent<React.FC<{ size?: number }>>;\nexport default _default;',
      'AcmeKnob',
    ],
  ])('%s', async (_, code, component) => {
    expect(await read('acme-knob', code)).toEqual([
      { component, imports: [{ specifier: 'acme-knob', clause: component }], props: ['size'] },
    ]);
  });

  test('one beside names is none of its own', async () => {
    const code =
      'export declare const Knob: React.FC<{ size?: number }>;\ndeclare const all: { Knob: typeof Knob };\nexport default all;';
    expect((await read('acme-knob', code)).map((one) => one.component)).toEqual(['Knob']);
  });
});

const HANDLES = `import * as React from 'react';
export interface Base<Value> extends HTMLElement { root: Value }
type Resets = Again & { reset: () => void };
interface Again { again(): void }
export interface FormHandle extends Base<string>, Resets {
  /** Looks at all fields. */
  check(fields?: string[]): boolean;
}
export declare const Form: React.ForwardRefExoticComponent<{ name?: string } & React.RefAttributes<FormHandle>>;
export interface Held<Value> { value: () => Value }
export declare function Field(props: { label?: string; of?: Plain; ref?: React.Ref<Held<string> | null> }): React.JSX.Element;
export declare const Box: React.ForwardRefExoticComponent<{ gap?: number } & React.RefAttributes<HTMLDivElement>>;
declare class Timed<P> extends React.Component<P> {
  stop(): void;
}
export declare class Toast extends Timed<{ life?: number }> {
  static create(): Toast;
  static getDerivedStateFromProps(): null;
  /** Shows one. */
  public show(text: string): void;
  protected look(): void;
  private queue;
  componentDidMount(): void;
  render(): React.JSX.Element;
}
export declare class Plain extends React.Component<{ life?: number }> {
  render(): React.JSX.Element;
}
`;

test('a class that is the default of its module goes by its own name', async () => {
  const turner = `import * as React from 'react';
    export default class Turner extends React.Component<{ at?: 1 }> { turn(): void; }`;
  const files = { 'index.d.ts': `export { default as Knob } from './knob';`, 'knob.d.ts': turner };
  const root = writeProject(packageFiles('acme', files));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  const [{ name, ref, types }] = docs as [ComponentDoc];
  expect([name, ref, types[0]?.name]).toEqual(['Knob', 'Turner', 'Turner']);
});

test('what a ref can be told is listed: interfaces of the library, and classes with methods', async () => {
  const root = writeProject(packageFiles('acme', { 'index.d.ts': HANDLES }));
  const { docs } = await extractPackage({ root, package: 'acme', cacheDir: tempDir() });
  const components = docs.filter(({ kind }) => kind === 'component');
  const handle = [
    'interface FormHandle extends Base<string>, Resets {\n  check(fields?: string[]): boolean;\n}',
    'interface Base<Value> extends HTMLElement {\n  root: Value\n}',
    'type Resets = Again & { reset: () => void }',
    'interface Again {\n  again(): void\n}',
  ];
  const timed = 'class Timed {\n  stop(): void;\n}';
  const toast =
    'class Toast extends Timed {\n  static create(): Toast;\n  public show(text: string): void;\n}';
  expect(
    components.map(({ name, ref, types }) => [
      name,
      ref,
      ...types.map(({ definition }) => definition),
    ]),
  ).toEqual([
    ['Box', 'HTMLDivElement'],
    ['Field', 'Held<string>', 'interface Held<Value> {\n  value: () => Value\n}'],
    ['Form', 'FormHandle', ...handle],
    ['Plain', null],
    ['Timed', 'Timed', timed],
    ['Toast', 'Toast', toast, timed],
  ]);
}, 60_000);
