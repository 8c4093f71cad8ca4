import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areSame, describeInputs, noteModules } from './inputs.ts';

let top: string;
let root: string;
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  root = path.join(top, 'docs');
  write('docs/content/a.md', 'a');
  write('ui/package.json', '{}');
  write('ui/src/index.ts', 'export {}');
  write('ui/styles/a.css', 'a');
});
afterEach(() => rmSync(top, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
  writeFileSync(path.join(top, file), text);
}
const at = (file: string) => path.join(top, file);
const folders = () => ({ root, engine: at('engine') });
const describe = (modules: string[], watched: string[] = []) =>
  describeInputs(folders(), new Set(modules.map(at)), new Set(watched.map(at)));

it('notes the modules that are neither the site’s, nor the engine’s, nor installed', () => {
  const ids = ['ui/src/index.ts?imports', 'docs/a.ts', 'engine/b.ts', 'engine2/c.ts'].map(at);
  const more = [at('ui/node_modules/kit/index.js'), '\0virtual', 'relative.ts'];
  const found = new Set<string>();
  const plugin = noteModules(folders(), found) as unknown as { generateBundle: () => void };
  plugin.generateBundle.call({ getModuleIds: () => [...ids, ...more] } as never);
  expect([...found]).toEqual([at('ui/src/index.ts'), at('engine2/c.ts')]);
});

it('has linked packages, and files that plugins have read', () => {
  write('data/list.json', '[]');
  const found = describe(
    ['ui/src/index.ts'],
    ['docs/content/a.md', 'data/list.json', 'data/gone.json', 'docs/b.json'],
  );
  expect(found).toMatchObject({
    files: [at('data/list.json'), at('ui/src/index.ts')],
    ...{ packages: [at('ui')], prose: true },
  });
  expect(describe(['ui/src/index.ts'], ['docs/content/a.txt', 'data/a.md']).prose).toBe(false);
  expect(describe([])).toMatchObject({ files: [], packages: [], prose: false });
});

it('does not depend on the order in which modules are found, nor needs them to be of a package', () => {
  write('set/package.json', '{}');
  const found = describe(['ui/src/index.ts', 'set/b.ts', 'loose/a.ts', 'set/a.ts']);
  expect(found.packages).toEqual([at('set'), at('ui')]);
  expect(found.files).toEqual(['loose/a.ts', 'set/a.ts', 'set/b.ts', 'ui/src/index.ts'].map(at));
});

it('is the same until one of them changes, comes or goes', () => {
  const inputs = describe(['ui/src/index.ts'], ['docs/content/a.md']);
  const changes = (file: string, text: string) => {
    const before = describe(['ui/src/index.ts'], ['docs/content/a.md']);
    expect(areSame(root, before)).toBe(true);
    write(file, text);
    return !areSame(root, before);
  };
  expect(areSame(root, inputs)).toBe(true);
  expect(areSame(root, undefined)).toBe(true);
  expect(changes('ui/src/index.ts', 'export const a = 1;')).toBe(true);
  expect(changes('ui/styles/a.css', 'b')).toBe(true);
  expect(changes('ui/more.scss', 'c')).toBe(true);
  expect(changes('docs/content/b.md', 'b')).toBe(true);
  // What no key follows, or another one does.
  expect(changes('ui/src/other.ts', '')).toBe(false);
  expect(changes('ui/node_modules/kit/a.css', '')).toBe(false);
  expect(changes('ui/.cache/a.css', '')).toBe(false);
  expect(changes('docs/content/c.txt', '')).toBe(false);
  const without = describe(['ui/src/index.ts']);
  write('docs/content/a.md', 'other');
  expect(areSame(root, without)).toBe(true);
  rmSync(at('ui/src/index.ts'));
  expect(areSame(root, without)).toBe(false);
});
