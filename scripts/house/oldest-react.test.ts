import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run.mjs';
import { listFiles } from './files.mjs';
import { ENGINE } from './limits.mjs';

const engine = path.join(ROOT, ENGINE);
const oldest = createRequire(import.meta.url)('react-oldest') as { version: string };

/** What a module imports from React besides types. */
function listImported(text: string): string[] {
  return [...text.matchAll(/\bimport\s+(?:\w+,\s*)?\{([^}]*)\}\s*from\s+['"]react['"]/g)]
    .flatMap(([, names]) => names!.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
    .filter((name) => name !== '' && !name.startsWith('type '));
}

test('the engine asks React for nothing that the oldest version it allows does not have', () => {
  const { peerDependencies } = JSON.parse(
    readFileSync(path.join(engine, '../package.json'), 'utf8'),
  ) as { peerDependencies: Record<string, string> };
  expect(peerDependencies['react']).toBe(`>=${oldest.version.split('.')[0]}`);
  expect(oldest.version).toMatch(/\.0\.0$/);

  const sources = listFiles(engine).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const imported = sources
    .filter((file) => !file.includes('/fixtures/'))
    .flatMap((file) =>
      listImported(readFileSync(path.join(engine, file), 'utf8')).map((name) => ({ file, name })),
    );
  expect(imported.length).toBeGreaterThan(50);
  expect(imported.filter(({ name }) => !(name in oldest))).toEqual([]);
});
