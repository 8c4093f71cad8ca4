/** Values in lower case that hold components. */
import { beforeAll, expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const INDEX = `import * as React from 'react';
type Own = { /** How fast. */ speed?: number; spin?: boolean };
type Spun<Tag extends keyof React.JSX.IntrinsicElements> = React.ForwardRefExoticComponent<
  Omit<React.ComponentPropsWithoutRef<Tag>, keyof Own> & Own & React.RefAttributes<Element>>;
type Taken<A> = { [K in Exclude<keyof A, 'title'>]?: A[K] };
type Changed<A> = { [K in Exclude<keyof A, 'title' | 'speed'>]?: A[K] | null };
export declare const Rest: React.FC<Taken<React.JSX.IntrinsicElements['a'] & Own> & { own?: 1 }>;
export declare const Other: React.FC<Changed<Own>>;
type AllSpun = { [Tag in keyof React.JSX.IntrinsicElements]: Spun<Tag> };
interface Maker extends AllSpun {
  /** Makes any component spin. */
  <P>(component: React.ComponentType<P>): React.ComponentType<P & Own>;
  /** Stops all. */
  stop(): void;
}
export declare const spin: Maker;
export { spin as s };
export declare const Plain: AllSpun;
declare function words(text: TemplateStringsArray): string;
export declare const tagged: { [Tag in keyof React.JSX.IntrinsicElements]: typeof words };
interface Made<P> { (props: P): React.JSX.Element; type: string; props: P; key: null }
declare function makes<P extends object>(styles: P, ...more: P[]): Made<P>;
export declare const styled: { [Tag in keyof React.JSX.IntrinsicElements]: typeof makes };
export declare const few: Pick<AllSpun, 'div' | 'span'>;
export declare const Panel: React.FC<{ a?: 1 }> & AllSpun;
`;
const TAGS = ['a', 'b', 'button', 'div', 'form', 'h1', 'img', 'li', 'nav', 'span'];
const ELEMENTS = `import * as React from 'react';
export declare function makeSpun(tag: string): React.FC;
${TAGS.map((tag) => `export declare const ${tag}: React.FC<{ speed?: number } & React.HTMLAttributes<Element>>;`).join('\n')}
`;
const TURNED = `import * as React from 'react';
export declare const turn: {
  [Tag in keyof React.JSX.IntrinsicElements]: React.FC<{ turns?: number } & React.ComponentProps<Tag>>;
};
`;

let docs: ComponentDoc[];
const named = (name: string) => docs.find((doc) => doc.name === name);

beforeAll(async () => {
  const manifest = {
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './turned': { types: './turned.d.ts', default: './turned.js' },
      './for-elements': { types: './elements.d.ts', default: './elements.js' },
    },
  };
  const files = { 'index.d.ts': INDEX, 'elements.d.ts': ELEMENTS, 'turned.d.ts': TURNED };
  const root = writeProject(packageFiles('kit', files, manifest));
  ({ docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() }));
});

test('are documented by one of them, with the others as its names', () => {
  const doc = named('spin.div')!;
  expect(doc.kind).toBe('component');
  expect(doc.props.map(({ name }) => name)).toEqual(['speed', 'spin']);
  expect(doc.aliases).toContain('spin.span');
  expect(doc.aliases.length).toBeGreaterThan(100);
  expect(doc.imports).toEqual([{ specifier: 'kit', clause: '{ spin }' }]);
  expect([doc.rootElement, doc.file]).toEqual(['div', 'index.d.ts']);
  expect(named('Plain.div')!.props).toHaveLength(2);
  expect(named('turn.div')!.imports).toEqual([{ specifier: 'kit/turned', clause: '{ turn }' }]);
});

test('stay functions where they can be called, with what else they have', () => {
  const doc = named('spin')!;
  expect([doc.kind, doc.aliases]).toEqual(['function', ['s']]);
  expect(doc.signatures.map(({ text }) => text.split('(')[0])).toEqual(['spin<P>', 'spin.stop']);
  expect(named('Plain')).toBeUndefined();
});

test('are none where they are no components, or few, or those of a component', () => {
  expect(docs.map(({ name }) => name).filter((name) => name.includes('.'))).toEqual([
    'Plain.div',
    'forElements.div',
    'spin.div',
    'turn.div',
  ]);
  const kinds = ['tagged', 'styled', 'few'].map((name) => named(name)?.kind);
  expect(kinds).toEqual(['constant', 'constant', 'constant']);
});

test('attributes that a type takes over key by key are those of the element', () => {
  const propsOf = (name: string) => named(name)!.props.map((prop) => prop.name);
  expect([propsOf('Rest'), propsOf('Other')]).toEqual([['own', 'speed', 'spin'], ['spin']]);
});

test('a module that exports one for each element is imported as a whole', () => {
  const { imports, props, aliases } = named('forElements.div')!;
  expect(imports).toEqual([{ specifier: 'kit/for-elements', clause: '* as forElements' }]);
  expect(props.map(({ name }) => name)).toEqual(['speed']);
  expect(aliases).toEqual(TAGS.filter((tag) => tag !== 'div').map((tag) => `forElements.${tag}`));
  expect(named('makeSpun')!.imports[0]!.clause).toBe('{ makeSpun }');
  expect(named('span')).toBeUndefined();
});

test('a module whose path has the name of an export of the package is imported under a name of its own', async () => {
  const exports = {
    '.': { types: './index.d.ts', default: './index.js' },
    './s': { types: './elements.d.ts', default: './elements.js' },
  };
  const files = { 'index.d.ts': INDEX, 'elements.d.ts': ELEMENTS };
  const root = writeProject(packageFiles('kit', files, { exports }));
  const found = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const { imports } = found.docs.find(({ name }) => name === 'sS.div')!;
  expect(imports).toEqual([{ specifier: 'kit/s', clause: '* as sS' }]);
});

const GROUPS = `import * as React from 'react';
export declare const Dial: React.FC<{ max: number }>;
declare const Hand: React.FC<{ length?: number }>;
declare const Tick: (props: { at: number }) => React.JSX.Element;
export declare const slots: {
  Dial: typeof Dial;
  /** What points. */
  Hand: typeof Hand;
  Tick: <Unit>(props: { at: Unit }) => React.JSX.Element;
  Any: (props: { a?: 1 }) => any;
  format: (at: number) => string;
  TICKS: number;
};
export declare const icons: { Dial: React.FC<{ max: number }> };
export declare const texts: { Title: string };
export declare function make(): void;
export declare namespace make { const Made: React.FC<{ own?: 1 }>; }
export * as hands from './hands';
`;
const HANDS = `import * as React from 'react';
export declare const Short: React.FC<{ thick?: boolean }>;
`;

test('components of objects, functions and modules in lower case are theirs, unless they have a name of their own', async () => {
  const files = { 'index.d.ts': GROUPS, 'hands.d.ts': HANDS };
  const root = writeProject(packageFiles('kit', files));
  const found = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const listed = found.docs.map((doc) => [doc.kind, doc.name, doc.aliases].flat().join(' '));
  expect(listed).toEqual([
    'component Dial',
    'component hands.Short',
    'component make.Made',
    'component slots.Hand',
    'component slots.Tick',
    'constant icons',
    'function make',
    'function slots.format',
    'constant texts',
  ]);
  const hand = found.docs.find(({ name }) => name === 'slots.Hand')!;
  expect([hand.description, hand.props.map(({ name }) => name)]).toEqual([
    'What points.',
    ['length'],
  ]);
  expect(hand.imports).toEqual([{ specifier: 'kit', clause: '{ slots }' }]);
});
