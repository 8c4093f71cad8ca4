import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VitrineError } from '../base/errors.ts';
import { formatJavaScript } from './format-code.ts';
import { formatKey, knowNoFormats } from './format-files.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'format-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const CODE = `import * as React from "react"
export default function Demo( ) {
  const [open,setOpen]=React.useState( false ), text = "it's"
  const label = open ? text.toUpperCase().replaceAll("'", "").concat("open") : { 'aria-label': text, b: 1 }.b
  return <button type="button" disabled={ !open } onClick={()=>setOpen((before)=>!before)} aria-label="Open or close">{label}</button>
}
`;

/** Formats with the project's configuration, and by Prettier itself with the same options. */
async function formatBoth(options: object): Promise<[string, string]> {
  writeFileSync(path.join(dir, '.prettierrc.json'), JSON.stringify(options));
  const own = await formatJavaScript(CODE, path.join(dir, 'a.tsx'));
  return [own, await format(CODE, { ...options, parser: 'babel' })];
}

describe('the key of a project’s formatting', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);

  it.each([
    '.editorconfig',
    '.prettierrc',
    '.prettierrc.json',
    '.prettierrc.yml',
    '.prettierrc.toml',
    'prettier.config.mjs',
    'prettier.config.ts',
  ])('changes with %s, here or in a folder above', (name) => {
    const site = path.join(dir, 'site');
    mkdirSync(site);
    const before = [formatKey(dir), formatKey(site)];
    write(name, 'one');
    const first = [formatKey(dir), formatKey(site)];
    write(name, 'two');
    const second = [formatKey(dir), formatKey(site)];
    for (const at of [0, 1]) expect(new Set([before[at], first[at], second[at]]).size).toBe(3);
    expect(formatKey(site)).toBe(second[1]);
  });

  it('changes with a manifest only where that speaks of formatting', () => {
    const before = formatKey(dir);
    write('package.json', '{ "name": "one" }');
    expect(formatKey(dir)).toBe(before);
    write('package.json', '{ "prettier": { "semi": false } }');
    expect(formatKey(dir)).not.toBe(before);
  });
});

describe('the configuration of Prettier', () => {
  it.each([
    {},
    { singleQuote: true, jsxSingleQuote: true, semi: false },
    { printWidth: 50, useTabs: true, trailingComma: 'none', arrowParens: 'avoid' },
    { tabWidth: 4, bracketSpacing: false, bracketSameLine: true, quoteProps: 'consistent' },
    { objectWrap: 'collapse', singleAttributePerLine: true, experimentalOperatorPosition: 'start' },
    // Those that only Prettier has.
    { experimentalTernaries: true, printWidth: 60 },
    { endOfLine: 'auto' },
    { insertPragma: true },
    // What is no matter of JavaScript is handed to no other program.
    { proseWrap: 'always', overrides: [], vueIndentScriptAndStyle: true },
  ])('is followed: %j', async (options) => {
    const [own, expected] = await formatBoth(options);
    expect(own).toBe(expected);
  });

  it('is that of the editor where there is no other', async () => {
    writeFileSync(path.join(dir, '.editorconfig'), 'root = true\n[*]\nindent_style = tab\n');
    expect(await formatJavaScript(CODE, path.join(dir, 'a.tsx'))).toContain('\n\tconst [open');
  });

  it('needs Prettier where it is more than the editor’s settings', async () => {
    // Found by nobody, as nothing is installed in or above a folder of its own.
    writeFileSync(path.join(dir, '.editorconfig'), 'root = true\n[*]\nindent_style = tab\n');
    await expect(formatJavaScript('a  (b)', path.join(dir, 'a.ts'))).resolves.toBe('a(b);\n');
  });

  it('is left alone where no Prettier can be loaded and only an editor has settings', async () => {
    const known = knowNoFormats(dir);
    known.prettier.set(dir, path.join(dir, 'gone.mjs'));
    const file = path.join(dir, 'a.tsx');
    writeFileSync(path.join(dir, '.editorconfig'), 'root = true\n[*]\nindent_style = tab\n');
    expect(await formatJavaScript('if (a) b( )', file, known)).toBe('if (a) b();\n');
    writeFileSync(path.join(dir, '.prettierrc'), '{}');
    const fresh = { ...knowNoFormats(dir), prettier: known.prettier };
    await expect(formatJavaScript('b( )', file, fresh)).rejects.toThrow('gone.mjs');
  });

  it('is reported where it cannot be read', async () => {
    writeFileSync(path.join(dir, '.prettierrc.json'), '{ semi');
    const made = formatJavaScript(CODE, path.join(dir, 'a.tsx'));
    await expect(made).rejects.toThrow(VitrineError);
    await expect(made).rejects.toThrow(/\.prettierrc\.json/);
  });
});

