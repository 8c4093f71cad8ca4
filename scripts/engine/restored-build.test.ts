import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { build } from 'vitrine';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const CONFIG = {
  title: 'Kit',
  description: 'A library',
  url: 'https://kit.example',
  socialCards: {},
  api: [{ package: 'kit', route: '/api' }],
  pages: [
    { pathname: '/', title: 'Home' },
    { pathname: '/api', title: 'API' },
  ],
};
const MANIFEST = {
  name: 'kit',
  version: '1.0.0',
  type: 'module',
  main: './i.js',
  types: './i.d.ts',
};
const FILES = {
  'node_modules/kit/package.json': JSON.stringify(MANIFEST),
  'node_modules/kit/i.js': `import { createElement } from 'react';
export const Dial = ({ size }) => createElement('b', null, size);`,
  'node_modules/kit/i.d.ts': `import * as React from 'react';
/** Shows a number. */
export declare function Dial(props: { /** Its size. */ size?: number }): React.JSX.Element;`,
  'package.json': '{"type":"module"}',
  'package-lock.json': '{}',
  'vitrine.config.ts': `export default ${JSON.stringify(CONFIG)};`,
  'content/index.md':
    '---\ndescription: The home\n---\n\n# Home\n\n::demo{file=dial.tsx}\n\n::playground{component=Dial}\n\n```tsx\nconst a = 1;\n```\n',
  'content/dial.tsx': `import { Dial } from 'kit';
export default function SmallDial() {
  const size: number = 1;
  return <Dial size={size} />;
}
`,
};

/** Folders of the cache, or its files, that hold what a build makes. */
const MADE = {
  pages: /^pages(?:\.jsonl|\/)/,
  'the API': /^(?:api|ages|cost)-.*\.json$/,
  'bundles and their parts': /^bundles\//,
  playgrounds: /^playgrounds(?:\.json|\/)/,
  'sources of demos': /^(?:sources|javascript|demo-imports|modules)(?:\.json|\/)/,
  'rendered demos': /^demos\.json$/,
  'the runner of edited demos': /^runner\.json$/,
  'social cards': /^(?:cards|fonts)\/|^card-texts\.json$/,
  'the search index': /^search-index\.json$/,
};

let home: string;
const at = (site: string, file = '') => path.join(home, site, file);
const LONG_AGO = new Date('2020-01-01');

/** By file, a number that is another once it was written anew; `markUsed` sets the times of what is kept. */
const listNodes = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll('\\', '/'), statSync(file).ino]),
  );

const readAll = (folder: string) =>
  Object.fromEntries(
    Object.keys(listNodes(folder)).map((file) => [
      file,
      readFileSync(path.join(folder, file), 'base64'),
    ]),
  );

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  home = mkdtempSync(path.join(tmpdir(), 'vitrine-restored-'));
  symlinkSync(MODULES, at('node_modules'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(at('first', file)), { recursive: true });
    writeFileSync(at('first', file), text);
  }
  await build(at('first'));
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('with the cache of another machine a build makes nothing anew, and writes the same', async () => {
  cpSync(at('first'), at('second'), {
    recursive: true,
    filter: (from) => from !== at('first', 'dist'),
  });
  for (const file of Object.keys(listNodes(at('second')))) {
    utimesSync(at('second', file), LONG_AGO, LONG_AGO);
  }
  const before = listNodes(at('second', '.vitrine'));
  await build(at('second'));
  const after = listNodes(at('second', '.vitrine'));
  for (const [what, files] of Object.entries(MADE)) {
    const kept = Object.keys(before).filter((file) => files.test(file));
    expect(kept, `${what} in the cache`).not.toEqual([]);
    expect(
      Object.keys(after).filter((file) => files.test(file) && after[file] !== before[file]),
      `${what} made anew`,
    ).toEqual([]);
    expect(
      kept.filter((file) => !(file in after)),
      `${what} gone`,
    ).toEqual([]);
  }
  expect(readAll(at('second', 'dist'))).toEqual(readAll(at('first', 'dist')));
});
