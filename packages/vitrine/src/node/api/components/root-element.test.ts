/** Root elements, attributes of elements, and props of which a part is missing, on one package. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';
import { readKit } from '../props/fixtures/read-kit.ts';

const ROOTS = `import * as React from 'react';
import type { Tags, OwnTags, TagsOrMore } from './helped';

export declare function Own<C extends React.ElementType = 'section'>(props: { as?: C; a?: 1 }): React.JSX.Element;
export declare function Aliased<C extends React.ElementType>(props: { component?: C; a?: 1 }): React.JSX.Element;
export type AliasedProps<A, C extends React.ElementType = 'aside'> = { b?: A; c?: C };
export declare function Faced<C extends React.ElementType>(props: { as?: C; a?: 1 }): React.JSX.Element;
export interface FacedProps<T extends string = 'main', C extends React.ElementType = 'nav'> { t?: T; c?: C }
export declare function Classy<C extends React.ElementType>(props: { as?: C; a?: 1 }): React.JSX.Element;
export declare class ClassyProps<C extends React.ElementType = 'nav'> { c?: C }
export declare function Unsaid<C extends React.ElementType>(props: { as?: C } & React.TableHTMLAttributes<HTMLTableElement>): React.JSX.Element;
export type UnsaidProps<C extends React.ElementType, D extends React.ElementType = 'nav'> = { c?: C; d?: D };
export declare function Alone<C extends React.ElementType>(props: { as?: C; a?: 1 }): React.JSX.Element;
export interface AloneProps { a?: 1 }
export declare function Plain(props: { a?: 1 }): React.JSX.Element;
export type PlainProps<C extends React.ElementType = 'nav'> = { c?: C };

export declare const Drawn: React.ForwardRefExoticComponent<{ level?: 1 } & React.SVGAttributes<SVGSVGElement> & React.RefAttributes<SVGSVGElement>>;
export declare function Curve(props: { level?: 1 } & React.SVGProps<SVGPathElement>): React.JSX.Element;
export declare function Figure(props: { level?: 1 } & React.SVGProps<SVGElement>): React.JSX.Element;

export declare function Labelled<C extends React.ElementType = 'nav'>(props: { tag?: C; a?: 1 }): React.JSX.Element;
type AnyTag = React.ElementType;
type OwnTag = AnyTag;
export declare function Renamed<C extends OwnTag = 'main'>(props: { as?: C; a?: 1 }): React.JSX.Element;
export declare function Wordy<C extends string = 'main'>(props: { as?: C; tag?: React.ElementType; a?: 1 }): React.JSX.Element;

export declare function Choice(props: { as?: 'button'; a?: 1 } | { as: 'a'; href: string }): React.JSX.Element;
export declare function Turned(props: { component: 'a'; href: string } | { component?: 'span' }): React.JSX.Element;
export declare function Several(props: { as?: 'a' | 'b' } | { as?: 'i'; one?: 1 }): React.JSX.Element;
export declare function Mixed(props: ({ as?: 'em' } & { one?: 1 }) | { as: 'b' }): React.JSX.Element;
export declare function Single(props: { as?: 'button'; a?: 1 }): React.JSX.Element;
export declare function Half(props: ({ as?: 'i' } & { as: 'i' }) | { as: 'b' }): React.JSX.Element;
export declare function Needed(props: { as: 'a' } | { as: 'b' }): React.JSX.Element;
export declare function Unnamed(props: { kind?: 'a' } | { kind: 'b' }): React.JSX.Element;
export declare function Numbered(props: { as?: 1 } | { as: 2 }): React.JSX.Element;

export declare function Tagged<T extends keyof React.JSX.IntrinsicElements = 'article'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Named<T extends Tags = 'header'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Second<U, T extends Tags = 'footer'>(props: { u?: U; tag?: T }): React.JSX.Element;
export declare function Small<T extends OwnTags = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Written<T extends 'a' | 'b' = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Worded<T extends string = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Free<T = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Either<T extends TagsOrMore = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Most<T extends Exclude<Tags, 'b'> = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function More<T extends 'x' | Tags = 'a'>(props: { tag?: T; a?: 1 }): React.JSX.Element;
export declare function Untold<T extends Tags>(props: { tag?: T } & React.TableHTMLAttributes<HTMLTableElement>): React.JSX.Element;

export declare function Handled(props: { a?: 1 } & React.TableHTMLAttributes<HTMLTableElement>): React.JSX.Element;
export declare function AnyOne(props: { a?: 1 } & React.HTMLAttributes<HTMLElement>): React.JSX.Element;
export declare function Twice(props: React.HTMLAttributes<HTMLTableElement> & React.HTMLAttributes<HTMLFormElement>): React.JSX.Element;
export declare function Again(props: React.HTMLAttributes<HTMLTableElement> & React.FormHTMLAttributes<HTMLTableElement>): React.JSX.Element;
export declare function Last(props: React.HTMLAttributes<HTMLTableElement>): React.JSX.Element;
export declare function Last(props: React.HTMLAttributes<HTMLFormElement>): React.JSX.Element;
export declare function Loose(props: { onKeyUp?: () => void }): React.JSX.Element;
export declare function Anything(props: any): React.JSX.Element;
`;

/** What a helper in another folder declares as every element has it. */
const TAKEN = `import * as React from 'react';
import type { Helped } from './helpers/helped';
export declare function TakesNone(props: { a?: 1 } & Helped): React.JSX.Element;
export declare function TakesAll(props: { a?: 1 } & Helped & React.HTMLAttributes<HTMLElement>): React.JSX.Element;
export declare function TakesSome(props: { a?: 1 } & Helped & { onKeyUp?: React.KeyboardEventHandler }): React.JSX.Element;
export declare function TakesKeys(props: { a?: 1 } & Helped & Pick<React.HTMLAttributes<HTMLElement>, 'onKeyUp'>): React.JSX.Element;
export declare function TakesRare(props: { a?: 1 } & Helped & Pick<React.HTMLAttributes<HTMLElement>, 'onGotPointerCapture'>): React.JSX.Element;
export type Forwarded2<T, P = {}> = React.ForwardRefExoticComponent<React.PropsWithoutRef<P> & React.RefAttributes<T>>;
export declare function TakesOnce(props: ({ a?: 1 } & Helped) | ({ b?: 1 } & Helped & React.HTMLAttributes<HTMLElement>)): React.JSX.Element;
`;

