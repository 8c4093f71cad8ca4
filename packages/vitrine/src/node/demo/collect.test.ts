import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectDemoFiles } from './collect.ts';
import { findUnusedDemos } from './find-unused.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-collect-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
}

it('lists the demos of a site and parses all of its modules', () => {
  write({
    'content/b/b.tsx': 'export default () => null',
    'content/a.jsx': 'export default () => <a />',
    'content/data.ts': 'export const data = 1',
    'content/a.md': '# A',
    'content/types.d.ts': '',
    'vitrine.config.ts': 'export default {}',
    'node_modules/kit/index.tsx': '',
    'dist/assets/shell.js': '',
    '.vitrine/cache.js': '',
    'public/script.js': '',
  });
  const { candidates, analyses } = collectDemoFiles(root);
  expect(candidates).toEqual(['content/a.jsx', 'content/b/b.tsx']);
  expect([...analyses.keys()]).toEqual([
    'content/a.jsx',
    'content/b/b.tsx',
    'content/data.ts',
    'vitrine.config.ts',
  ]);
});

it('leaves the configured output folder out', () => {
  write({ 'build/site/a.js': '', 'build/tool.js': '' });
  expect([...collectDemoFiles(root, './build/site').analyses.keys()]).toEqual(['build/tool.js']);
});

it('works for a site without content', () => {
  expect(collectDemoFiles(root)).toEqual({ candidates: [], analyses: new Map() });
});

it('follows imports from what is shown and from the site, not from what is unused', () => {
  write({
    'content/shown.tsx': `import './parts/direct.js'; import 'react'; import './raw.tsx?raw';`,
    'content/parts/direct.tsx': `import '../transitive';`,
    'content/transitive.tsx': `import './shown';`,
    'content/raw.tsx': '',
    'content/unused.tsx': `import './only-by-unused';`,
    'content/only-by-unused.tsx': '',
    'content/through-data.tsx': '',
    'content/data.ts': `import './through-data';`,
    'theme/provider.tsx': `import '../content/data';`,
  });
  const shown = new Set(['content/shown.tsx']);
  expect(findUnusedDemos(collectDemoFiles(root), shown)).toEqual([
    'content/only-by-unused.tsx',
    'content/unused.tsx',
  ]);
});
