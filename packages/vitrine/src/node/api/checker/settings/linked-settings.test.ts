import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { extractPackage } from '../../extract-package.ts';
import { writeProject } from '../../fixtures/install.ts';
import { linkedPatterns, listSettings } from './linked-settings.ts';

const json = JSON.stringify;
const settings = (compilerOptions: object) => json({ compilerOptions });
const manifest = (name: string, dependencies: object = {}) =>
  json({ name, exports: './src/index.ts', dependencies, peerDependencies: { react: '*' } });

/** A workspace of `ui`, which is made of `core`, which is made of `base`; each has a link to the others. */
function write(files: Record<string, string>): string {
  const root = writeProject({
    'package.json': '{"workspaces":["ui","core","base"]}',
    'ui/package.json': manifest('ui', { core: '*' }),
    'core/package.json': manifest('core', { base: '*' }),
    'base/package.json': manifest('base', { ui: '*' }),
    ...files,
  });
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  for (const name of ['ui', 'core', 'base'])
    symlinkSync(path.join(root, name), path.join(root, 'node_modules', name));
  return root;
}

const SOURCE = {
  'ui/tsconfig.json': settings({ jsx: 'react-jsx', paths: { '@/*': ['./src/*'] } }),
  'ui/src/index.ts': "export { Dial } from '@/dial';\nexport { Knob } from 'core';",
  'ui/src/dial.tsx': `import type { Common } from 'core';
import type { Size } from '@/size';
export interface DialProps extends Common { size?: Size }
export const Dial = (props: DialProps) => <i>{props.size}</i>;`,
  'ui/src/size.ts': "export type Size = 'own';",
  'core/tsconfig.json': settings({ jsx: 'react-jsx', paths: { '@/*': ['./src/types/*'] } }),
  'core/src/index.ts': "export type { Common } from '@/common';\nexport { Knob } from './knob';",
  'core/src/types/common.ts': `import type { Size } from '@/size';
import type { Tone } from 'base';
/** What all take. */
export interface Common { coreSize: Size; tone?: Tone }`,
  'core/src/types/size.ts': "export type Size = 'of core';",
  'core/src/types/defaults.ts': "export const TONE = 'dark';",
  'core/src/knob.tsx': `import type { Common } from '@/common';
import { TONE } from '@/defaults';
export const Knob = ({ tone = TONE, coreSize }: Common) => <i>{tone}{coreSize}</i>;`,
  'base/tsconfig.json': settings({ baseUrl: './src' }),
  'base/src/index.ts': "export type { Tone } from 'tones/tone';",
  'base/src/tones/tone.ts': "export type Tone = 'light' | 'dark';",
};

async function read(files: Record<string, string>) {
  const { docs, problems } = await extractPackage({ root: write(files), package: 'ui' });
  const rows = docs.map(({ name, props }) => [
    name,
    ...props.map((one) => {
      const taken = one.values.map(({ text }) => text).join();
      return `${one.name}: ${taken}${one.default === null ? '' : ` = ${one.default}`}`;
    }),
  ]);
  return { rows, problems };
}

test('files of a linked package are read with what that calls its files, also where the names are those of others', async () => {
  expect(await read(SOURCE)).toEqual({
    problems: [],
    rows: [
      ['Dial', "size: 'own'", "coreSize: 'of core'", "tone: 'light','dark'"],
      ['Knob', "coreSize: 'of core'", "tone: 'light','dark' = 'dark'"],
    ],
  });
});

test('linked packages count that have names of their own, and the settings of all are followed', () => {
  const root = write(SOURCE);
  const at = (...names: string[]) => names.map((name) => path.join(root, name));
  const dirs = (dir: string) => linkedPatterns(path.join(root, dir)).map((one) => one.dir);
  expect(dirs('ui')).toEqual(at('core', 'base'));
  expect(listSettings(path.join(root, 'ui'))).toEqual(
    at('ui/tsconfig.json', 'core/tsconfig.json', 'base/tsconfig.json'),
  );
  // What all have from above them is known already, and an installed one is read without its settings.
  const shared = settings({ paths: { '@/*': ['./ui/src/*'] } });
  const above = write({ 'tsconfig.json': shared, 'ui/src/index.ts': '' });
  expect(linkedPatterns(path.join(above, 'ui'))).toEqual([]);
  const installed = path.join(
    write({ 'node_modules/kit/package.json': manifest('kit', { core: '*' }), ...SOURCE }),
    'node_modules/kit',
  );
  expect([linkedPatterns(installed), listSettings(installed)]).toEqual([[], []]);
});