const PARTS = `import * as React from 'react';
import type { Missing, Gone } from 'nowhere';
type Sized<T> = { size?: T } & Missing;
type Both<A, B> = A & Sized<B> & { tone?: A };
type Round = Round2; type Round2 = { r?: 1 } & Missing & Round;
export declare function PartsOf(props: { step?: number } & Missing): React.JSX.Element;
export declare function PartsIn(props: ({ step?: number } & Missing) & { more?: 1 }): React.JSX.Element;
export declare function PartsNamed(props: Sized<'sm' | 'lg'>): React.JSX.Element;
export declare function PartsGiven(props: Both<{ a?: 1 }, string>): React.JSX.Element;
export declare const PartsVariable: (props: { step?: number } & Missing) => React.JSX.Element;
export declare const PartsFc: React.FC<{ step?: number } & Missing>;
export declare class PartsClass extends React.Component<{ step?: number } & Missing> {}
type Defaulted<T = 1> = { d?: T } & Missing;
export declare function PartsDefault(props: Defaulted): React.JSX.Element;
export declare function PartsRound(props: Round): React.JSX.Element;
export declare function PartsOver(): React.JSX.Element;
export declare function PartsOver(props: { step?: number } & Missing): React.JSX.Element;
export declare class PartsBare { constructor(props: any); render(): React.JSX.Element; setState(): void }
export declare function PartsAll(props: Missing): React.JSX.Element;
export declare function PartsAny(props: any): React.JSX.Element;
export declare const PartsMade: typeof PartsOf;
export declare const PartsCalled: { (props: { step?: number } & Missing): React.JSX.Element; displayName: string };
interface Compound extends React.ForwardRefExoticComponent<{ step?: number } & Missing & React.RefAttributes<object>> {
  Item: React.FC<{ item?: 1 } & Missing>;
}
export declare const PartsCompound: Compound;
type Forwarded<T, P = {}> = React.ForwardRefExoticComponent<React.PropsWithoutRef<P> & React.RefAttributes<T>>;
type Referred = { step?: number; ref?: 1 } & Missing;
export declare const PartsForwarded: Forwarded<object, Referred>;
export declare const PartsImported: import('./taken').Forwarded2<object, Referred>;
declare class Middle<T> extends React.Component<T & { more?: 1 }> {}
export declare class PartsExtended extends Middle<{ step?: number } & Missing> {}
export declare function PartsTaken(props: Omit<React.ComponentProps<typeof PartsIn>, 'more'> & { own?: 1 } & Missing): React.JSX.Element;
export declare function PartsLeft(props: Omit<{ step?: number; a?: 1; b?: 1 } & Missing, 'a' | "b">): React.JSX.Element;
export declare function PartsElement(props: React.ComponentPropsWithRef<typeof Missing> & { own?: 1 }): React.JSX.Element;
export declare function PartsOdd(props: Gone & Missing): React.JSX.Element;
`;

