import { expect, test } from 'vitest';
import { extractPackage } from '../extract-package.ts';
import { packageFiles, tempDir, writeProject } from '../fixtures/install.ts';

const component = (name: string) =>
  `export declare function ${name}(props: { size?: string }): React.ReactElement;`;
const module = (...lines: string[]) => [`import * as React from 'react';`, ...lines].join('\n');

/** Each entry with the import that leads. */
async function importsOf(files: Record<string, string>, manifest = {}) {
  const root = writeProject(packageFiles('knobs', files, manifest));
  const { docs } = await extractPackage({ root, package: 'knobs', cacheDir: tempDir() });
  return docs.map(({ name, imports: [first] }) => `${name} ${first?.specifier} ${first?.clause}`);
}

test('what is passed on as a type alone cannot be imported, wherever that is said', async () => {
  const names = ['Listed', 'Single', 'Knob', 'Brought', 'Deep', 'Deepest'];
  const files = {
    'index.d.ts': `export type * from './star';
      export type { Listed } from './all';
      export { type Single, Knob } from './all';
      export type * as space from './all';
      import type { Brought } from './all';
      export { Brought };
      export * from './more';
      export { Twice } from './star';`,
    'more.d.ts': `export type { Deep } from './all'; export { Deepest } from './deepest';`,
    'deepest.d.ts': `import type { Deepest } from './all'; export { Deepest };`,
    'star.d.ts': module(
      component('Star'),
      component('Twice'),
      'export declare function useStar(): void;',
    ),
    'all.d.ts': module(...names.map(component)),
  };
  expect(await importsOf(files)).toEqual(['Knob knobs { Knob }', 'Twice knobs { Twice }']);
}, 20_000);

test('where a path has the value, that path is what one imports from', async () => {
  const files = {
    'index.d.ts': `export type * from './dial/index'; export type { Knob } from './knob/index';`,
    'dial/index.d.ts': module(component('Dial')),
    'knob/index.d.ts': module(component('Knob')),
    'typed.d.ts': `export type { Dial } from './dial/index';`,
  };
  const exports = {
    '.': './index.d.ts',
    './a-typed': './typed.d.ts',
    './dial': './dial/index.d.ts',
    './knob': './knob/index.d.ts',
  };
  expect(await importsOf(files, { types: undefined, exports })).toEqual([
    'Dial knobs/dial { Dial }',
    'Knob knobs/knob { Knob }',
  ]);
}, 20_000);
