import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectLocalFiles } from './local-files.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'local-files-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

it('knows files by what they are, and follows the imports of modules and styles', () => {
  write({
    'a/demo.tsx':
      "import './a.css';\nimport './data.txt';\nimport pic from './p.png';\nimport 'kit';",
    'a/a.css': "@import 'b.css';\n@import 'kit/c.css';\n.a { background: url(p.png) }",
    'a/b.css': '',
    'a/data.txt': "import './none';",
    'a/p.png': 'x\0y',
    // No module means it: only styles name files beside them so.
    'a/kit.ts': '',
  });
  const { files, problems } = collectLocalFiles(root, 'a/demo.tsx');
  expect(problems).toEqual([]);
  const shown = files.map(({ file, kind, imports }) => [file, kind, imports.map((i) => i.target)]);
  expect(shown).toEqual([
    ['a/demo.tsx', 'module', ['a/a.css', 'a/data.txt', 'a/p.png', null]],
    ['a/a.css', 'style', ['a/b.css', null, 'a/p.png']],
    ['a/b.css', 'style', []],
    ['a/p.png', 'binary', []],
    ['a/data.txt', 'text', []],
  ]);
});

it('asks for other names than paths in modules alone: bundlers look for those of styles elsewhere', () => {
  write({
    'demo.tsx': "import '~/a.css';",
    'src/a.css': "@import '~/b.css';",
    'src/b.css': '',
  });
  const asked: string[] = [];
  const { files } = collectLocalFiles(root, 'demo.tsx', (specifier) => {
    asked.push(specifier);
    return specifier.replace('~', 'src');
  });
  expect(asked).toEqual(['~/a.css']);
  expect(files.map(({ file }) => file)).toEqual(['demo.tsx', 'src/a.css']);
});

it('reports a path that leads to no file, with its line, and what does not parse', () => {
  write({
    'demo.tsx': "import './part';\n\nimport './gone';\n",
    'part.ts': 'const = 1;',
    'style.css': '.a { background: url(./gone.png) }',
  });
  const report = (file: string) =>
    collectLocalFiles(root, file).problems.map((each) => `${each.file}:${each.line} ${each.code}`);
  expect(report('demo.tsx')).toEqual(['demo.tsx:3 unresolved-import', 'part.ts:1 demo-syntax']);
  expect(report('style.css')).toEqual(['style.css:1 unresolved-import']);
});

it('texts have neither a byte order mark nor line ends of two kinds, as readers get them', () => {
  write({
    'demo.tsx': "\uFEFFimport './b';\r\nimport './c.css';\r\n",
    'b.ts': '1;\n',
    'c.css': 'a\r\n{}',
  });
  const { files } = collectLocalFiles(root, 'demo.tsx');
  expect(files.map(({ text }) => text)).toEqual([
    "import './b';\nimport './c.css';\n",
    '1;\n',
    'a\n{}',
  ]);
  // Where an import stands, stands in that text.
  expect(files[0]!.imports.map(({ start, end }) => files[0]!.text.slice(start, end))).toEqual([
    "'./b'",
    "'./c.css'",
  ]);
});