let docs: ComponentDoc[];
beforeAll(async () => {
  const files = {
    'index.d.ts': `export * from './roots/roots';\nexport * from './taken';\nexport * from './parts';`,
    'roots/roots.d.ts': ROOTS,
    'roots/helped.d.ts': `import * as React from 'react';
export type Tags = keyof React.JSX.IntrinsicElements;
export type OwnTags = keyof { a: 1; b: 2 };
export type TagsOrMore = Tags | React.FC;`,
    'helpers/helped.d.ts': 'export interface Helped { className?: string; hidden?: boolean }',
    'taken.d.ts': TAKEN,
    'parts.d.ts': PARTS,
  };
  const root = writeProject(packageFiles('roots-ui', files));
  ({ docs } = await extractPackage({ root, package: 'roots-ui', cacheDir: tempDir() }));
}, 60_000);

const find = (name: string) => docs.find((doc) => doc.name === name || doc.aliases.includes(name))!;
const rootsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, find(name).rootElement]));
const propsOf = (name: string) => find(name).props.map((prop) => prop.name);

describe('the root element', () => {
  test('is told by a prop called tag, and where the library has a name for all elements', () => {
    expect(rootsOf('Labelled', 'Renamed', 'Wordy')).toEqual({
      ...{ Labelled: 'nav', Renamed: 'main', Wordy: null },
    });
    const typeOf = (name: string, prop: string) =>
      find(name).props.find((one) => one.name === prop)?.type;
    expect([typeOf('Labelled', 'tag'), typeOf('Renamed', 'as')]).toEqual([
      ...['React.ElementType', 'OwnTag'],
    ]);
    for (const name of ['Labelled', 'Renamed', 'Wordy']) expect(find(name).polymorphic).toBe(true);
    expect(find('Renamed').types.map((one) => one.name)).toContain('OwnTag');
  });

  test('may be one of a drawing', () => {
    expect(rootsOf('Drawn', 'Curve', 'Figure')).toEqual({
      ...{ Drawn: 'svg', Curve: 'path', Figure: null },
    });
  });

  test('is the default of the type parameter, or of that of the type for the props', () => {
    expect(rootsOf('Own', 'Aliased', 'Faced', 'Classy', 'Unsaid', 'Alone', 'Plain')).toEqual({
      ...{
        Own: 'section',
        Aliased: 'aside',
        Faced: 'nav',
        Classy: null,
        Unsaid: 'table',
        Alone: null,
        Plain: null,
      },
    });
  });

  test('is what a choice has where it is left out', () => {
    expect(rootsOf('Choice', 'Turned', 'Several', 'Mixed')).toEqual({
      ...{ Choice: 'button', Turned: 'span', Several: 'i', Mixed: 'em' },
    });
    expect(rootsOf('Needed', 'Unnamed', 'Numbered', 'Single', 'Half')).toEqual({
      ...{ Needed: null, Unnamed: null, Numbered: null, Single: null, Half: null },
    });
  });

  test('is the default of a type parameter for the names of elements', () => {
    expect(rootsOf('Tagged', 'Named', 'Second', 'Untold')).toEqual({
      ...{ Tagged: 'article', Named: 'header', Second: 'footer', Untold: 'table' },
    });
    expect(rootsOf('Small', 'Written', 'Worded', 'Free', 'Either', 'Most', 'More')).toEqual({
      ...{
        Small: null,
        Written: null,
        Worded: null,
        Free: null,
        Either: null,
        Most: null,
        More: null,
      },
    });
  });

  test('is the one that has the interface which handlers are typed with', () => {
    expect(rootsOf('Handled', 'AnyOne', 'Twice', 'Again', 'Last', 'Loose', 'Anything')).toEqual({
      ...{ Handled: 'table', AnyOne: null, Twice: null, Again: 'table', Last: 'form' },
      ...{ Loose: null, Anything: null },
    });
  });
});

test('what every element has is told of a component that takes nothing else of it', () => {
  const own = (name: string) => propsOf(name).filter((prop) => /^(className|hidden)$/.test(prop));
  expect(own('TakesNone')).toEqual(['className', 'hidden']);
  expect(own('TakesSome')).toEqual(['className', 'hidden']);
  for (const name of ['TakesAll', 'TakesKeys', 'TakesRare', 'TakesOnce'])
    expect(own(name), name).toEqual([]);
});

