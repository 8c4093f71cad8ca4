import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const many = Array.from({ length: 30 }, (_, i) => `  /** Style ${i}. */ s${i}?: string;`).join(
  '\n',
);

const TYPES = `import * as React from 'react';

export interface Styles {
${many}
  color?: 'red' | 'blue';
}
export interface Open { [key: \`data-\${string}\`]: string; s1?: number }
export interface HtmlSize { htmlSize?: number; onClick?: () => void }
type Distributed<T, K extends keyof any> = T extends unknown ? Omit<T, K> : never;
type Assign<T, U> = Omit<T, keyof U> & U;
type Patched<T> = Distributed<T, 'color'> & HtmlSize;

export interface DialBase { /** Its own. */ color?: number; s2?: boolean }
export interface DialProps extends Assign<
  Patched<React.ComponentPropsWithoutRef<'button'>>,
  Assign<Styles, DialBase>
> {}
/** A dial. */
export declare const Dial: React.FC<DialProps>;

/** What is left of a union is what all of it has. */
export declare const Half: React.FC<Omit<{ a: string; b: number } | { b: string; c: number }, 'c'>>;
type Without<T extends object> = Omit<T, 's1' | "s2">;
type Named<K extends keyof Styles> = Omit<Styles, K>;
type Less<T, U = 's1'> = Omit<T, 's1' | 's3'>;
/** What an alias leaves out. */
export declare const Aliased: React.FC<Without<Styles>>;
export declare const Chosen: React.FC<Named<'s1'>>;
export declare const Lesser: React.FC<Less<Styles>>;
/** Names that nobody wrote. */
export declare const Loose: React.FC<Omit<Open, 's9'>>;
/** Nothing is left out. */
export declare const Whole: React.FC<Omit<Styles, never> & { ref?: React.Ref<HTMLElement> }>;
`;

const root = writeProject(packageFiles('omits', { 'index.d.ts': TYPES }));

const propsOf = async (name: string) => {
  const { docs } = await extractPackage({ root, package: 'omits', cacheDir: tempDir() });
  const { props, ref, rootElement } = docs.find((doc) => doc.name === name)!;
  return { props: new Map(props.map((prop) => [prop.name, prop])), ref, rootElement };
};

test('a component has what an Omit leaves of a long type, and its own in the place of the rest', async () => {
  const { props, rootElement } = await propsOf('Dial');
  expect(props.size).toBe(30 + 3);
  expect(props.get('color')).toMatchObject({ type: 'number', description: 'Its own.' });
  expect(props.get('s2')).toMatchObject({ type: 'boolean' });
  expect(props.get('s3')).toMatchObject({ type: 'string', description: 'Style 3.' });
  expect(props.get('htmlSize')?.type).toBe('number');
  expect(props.has('onClick')).toBe(true);
  expect(rootElement).toBe('button');
});

test('an alias may say what is left out', async () => {
  const names = async (name: string) => [...(await propsOf(name)).props.keys()];
  expect(await names('Aliased')).toEqual(['s0', ...(await names('Whole')).slice(3)]);
  expect(await names('Chosen')).toHaveLength(30);
  expect(await names('Lesser')).toHaveLength(29);
});

test('what the checker alone knows of an Omit is asked of it', async () => {
  expect([...(await propsOf('Half')).props.keys()]).toEqual(['b']);
  expect([...(await propsOf('Loose')).props.keys()]).toEqual(['s1']);
  const whole = await propsOf('Whole');
  expect(whole.props.size).toBe(31);
  expect(whole.ref).toBe('HTMLElement');
});
