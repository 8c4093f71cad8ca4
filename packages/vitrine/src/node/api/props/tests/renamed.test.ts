/** Props that a mapped type renames have the words of those that they are. */
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../../fixtures/install.ts';

const TYPES = `import * as React from 'react';
interface Own { /** How large. @default 'md' */ size?: 'sm' | 'md'; tone?: string; onClick?: () => void }
type Prefixed<T> = { [K in keyof T as \`$\${string & K}\`]: T[K] };
type Other<T> = { [K in keyof T as \`with\${Capitalize<string & K>}\`]: { of: T[K] } };
type Named<T, Before extends string, After> = { [K in keyof T as \`\${Before}\${Capitalize<K & string>}\${After}\`]: T[K] };
declare const names: { size: 'dimension' };
export declare const Generic: React.FC<Prefixed<Own>>;
export declare const Given: React.FC<Named<{ /** How wide. */ width: number }, 'min', 'Px'>>;
export declare const GivenTwo: React.FC<Named<{ /** How wide. */ width: number }, 'min' | 'max', 'Px'>>;
export declare const Plain: React.FC<{ [K in keyof Own as \`_\${Capitalize<K>}\`]: Own[K] }>;
export declare const Native: React.FC<Prefixed<Pick<React.HTMLAttributes<Element>, 'title'>>>;
export declare const Changed: React.FC<Other<Own>>;
export declare const Looked: React.FC<{ [K in keyof typeof names as (typeof names)[K]]: Own[K] }>;
type Tabled<T, Names extends Record<keyof T, string>> = { [K in keyof T as \`x\${Capitalize<(Names[K])>}\`]: T[K] };
export declare const LookedGeneric: React.FC<Tabled<Pick<Own, 'size'>, { size: 'dimension' }>>;
declare const keys: { of: 'size'; tone: number };
export declare const Mended: React.FC<{ [K in keyof typeof keys as (typeof keys)[K] & string]: Own[(typeof keys)[K] & string] }>;
export declare const Others: React.FC<{ [K in 'tone' | 'size' as K extends 'tone' ? \`of\${K}\` : K]: Own[K] }>;`;

test('props that a mapped type renames have the words of those that they are', async () => {
  const root = writeProject(packageFiles('kit', { 'index.d.ts': TYPES }));
  const { docs } = await extractPackage({ root, package: 'kit', cacheDir: tempDir() });
  const rows = docs.map(({ name, props }) => [
    name,
    ...props.map((one) => `${one.name}: ${one.type} = ${one.default}. ${one.description}`),
  ]);
  expect(rows).toEqual([
    [
      'Changed',
      'withOnClick: { of: (() => void) | undefined; } = null. ',
      "withSize: { of: 'md' | 'sm' | undefined; } = null. ",
      'withTone: { of: string | undefined; } = null. ',
    ],
    [
      'Generic',
      "$size: 'sm' | 'md' = 'md'. How large.",
      ...['$tone: string = null. ', '$onClick: () => void = null. '],
    ],
    ['Given', 'minWidthPx: number = null. How wide.'],
    ['GivenTwo', 'maxWidthPx: number = null. ', 'minWidthPx: number = null. '],
    ['Looked', "dimension: 'sm' | 'md' = 'md'. How large."],
    ['LookedGeneric', "xDimension: 'sm' | 'md' = 'md'. How large."],
    ['Mended', "size: 'sm' | 'md' = 'md'. How large."],
    ['Native', '$title: string = null. '],
    ['Others', 'oftone: string = null. ', "size: 'md' | 'sm' = null. "],
    [
      'Plain',
      "_Size: 'sm' | 'md' = 'md'. How large.",
      ...['_Tone: string = null. ', '_OnClick: () => void = null. '],
    ],
    ['keys'],
    ['names'],
  ]);
}, 20_000);