describe('props of which a part is missing', () => {
  test('are read part by part, however they are written', () => {
    expect(propsOf('PartsOf')).toEqual(['step']);
    expect(propsOf('PartsIn')).toEqual(['step', 'more']);
    expect(propsOf('PartsNamed')).toEqual(['size']);
    expect(propsOf('PartsGiven')).toEqual(['size', 'tone', 'a']);
    expect(propsOf('PartsExtended')).toEqual(['step', 'more']);
    expect(propsOf('PartsElement')).toEqual(['own']);
    for (const name of [
      ...['PartsVariable', 'PartsFc', 'PartsClass', 'PartsMade', 'PartsCalled', 'PartsCompound'],
      ...['PartsForwarded', 'PartsImported', 'PartsLeft'],
    ])
      expect(propsOf(name), name).toEqual(['step']);
    expect(propsOf('PartsDefault')).toEqual(['d']);
    expect(propsOf('PartsRound')).toEqual(['r']);
  });

  test('lack what is taken off on the way', () => {
    expect(propsOf('PartsTaken')).toEqual(['step', 'own']);
  });

  test('are none where nothing is written', () => {
    for (const name of ['PartsOver', 'PartsBare', 'PartsAll', 'PartsAny', 'PartsOdd'])
      expect(propsOf(name), name).toEqual([]);
  });
});

const shared = readKit(`
interface Own { size?: number }
type Props<T extends React.ElementType> = Own & Omit<React.ComponentPropsWithoutRef<T>, keyof Own>;
interface Aside extends React.ComponentPropsWithRef<"aside"> { wide?: boolean }
interface Loop extends Pool {} interface Pool extends Loop, React.HTMLAttributes<HTMLElement> {}
export declare function Card(props: React.ComponentProps<'article'> & Own): React.JSX.Element;
export declare const Banner: React.FC<React.PropsWithChildren<Props<'section'>>>;
export declare const Drawer: React.ForwardRefExoticComponent<Aside & { open?: boolean }>;
export declare class Bar extends React.Component<(Own & React.JSX.IntrinsicElements['nav'])> {}
export declare function Box(props: Own & React.HTMLAttributes<HTMLElement>): React.JSX.Element;
export declare function Knot(props: Loop): React.JSX.Element;
export declare function Bare(props: Own & { boxProps?: React.ComponentProps<'article'> }): React.JSX.Element;
export declare function Link(props: Own & React.ComponentProps<'a'>): React.JSX.Element;
`);

test('of tags that share an interface, the root is the one that props are written for', () => {
  const roots = shared.read.docs.map(({ name, rootElement }) => [name, rootElement]);
  expect(Object.fromEntries(roots)).toEqual({
    ...{ Card: 'article', Banner: 'section', Drawer: 'aside', Bar: 'nav', Link: 'a' },
    ...{ Box: null, Knot: null, Bare: null },
  });
});

const open = readKit({
  'index.d.ts': `import * as React from 'react';
    declare class XKnob extends HTMLElement { by: number }
    export declare function Any(props: React.HTMLAttributes<HTMLElement> & { a?: 1 }): React.JSX.Element;
    export declare function Custom(props: Omit<React.HTMLAttributes<XKnob>, 'title'>): React.JSX.Element;
    export declare function Arrow(props: React.SVGAttributes<SVGSVGElement>): React.JSX.Element;
    export declare function Either(props: React.HTMLAttributes<HTMLElement> | { a: 1 }): React.JSX.Element;
    export declare function Events(props: React.DOMAttributes<HTMLElement>): React.JSX.Element;
    export declare function Few(props: Pick<React.HTMLAttributes<HTMLElement>, 'id' | 'onKeyUp'>): React.JSX.Element;
    export declare function Own(props: { onGotPointerCapture?: 1; suppressHydrationWarning?: boolean }): React.JSX.Element;
    export declare function None(): React.JSX.Element;`,
});

test('attributes are taken whichever element the root is, unless few of them are taken by name', () => {
  const taking = (names: string[]) => names.filter((name) => open.doc(name).takesAttributes);
  expect(taking(['Any', 'Custom', 'Arrow', 'Either', 'Events', 'Few', 'Own', 'None'])).toEqual([
    'Any',
    'Custom',
    'Arrow',
    'Either',
  ]);
});
