import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { DemoReference } from '../../../shared/page.ts';
import type { LoadedSite } from '../../model/site.ts';
import { listRunnerModules, printImports } from './runner-modules.ts';

const root = mkdtempSync(path.join(tmpdir(), 'runner-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, 'src'));
for (const [file, text] of Object.entries({
  'a.tsx': `import 'of-a'; import './part.ts'; import text from './src/text.txt?raw'; import './look.scss';`,
  'b.tsx': `import 'of-b'; import './part.ts'; import './made.css.ts';`,
  'part.ts': `import 'of-part'; import './a.tsx'; import plain from './src/text.txt';`,
  'made.css.ts': `import 'of-styles';`,
  'look.scss': `@import 'of-sheet';`,
  'src/text.txt': '',
}))
  writeFileSync(path.join(root, file), text);

/** What demos may import, once they are edited. */
function list(demos: (Partial<DemoReference> & { file: string })[], named: string[] = []) {
  const docs = [{ imports: named.map((specifier) => ({ specifier, clause: '' })) }];
  const site = { root, config: {}, api: [{ docs }] } as unknown as LoadedSite;
  return listRunnerModules(site, demos as unknown as DemoReference[]);
}
const JSX = ['react', 'react/jsx-runtime'];

it('has what demos import, they and their files, and what only the bundler can read', () => {
  expect(list([{ file: 'a.tsx' }]).ofDemos).toEqual([
    ...['/look.scss', '/src/text.txt?raw', 'of-a', 'of-part', ...JSX],
  ]);
  expect(list([{ file: 'a.tsx' }, { file: 'b.tsx' }]).ofDemos).toEqual([
    ...['/look.scss', '/made.css.ts', '/src/text.txt?raw', 'of-a', 'of-b', 'of-part', ...JSX],
  ]);
});

it('has nothing of demos that cannot be edited', () => {
  const file = 'a.tsx';
  for (const rest of [
    { hideHeader: true },
    { hideEditButton: true },
    { poster: '/a.png' },
  ] as object[])
    expect(list([{ file, ...rest }])).toEqual({ ofDemos: JSX, ofApis: [] });
});

it('has what API pages name besides, in order', () => {
  expect(list([{ file: 'b.tsx' }], ['of-z', 'of-b', 'react', 'of-c', 'of-z']).ofApis).toEqual([
    ...['of-c', 'of-z'],
  ]);
});

it('imports what can be resolved, and has nothing of types alone', async () => {
  const resolve = (name: string) => {
    // As the bundler does for a subpath that a package exports for types, or not at all.
    if (name === 'kit/types') return Promise.reject(new Error('"./types" is not exported'));
    return Promise.resolve(name === 'csstype' ? null : `/from/${name}`);
  };
  expect(await printImports(['react', 'kit/types', 'csstype'], resolve)).toBe(
    `import * as m0 from "/from/react";
const m1 = {};
const m2 = {};
export const modules = {"react": m0,
"kit/types": m1,
"csstype": m2};`,
  );
});
