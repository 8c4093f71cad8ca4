/** Types that only a use of the component decides, and types that are not there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../../model/component-doc.ts';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';
import { propsOf } from '../../fixtures/read-props.ts';

const LOST = 'leads nowhere in the published declarations';

async function read(types: string, manifest: object = {}, more: Record<string, string> = {}) {
  const files = { 'index.d.ts': `import * as React from 'react';\n${types}` };
  const root = writeProject({ ...packageFiles('knobs', files, manifest), ...more });
  const { docs, problems } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
  return { docs, said: problems.map(({ message }) => message) };
}

const rowsOf = ({ props }: ComponentDoc) =>
  props.map((prop) => [prop.name, prop.type, prop.values.map(({ text }) => text).join(' ')]);

describe('what a type parameter leaves open', () => {
  test('keeps the words of those props that are written out', async () => {
    const { docs, said } = await read(`
      type Without<T, K extends PropertyKey> = T extends any ? Omit<T, K> : never;
      export declare const Knob: <As extends React.ElementType = 'ul'>(
        props: Without<React.ComponentPropsWithRef<React.ElementType extends As ? 'ul' : As> & {
          /** How. */
          tone?: 'soft' | 'loud';
          wide?: boolean;
        } & { children?: React.ReactNode }, 'as'> & { as?: As },
      ) => React.ReactNode;`);
    expect(said).toEqual([]);
    expect(rowsOf(docs[0]!)).toEqual([
      ['tone', "'soft' | 'loud'", "'soft' 'loud'"],
      ['wide', 'boolean', ''],
      ['children', 'React.ReactNode', ''],
      ['as', 'React.ElementType', ''],
    ]);
    expect(docs[0]!.props[0]!.description).toBe('How.');
  });

  test('of an element that may be any hides none of the props beside it', async () => {
    const { docs, said } = await read(`
      interface Own { /** How. */ tone: 'soft' | 'loud'; wide?: boolean; ref?: 1 }
      type As<T extends React.ElementType, P> = P & Omit<React.ComponentProps<T>, 'as'> & { as?: T };
      type KnobProps<T extends React.ElementType> = As<T, Own>;
      export declare const Knob: React.ForwardRefExoticComponent<
        Omit<KnobProps<React.ElementType<any>>, 'ref'> & React.RefAttributes<HTMLDivElement>>;
      type Rest<T extends React.ElementType> = Omit<React.ComponentPropsWithoutRef<T>, 'tone' | 'as'>;
      type RingProps<T extends React.ElementType> = React.PropsWithChildren<Own & { as?: T }> & Rest<T>;
      export declare const Ring: React.FC<Omit<RingProps<React.ElementType<any>>, 'ref'>>;
      export declare const Free: React.FC<Omit<Own & { [name: string]: unknown }, 'ref'>>;`);
    expect(said).toEqual([]);
    const [free, knob, ring] = docs;
    expect(rowsOf(knob!).slice(0, 2)).toEqual([
      ['tone', "'soft' | 'loud'", "'soft' 'loud'"],
      ['wide', 'boolean', ''],
    ]);
    expect(knob!.props.map(({ name, required }) => `${name} ${required}`)).toEqual([
      'tone true',
      'wide false',
      'as false',
    ]);
    expect(ring!.props.map(({ name }) => name)).toEqual(['tone', 'wide', 'as', 'children']);
    expect(free!.props.map(({ name }) => name)).toEqual(['tone', 'wide']);
  });

  test('names that somebody may add hide none of those that are written', async () => {
    const all = Array.from({ length: 30 }, (_, at) => `p${at}?: ${at};`).join(' ');
    const { docs, said } = await read(`
      interface Open { /** What it says. */ title: string; size?: 'small' | 'large'; [name: string]: any }
      interface Long extends Open { ${all} }
      export declare const Dial: React.ForwardRefExoticComponent<React.PropsWithoutRef<Open> & React.RefAttributes<Element>>;
      export declare const Knob: React.FC<Pick<Open, Exclude<keyof Open, 'ref'>>>;
      export declare const Ring: React.FC<Omit<Long, 'size' | 'p1'>>;
      export declare const Reel: React.FC<Omit<Open & { as?: 'a' }, 'size' | 'p1'> & { on?: 1 }>;`);
    expect(said).toEqual([]);
    const [dial, knob, reel, ring] = docs;
    const open = [
      ['title', 'string', ''],
      ['size', "'small' | 'large'", "'small' 'large'"],
    ];
    expect([rowsOf(dial!), rowsOf(knob!)]).toEqual([open, open]);
    expect(dial!.props[0]).toMatchObject({ description: 'What it says.', required: true });
    expect(ring!.props).toHaveLength(30);
    expect(reel!.props.map(({ name }) => name)).toEqual(['title', 'as', 'on']);
  });

  test('has the props that are left of it as those are written', async () => {
    const types = `import * as React from 'react';
      type Space = 'small' | 'large';
      type Polymorphic<As extends React.ElementType, Own> =
        Own & { as?: As } & Omit<React.ComponentPropsWithoutRef<As>, keyof (Own & { as?: As })>;
      interface Own { gap?: Space; wide?: boolean; title?: 1 }
      type StackProps<As extends React.ElementType = 'div'> = Polymorphic<As, Own> & { ref?: React.ComponentPropsWithRef<As>['ref'] };
      export declare const Row: <As extends React.ElementType = 'div'>(props: Omit<StackProps<As>, 'wide'>) => React.ReactElement;`;
    expect(await propsOf({ 'index.d.ts': types })).toEqual({
      Row: ['as: React.ElementType', 'gap: Space', 'title: 1'],
    });
  }, 20_000);

  test('is no gap where the user of the component fills it in', async () => {
    const { said } = await read(`
      export declare function Open<Props>(props: Props & { own?: 1 }): React.ReactElement;
      export declare function Title<As extends 'h1' | 'h2' = 'h2'>(
        props: { as?: As } & React.JSX.IntrinsicElements[As],
      ): React.ReactElement;
      export declare function Head<As extends 'h1' | 'h2'>(
        props: { as?: As } & React.ComponentPropsWithoutRef<As extends 'h1' ? 'h1' : As>,
      ): React.ReactElement;
      export declare function Item<By extends React.ElementType = 'a'>(
        props: { by?: By } & React.ComponentPropsWithRef<By>,
      ): React.ReactElement;
      type Merged<All extends readonly unknown[]> = All extends readonly [infer One, ...infer Rest]
        ? (One extends { params: unknown } ? One['params'] : {}) & Merged<Rest>
        : {};
      export declare function Chart<All extends readonly unknown[]>(
        props: Merged<All> & { width?: number },
      ): React.ReactElement;
      export declare function Link(props: { href: string }): React.ReactElement;
      export declare function Link<T>(props: { by: React.FC<T> } & T): React.ReactElement;
      export declare const Gone: React.FC<Nowhere>;`);
    expect(said).toEqual(['Gone: part of the props could not be resolved: Nowhere']);
  });
});

describe('values', () => {
  test('of constants in an object, and its keys, in the order of their authors', async () => {
    const { docs } = await read(`
      export declare const Tone: { readonly NONE: 'none'; readonly LOUD: 'loud'; readonly BASS: 'bass' };
      export type Tone = (typeof Tone)[keyof typeof Tone];
      export declare function Knob(props: {
        tone?: Tone;
        plain?: (typeof Tone)['LOUD'];
        key2?: keyof typeof Tone;
      }): React.ReactElement;`);
    expect(rowsOf(docs.find(({ name }) => name === 'Knob')!).map((row) => row[2])).toEqual([
      "'none' 'loud' 'bass'",
      "'loud'",
      "'NONE' 'LOUD' 'BASS'",
    ]);
  });
});

describe('types that are not there', () => {
  test('are named with the package that would bring them', async () => {
    const manifest = { dependencies: { shapes: '1', gone: '1' } };
    const shapes = { 'node_modules/shapes/package.json': '{"name":"shapes","version":"1.0.0"}' };
    const { said } = await read(
      `import { Shape as Shape$1 } from 'shapes';
       import type { Gone } from 'gone/types';
       export declare function Knob(props: { a: Shape$1; b?: Shape$1; c: Gone; d: Nope }): React.ReactElement;`,
      manifest,
      shapes,
    );
    expect(said).toEqual([
      'Knob: "shapes" has no types here, so the type Shape of some props is not known: npm install @types/shapes',
      'Knob: "gone" is not installed, so the type Gone of some props is not known: npm install gone',
      'Knob: the type of the prop "d" is not known: nothing declares "Nope"',
    ]);
  });

  test('do not take the other parts of the props along', async () => {
    const { docs, said } = await read(`
      import type { Missing } from 'missing';
      type Field<T> = { label?: string } & Kept<T> & T & { name: string };
      interface Kept<T> { of?: T; size?: number }
      export declare function Knob(props: { step: number } & Missing): React.ReactElement;
      export declare const Dial: React.FC<React.PropsWithChildren<Field<any>>>;
      export declare class Lamp extends React.Component<Missing & { on?: boolean }> {}
      type Sized = { width: number } | { scale: 1; width?: number };
      export declare function Reel(props: { id: string } & Sized & Missing): React.ReactElement;`);
    expect(docs.map(({ name, props }) => [name, ...props.map((prop) => prop.name)])).toEqual([
      ['Dial', 'label', 'name', 'of', 'size', 'children'],
      ['Knob', 'step'],
      ['Lamp', 'on'],
      ['Reel', 'width', 'scale', 'id'],
    ]);
    expect(docs[3]!.props.map(({ required }) => required)).toEqual([false, false, true]);
    expect(said).toEqual([
      'Dial: props have the type "any", so there may be others than those that are listed',
      'Knob, Lamp, Reel: "missing" leads nowhere in the published declarations, so the type Missing of some props is not known',
    ]);
  });

  test('of paths that only their authors have are named, once for all that comes from there', async () => {
    const { said } = await read(`
      import { Color, Tone } from 'lib/colors';
      import { Size } from 'lib/sizes';
      export declare function Dial(props: { size: Size }): React.ReactElement;
      export declare function Knob(props: { color: Color }): React.ReactElement;
      export declare function Lamp(props: { tone: Tone }): React.ReactElement;`);
    expect(said).toEqual([
      'Dial: "lib/sizes" leads nowhere in the published declarations, so the type Size of some props is not known',
      'Knob, Lamp: "lib/colors" leads nowhere in the published declarations, so types of some props and what comes from there are not known',
    ]);
  });

  test('are no fault where each name in the type of a prop is known', async () => {
    const { docs, said } = await read(`
      import type { Moment } from 'moments';
      export interface Dates { date: Date; moment: Moment }
      export type AnyDate = Dates[keyof Dates];
      export declare function Knob(props: { at: AnyDate | null }): React.ReactElement;`);
    expect(said).toEqual([]);
    expect(rowsOf(docs.find(({ name }) => name === 'Knob')!)).toEqual([
      ['at', 'AnyDate | null', ''],
    ]);
  });

  test('the global namespace of JSX, which React 19 took away, is still known', async () => {
    const { docs, said } = await read(`
      export declare function Knob(props: {
        mark?: JSX.Element;
        all?: JSX.IntrinsicElements['b'];
      }): JSX.Element;`);
    expect(said).toEqual([]);
    expect(rowsOf(docs[0]!).map(([name]) => name)).toEqual(['mark', 'all']);
    const { said: own } = await read(`
      declare global { namespace JSX { interface Element { own: true } } }
      export declare function Knob(props: { mark?: JSX.Element }): React.ReactElement;`);
    expect(own).toEqual([]);
  });
});

test('attributes that a compiler wrote out are those of the element', async () => {
  const types = path.resolve(import.meta.dirname, '../../../../../../../node_modules/@types/react');
  const all = readFileSync(path.join(types, 'index.d.ts'), 'utf8');
  const events = [...new Set(all.match(/(?<=^ {8})on[A-Z]\w+(?=\?: \w+EventHandler<T>)/gm))].slice(
    0,
    120,
  );
  expect(events).toHaveLength(120);
  const list = events.map((name) => `${name}?: unknown;`).join(' ');
  const { docs } = await read(`
    export declare const Knob: (props: { ${list} accept?: string; strokeWidth?: number; own?: 1; /** Said. */ title?: string }) => React.ReactElement;
    export declare const Few: (props: { onFocus?: 1; own?: 1; accept?: string }) => React.ReactElement;`);
  const names = docs.map(
    ({ name, props }) => `${name} ${props.map((prop) => prop.name).join(' ')}`,
  );
  expect(names).toEqual(['Few onFocus own accept', 'Knob own title']);
});

test.each([
  [
    'of the same authors is to be installed',
    '@acme/kit',
    'is not installed',
    ': npm install @acme/elements',
  ],
  ['of others, which may be a folder as they call it, is not', '@dials/kit', LOST, ''],
])(
  'what is missing %s, and told once for all that it is missing in',
  async (_, name, told, remedy) => {
    const component = (each: string) =>
      `export declare const ${each}: React.ForwardRefExoticComponent<JSX.${each} & { own?: 1 }>;`;
    const types = `import * as React from 'react';
    import type { JSX } from '@acme/elements';
    export declare const Lamp: React.FC<import('@acme/elements').LampProps>;
    ${['Dial', 'Knob'].map(component).join('\n')}`;
    const root = writeProject(packageFiles(name, { 'index.d.ts': types }));
    const { problems } = await extractPackage({ root, package: name, cacheDir: tempDir() });
    expect(problems.map(({ message }) => message)).toEqual([
      `Dial, Knob, Lamp: "@acme/elements" ${told}, so types of some props and what comes from there are not known${remedy}`,
    ]);
  },
);

test('a package that is missing in several ways is told once', async () => {
  const { docs, said } = await read(
    `import { Shape, Ring, Size } from 'shapes';
    export declare function Dial(props: { of: Shape; size?: Size }): React.ReactElement;
    export declare function Knob(props: React.ComponentProps<typeof Ring> & { own: 1 }): React.ReactElement;`,
    { dependencies: { shapes: '1' } },
  );
  expect(
    docs
      .map(rowsOf)
      .flat()
      .map(([name]) => name),
  ).toEqual(['of', 'size', 'own']);
  expect(said).toEqual([
    'Dial, Knob: "shapes" is not installed, so types of some props and what comes from there are not known: npm install shapes',
  ]);
});

test('a path that only the settings of its authors know is named where props are to come from it', async () => {
  const { said } = await read(
    `export declare const Knob: React.FC<import('src/knob').KnobProps>;
     export declare const Dial: React.FC<import('there').DialProps>;
     export declare const Lamp: React.FC<any>;
     export declare const Reel: React.FC<{ a?: import('../../src').A; b?: import('./beside.js').B }>;
     export declare const Ring: React.FC<import('../lost').RingProps>;
     export declare const Wave: React.FC<import('@acme/tones/src').WaveProps>;`,
    { dependencies: { there: '1' } },
    { 'node_modules/knobs/beside.d.ts': 'export type Other = 1;' },
  );
  expect(said).toEqual([
    'Dial: "there" is not installed, so props from there are not known: npm install there',
    'Knob: "src/knob" leads nowhere in the published declarations, so props from there are not known',
    'Lamp: props have the type "any", so there may be others than those that are listed',
    'Reel: "../../src" leads nowhere in the published declarations, so the type of the prop "a" is not known',
    'Reel: "./beside.js" exports no B, so the type of the prop "b" is not known',
    'Ring: "../lost" leads nowhere in the published declarations, so props from there are not known',
    'Wave: "@acme/tones/src" leads nowhere in the published declarations, so props from there are not known',
  ]);
}, 20_000);

test('what all props come from is named alone, where it is not installed', async () => {
  const { said } = await read(
    `import { Band } from 'far-kit';
    export type KnobProps<Datum> = Band<Datum> & { ref?: React.Ref<Datum> };
    export declare const Knob: <Datum>(props: KnobProps<Datum>) => React.JSX.Element;`,
    { dependencies: { 'far-kit': '1' } },
  );
  expect(said).toEqual([
    'Knob: "far-kit" is not installed, so what comes from its Band is not listed: npm install far-kit',
  ]);
});
