import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoTextOf, readDemoText } from './demo-text.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'demo-text-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('reads the TypeScript of what a toolbar fetches', () => {
  const code = (name: string) => ({ name, code: `of ${name}`, html: '' });
  const file = (name: string) => ({ ts: code(`${name}.ts`), js: code(`${name}.js`) });
  const files = [file('a'), file('b')];
  const texts = [
    { name: 'a.ts', code: 'of a.ts' },
    { name: 'b.ts', code: 'of b.ts' },
  ];
  const json = (excerpt: unknown) => JSON.stringify({ files, excerpt, project: null });
  expect(demoTextOf(json(null))).toEqual({ excerpt: '', files: texts });
  expect(demoTextOf(json(file('part')))).toEqual({ excerpt: 'of part.ts', files: texts });
});

it('reads a demo with what it imports, names relative to its folder, without pictures', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'content/a/demo.tsx',
    `import '../b.css';\nimport './p.png';\n// #region excerpt\nrun();\n// #endregion\nexport default 1;\n\n`,
  );
  write('content/b.css', '/* #region excerpt */\n.a {}\n/* #endregion */\n');
  write('content/a/p.png', '\0');
  expect(readDemoText(root, './content/a/../a/demo.tsx')).toEqual({
    excerpt: 'run();',
    files: [
      {
        name: 'demo.tsx',
        code: `import '../b.css';\nimport './p.png';\nrun();\nexport default 1;`,
      },
      { name: '../b.css', code: '/* #region excerpt */\n.a {}\n/* #endregion */' },
    ],
  });
  write('content/plain.ts', 'export default 1;\n');
  expect(readDemoText(root, 'content/plain.ts')).toEqual({
    excerpt: '',
    files: [{ name: 'plain.ts', code: 'export default 1;' }],
  });
});
