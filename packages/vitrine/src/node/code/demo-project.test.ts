import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { checkTypes } from './check-types.ts';
import { inSource, listDemoSources } from './demo-project.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'demo-project-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

it('is the demos in TypeScript, with what the site and the bundler declare', () => {
  write({
    ...{ 'env.d.ts': '', 'src/a.d.mts': '', 'b.d.ts.txt': '', 'c.ts': '' },
    ...{ 'public/d.d.ts': '', 'out/e.d.ts': '', '.cache/f.d.ts': '', 'node_modules/g.d.ts': '' },
  });
  const demos = ['content/b.tsx', 'content/a.mts', 'content/b.tsx', 'c.jsx', 'd.css', 'e.ts.md'];
  const found = listDemoSources(root, demos, 'out').map((file) => path.relative(root, file));
  expect(found.slice(0, -1)).toEqual([
    ...['content/a.mts', 'content/b.tsx', 'env.d.ts', 'src/a.d.mts'],
  ]);
  expect(found.at(-1)).toMatch(/vite[/\\]client\.d\.ts$/);
});

it('is nothing where no demo is in TypeScript', () => {
  write({ 'env.d.ts': '' });
  expect(listDemoSources(root, [], 'out')).toEqual([]);
  expect(listDemoSources(root, ['content/a.jsx', 'content/b.ts.md'], 'out')).toEqual([]);
});

it('an error is told of the demo, with its line', () => {
  write({ 'content/a.tsx': 'one;\n\nthree;' });
  const report = {
    file: path.join(root, 'content/a.tsx'),
    start: 6,
    end: 7,
    code: 2304,
    text: 'No.',
  };
  expect(formatProblem(inSource(root, report, []))).toContain(
    'content/a.tsx:3 error demo-type-error',
  );
  expect(formatProblem(inSource(root, report, []))).toContain('TS2304: No.');
  expect(inSource(root, report, ['content/a.tsx']).code).toBe('adapter-type-error');
});

it('demos are checked strictly, under the conditions of the bundler, with what it alone can find', () => {
  write({
    'node_modules/kit/package.json': '{"name":"kit","exports":{".":{"own":"./own.d.ts"}}}',
    'node_modules/kit/own.d.ts': 'export declare const own: 1;',
    'content/data.json': '[1]',
    'content/part.ts': 'export const part = 1;',
    'content/demo.tsx': [
      "import { own } from 'kit';",
      "import data from './data.json';",
      "import { part } from './part.ts';",
      "import virtual from 'virtual:kit';",
      'export const list = (a) => [a, own, data.length, part, virtual];',
    ].join('\n'),
  });
  const check = (conditions: string[]) =>
    checkTypes(root, [], {
      ...{ files: ['content/demo.tsx'], outDir: 'dist', conditions },
      isKnown: ({ text }) => text.includes('virtual:kit'),
      ofAdapter: [],
    }).map(({ file, line, message }) => `${file}:${line} ${/TS\d+/.exec(message)?.[0]}`);
  expect(check(['own'])).toEqual(['content/demo.tsx:5 TS7006']);
  expect(check([])).toEqual(['content/demo.tsx:1 TS2307', 'content/demo.tsx:5 TS7006']);
});
