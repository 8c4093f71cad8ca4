import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblem, type Problem } from '../base/errors.ts';
import { checkTypes as check, type CheckedDemos } from './check-types.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const NO_DEMOS: CheckedDemos = { files: [], ofAdapter: [], outDir: '', isKnown: () => false };
const checkTypes = (dir: string, files: string[]) => check(dir, files, NO_DEMOS);

/** Everything a site's Markdown can do right and wrong, so that the checker has to start only once. */
const pages: Record<string, string> = {
  'wrong.md': `---
title: Wrong
---

# Wrong

${fence('tsx', `export const a = '…é😀';\n\nexport const b: number = 'one';`)}
- In a list:

  ${fence('ts', `export const c = unknown;`).replaceAll('\n', '\n  ')}
${fence('tsx', 'export const broken = <div>;')}
${fence('ts', `import { missing } from 'no-such-package';\nexport const again: typeof missing = 1;`)}
${fence('js', 'const notTypeScript = unknown;')}
${fence('ts', `export const text: { a: string } = { a: 1 };`)}`,
  'alone.md': `# Alone

${fence('ts', 'const name = 1;\nname.toFixed();')}
${fence('ts', `const name = 'declared once more';\nname.trim();`)}
${fence('ts', `import { App } from './app';\nimport '../app.css';\nexport const app: number = App;`)}
${fence('tsx', `export const element = <p title="x">…</p>;`)}
${fence('ts', `import 'kit/styles.css';\nexport const mode: string = import.meta.env.MODE;`)}
${fence('ts', `import { only } from 'kit';`)}`,
  'marked.md': `# Marked

${fence('ts no-check="shows what fails"', `export const a: number = 'one';`)}
${fence('ts no-check="shows nothing"', 'export const right = 1;')}`,
  'files.md': `# Files

## One

${fence('ts title="theme.ts"', `export const theme = { mode: 'dark' };`)}
${fence('tsx title="app/page.tsx"', `import { theme } from '../theme';\nexport const size: number = theme.mode;`)}
${fence('ts title="theme.ts"', `export const theme = { gap: 8 };`)}
${fence('ts', `import { theme } from './theme';\nexport const gap: number = theme.gap;`)}
## Two

${fence('ts', `import { theme } from './theme';\nexport const anything: Date = theme.gap;`)}
${fence('ts title="../outside.ts"', 'export const inside: number = true;')}`,
  'explained.md': `# Explained

${fence('ts', `declare const a: { b: { c: number } };\nexport const d: { b: { c: string } } = a;`)}`,
  'shown.md': '---\nsource: ../../NOTES.md\n---\n',
  'augments.md': `# Augments

## First

${fence('ts', `import 'kit';\ndeclare module 'kit' {\n  interface Options {\n    extra: string;\n  }\n}`)}
${fence('ts', `import type { Options } from 'kit';\nexport const options: Options = { extra: 'seen' };`)}
## Second

${fence('ts', `import 'kit';\ndeclare module 'kit' {\n  interface Options {\n    extra: number;\n  }\n}`)}
${fence('ts', `import type { Options } from 'kit';\nexport const options: Options = { extra: 'text' };`)}
## Third

${fence('ts', `import type { Options } from 'kit';\nexport const options: Options = { extra: 1 };`)}`,
};

let root = '';
let problems: Problem[] = [];

beforeAll(() => {
  root = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-types-'))), 'site');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('tsconfig.json', '{ "compilerOptions": { "strict": false, "types": [] } }');
  write('node_modules/kit/package.json', '{ "name": "kit", "types": "index.d.ts" }');
  write(
    'node_modules/kit/index.d.ts',
    'export interface Options { own?: string }\nexport const only: 1;\n',
  );
  symlinkSync(
    path.resolve(import.meta.dirname, '../../../../../node_modules/@types'),
    path.join(root, 'node_modules/@types'),
  );
  for (const [file, text] of Object.entries(pages)) write(`content/${file}`, text);
  write('../NOTES.md', `# Notes\n\nText.\n\n${fence('ts', `\nexport const a: number = 'one';`)}`);
  problems = checkTypes(
    root,
    Object.keys(pages).map((file) => `content/${file}`),
  );
}, 60_000);

afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

const report = (file: string) =>
  problems
    .filter((problem) => problem.file === `content/${file}`)
    .sort((a, b) => a.line - b.line)
    .map(formatProblem)
    .join('\n');

it('reports every wrong block at the line of the Markdown file', () => {
  expect(report('wrong.md')).toMatchInlineSnapshot(`
    "content/wrong.md:10 error code-type-error
      The code does not type-check: TS2322: Type 'string' is not assignable to type 'number'.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/wrong.md:16 error code-type-error
      The code does not type-check: TS2693: 'unknown' only refers to a type, but is being used as a value here.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/wrong.md:20 error code-type-error
      The code does not type-check: TS17008: JSX element 'div' has no corresponding closing tag.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/wrong.md:20 error code-type-error
      The code does not type-check: TS1005: '</' expected.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/wrong.md:24 error code-type-error
      The code does not type-check: TS2307: Cannot find module 'no-such-package' or its corresponding type declarations.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/wrong.md:33 error code-type-error
      The code does not type-check: TS2322: Type 'number' is not assignable to type 'string'.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails"."
  `);
  const lines = pages['wrong.md']!.split('\n');
  const at = problems.filter(({ file }) => file === 'content/wrong.md').map(({ line }) => line);
  expect(at.sort((a, b) => a - b).map((line) => lines[line - 1])).toMatchInlineSnapshot(`
    [
      "export const b: number = 'one';",
      "  export const c = unknown;",
      "export const broken = <div>;",
      "export const broken = <div>;",
      "import { missing } from 'no-such-package';",
      "export const text: { a: string } = { a: 1 };",
    ]
  `);
});

it('reports a block of a text from elsewhere in that file', () => {
  const found = problems.filter(({ file }) => file.endsWith('NOTES.md'));
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    "../NOTES.md:7 The code does not type-check: TS2322: Type 'string' is not assignable to type 'number'.",
  ]);
});

it('takes each block for a module of its own, and relative imports for files of the reader', () => {
  expect(report('alone.md')).toBe('');
});

it('leaves a marked block out as long as it fails', () => {
  expect(report('marked.md')).toMatchInlineSnapshot(`
    "content/marked.md:7 error needless-no-check
      The code is marked with no-check, but has no type error
      Remove the marker. If the code is meant to show an error, correct the code."
  `);
});

it('lets the blocks of a section import those that name a file', () => {
  expect(report('files.md')).toMatchInlineSnapshot(`
    "content/files.md:11 error code-type-error
      The code does not type-check: TS2322: Type 'string' is not assignable to type 'number'.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/files.md:31 error code-type-error
      The code does not type-check: TS2322: Type 'boolean' is not assignable to type 'number'.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails"."
  `);
});

it('keeps what a block adds to the types of a package within its section', () => {
  expect(report('augments.md')).toMatchInlineSnapshot(`
    "content/augments.md:32 error code-type-error
      The code does not type-check: TS2322: Type 'string' is not assignable to type 'number'.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".
    content/augments.md:39 error code-type-error
      The code does not type-check: TS2353: Object literal may only specify known properties, and 'extra' does not exist in type 'Options'.
      Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails"."
  `);
});

it('leaves it to a library that it has no declarations, not to what imports others without', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const name of ['plain', 'plainer'])
    for (const [file, text] of Object.entries({
      'package.json': '{}',
      'index.js': 'exports.a = 1;',
    }))
      write(`node_modules/${name}/${file}`, text);
  const imports = ['plain', 'plain/index.js', 'plainer'].map((name) => `import '${name}';`);
  write('untyped.md', fence('ts', imports.join('\n').replaceAll('import ', 'export * from ')));
  const found = check(root, ['untyped.md'], { ...NO_DEMOS, packages: ['plain'] });
  expect(found.map(({ line, message }) => `${line} ${message.split(':')[1]}`)).toEqual([
    '4  TS7016',
  ]);
});

