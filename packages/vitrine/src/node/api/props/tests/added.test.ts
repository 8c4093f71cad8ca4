/** Attributes that a library adds to React's own, wherever an element's props come from. */
import { expect, test } from 'vitest';
import { packageFiles, writeProject, tempDir } from '../../fixtures/install.ts';
import { extractPackage } from '../../extract-package.ts';

const TYPES = `import * as React from 'react';
declare module 'react' {
  interface HTMLAttributes<T> { /** What a tool knows it by. */ tooltip?: string; 'data-kit'?: 'a' | 'b' }
}
type Attributes = React.ButtonHTMLAttributes<HTMLButtonElement>;
interface Extends extends Attributes { own?: 1 }
interface Omits extends Omit<Attributes, 'title' | 'tooltip'> { own?: 1 }
type Open<As extends React.ElementType, Own> = Own & { as?: As } & Omit<React.ComponentPropsWithoutRef<As>, keyof Own | 'as'>;
export declare const Chosen: <As extends React.ElementType = 'div'>(props: Open<As, { tooltip?: 'own' }>) => React.ReactElement;
export declare const Alone: React.FC<Attributes>;
export declare const Beside: React.FC<React.ComponentProps<'a'> & { own?: 1 }>;
export declare const Extended: React.FC<Extends>;
export declare const Left: React.FC<Omits>;
export declare const None: React.FC<{ own?: 1 }>;`;

test('attributes that a library adds to those of elements are props of what takes them', async () => {
  const root = writeProject(packageFiles('kit', { 'index.d.ts': TYPES }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.map(({ name, props }) => [name, ...props.map((one) => one.name)].join(' '));
  expect(rows).toEqual([
    'Alone tooltip data-kit',
    'Beside tooltip data-kit own',
    'Chosen data-kit as tooltip',
    'Extended tooltip data-kit own',
    'Left data-kit own',
    'None own',
  ]);
  const chosen = docs.find(({ name }) => name === 'Chosen')!;
  expect(chosen.props.map(({ type }) => type)).toEqual(["'a' | 'b'", 'React.ElementType', "'own'"]);
  expect(docs[0]!.props[0]).toMatchObject({ description: 'What a tool knows it by.', from: null });
}, 20_000);