it('says where code does not parse', async () => {
  const made = formatJavaScript('const a = "äöü 😀";\n\nlet b = ;\n', path.join(dir, 'a.tsx'));
  await expect(made).rejects.toMatchObject({ loc: { line: 3 } });
});

it('looks once for the Prettier of a folder', async () => {
  writeFileSync(path.join(dir, '.prettierrc.json'), '{}');
  const known = knowNoFormats(dir);
  await formatJavaScript('a()', path.join(dir, 'a.tsx'), known);
  expect(known.prettier.get(dir)).toMatch(/prettier/);

  const other = path.join(dir, 'prettier.mjs');
  writeFileSync(other, 'export default { resolveConfig: async () => ({ semi: false }) };');
  known.prettier.set(dir, other);
  expect(await formatJavaScript('a();', path.join(dir, 'b.tsx'), known)).toBe('a()\n');
});

it('finds the configuration of a folder within the site, and of those above it', async () => {
  const known = knowNoFormats(dir);
  const formatIn = (folder: string) =>
    formatJavaScript('a("b");', path.join(dir, folder, 'a.tsx'), known);
  mkdirSync(path.join(dir, 'content/own'), { recursive: true });
  mkdirSync(path.join(dir, 'content/plain'));
  writeFileSync(path.join(dir, '.prettierrc.json'), '{ "semi": false, "singleQuote": true }');
  writeFileSync(path.join(dir, 'content/own/.prettierrc.json'), '{ "singleQuote": true }');
  expect(await formatIn('content/plain')).toBe("a('b')\n");
  expect(await formatIn('content/own')).toBe("a('b');\n");
  expect(known.files.get(path.join(dir, 'content/own'))).toEqual([
    path.join(dir, 'content/own/.prettierrc.json'),
    path.join(dir, '.prettierrc.json'),
    ...known.files.get(path.dirname(dir))!,
  ]);
});

describe('options', () => {
  const SEMI = 'a();\n';
  const NO_SEMI = 'a()\n';
  /** The texts of files in two folders, of which the second has been configured after the first was formatted. */
  async function formatTwo(name: string, [first, second]: [string, string], own = false) {
    const known = knowNoFormats(dir);
    for (const folder of ['one', 'two']) mkdirSync(path.join(dir, folder));
    writeFileSync(path.join(dir, name), first);
    const one = await formatJavaScript('a()', path.join(dir, 'one/a.jsx'), known);
    writeFileSync(path.join(dir, own ? 'two' : '', name), second);
    return [one, await formatJavaScript('a()', path.join(dir, 'two/b.jsx'), known)];
  }

  it.each(['.prettierrc', '.prettierrc.json', '.prettierrc.json5'])(
    'are read once for all files that %s is for',
    async (name) => {
      const texts: [string, string] = ['{ "semi": false }', '{ "semi": true }'];
      expect(await formatTwo(name, texts)).toEqual([NO_SEMI, NO_SEMI]);
    },
  );

  it.each([
    ['.prettierrc.yaml', ['semi: false', 'semi: true']],
    ['.prettierrc.toml', ['semi = false', 'semi = true']],
  ] as const)('are read once from %s', async (name, [first, second]) => {
    expect(await formatTwo(name, [first, second])).toEqual([NO_SEMI, NO_SEMI]);
  });

  it('are others in a folder with its own', async () => {
    const texts: [string, string] = ['{ "semi": false }', '{ "semi": true }'];
    expect(await formatTwo('.prettierrc', texts, true)).toEqual([NO_SEMI, SEMI]);
  });

  it('are read for each file where names matter', async () => {
    const text = '{ "overrides": [{ "files": "b.*", "options": { "semi": false } }] }';
    expect(await formatTwo('.prettierrc', [text, text])).toEqual([SEMI, NO_SEMI]);
  });

  it('are read for each file where code says them', async () => {
    const text = 'export default { overrides: [{ files: "b.*", options: { semi: false } }] };';
    expect(await formatTwo('prettier.config.mjs', [text, text])).toEqual([SEMI, NO_SEMI]);
    mkdirSync(path.join(dir, 'node_modules/rules'), { recursive: true });
    writeFileSync(path.join(dir, 'node_modules/rules/index.mjs'), text);
    writeFileSync(
      path.join(dir, 'node_modules/rules/package.json'),
      '{ "name": "rules", "exports": "./index.mjs" }',
    );
    for (const name of ['prettier.config.mjs', 'one', 'two'])
      rmSync(path.join(dir, name), { recursive: true });
    expect(await formatTwo('.prettierrc', ['"rules"', '"rules"'])).toEqual([SEMI, NO_SEMI]);
  });
});