it('explains a message, each step below the one before', () => {
  expect(report('explained.md')).toBe(`content/explained.md:5 error code-type-error
  The code does not type-check: TS2322: Type '{ b: { c: number; }; }' is not assignable to type '{ b: { c: string; }; }'.
    The types of 'b.c' are incompatible between these types.
      Type 'number' is not assignable to type 'string'.
  Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".`);
});

describe('the settings of a site', () => {
  const checkWith = (settings: object, code: string, name = 'tsconfig.json') => {
    writeFileSync(path.join(root, name), JSON.stringify(settings));
    writeFileSync(path.join(root, 'content/alone.md'), fence('ts', code));
    return checkTypes(root, ['content/alone.md']).map(
      ({ file, line, message }) => `${file}:${line} ${message.replace(/.*(TS\d+).*/s, '$1')}`,
    );
  };
  const unchecked = 'export const a: number = [1][0];';

  it('hold for code, but for what a site’s own sources need', () => {
    const compilerOptions = {
      ...{ strict: false, types: [], noUncheckedIndexedAccess: true, noUnusedParameters: true },
      ...{ noUnusedLocals: true, declaration: false, noEmit: false },
      ...{ allowImportingTsExtensions: true, incremental: true, tsBuildInfoFile: 'a.tsbuildinfo' },
    };
    const settings = { compilerOptions, include: ['content/**/*.ts', 'wrong.ts'] };
    writeFileSync(path.join(root, 'content/wrong.ts'), 'export const a: number = true;');
    expect(checkWith(settings, 'export const f = (a: number) => 1;\nconst b = 1;')).toEqual([]);
    expect(checkWith(settings, unchecked)).toEqual(['content/alone.md:2 TS2322']);
    expect(checkWith(settings, 'export const f = (a) => a;')).toEqual([
      'content/alone.md:2 TS7006',
    ]);
  });

  it('are those for code alone where there are such', () => {
    writeFileSync(path.join(root, 'tsconfig.json'), '{ "compilerOptions": { "lib": ["es5"] } }');
    const settings = { compilerOptions: { types: [] } };
    expect(checkWith(settings, 'export const a = new Map();', 'tsconfig.code.json')).toEqual([]);
    rmSync(path.join(root, 'tsconfig.code.json'));
  });

  it('that contradict each other are reported once, in their own name', () => {
    const code = "import 'kit';\ndeclare module 'kit' {}";
    const two = `${code}\n\`\`\`\n\n\`\`\`ts\nexport const a = 1;`;
    const compilerOptions = { types: [], module: 'commonjs', moduleResolution: 'nodenext' };
    expect(checkWith({ compilerOptions }, two)).toEqual(['tsconfig.json:0 TS5110']);
    expect(checkWith({ compilerOptions: { types: [] }, extends: './gone.json' }, two)).toEqual([
      'tsconfig.json:0 TS5083',
    ]);
  });

  it('may be missing', () => {
    rmSync(path.join(root, 'tsconfig.json'));
    const code = "import 'kit';\ndeclare module 'kit' {}\nexport const element = new Map();";
    writeFileSync(path.join(root, 'content/alone.md'), fence('ts', code));
    expect(checkTypes(root, ['content/alone.md'])).toEqual([]);
  });
});

it('has nothing to say of a site without TypeScript, and writes nothing for it', () => {
  writeFileSync(path.join(root, 'content/wrong.md'), fence('js', 'unknown'));
  rmSync(path.join(root, '.vitrine'), { recursive: true });
  expect(checkTypes(root, ['content/wrong.md'])).toEqual([]);
  expect(existsSync(path.join(root, '.vitrine'))).toBe(false);
});
