import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import type { FormatOptions } from './format-files.ts';
import { openJavaScriptStore } from './javascript-store.ts';

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'javascript-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const formats = () => path.join(dir, 'cache/formats.json');

/** The JavaScript of a file, as another build makes it. */
async function translate(file: string) {
  const store = openJavaScriptStore(dir, path.join(dir, 'cache'), 'engine');
  const code = await store.translate('let a: string = "b";', file);
  store.save(100);
  return code;
}

it('asks Prettier for what it says of all files once, and again when that changes', async () => {
  writeFileSync(path.join(dir, '.prettierrc.json'), '{ "singleQuote": true }');
  mkdirSync(path.join(dir, 'cache'));
  expect(await translate('a.ts')).toBe("let a = 'b';\n");
  // What a build would not say that asks for it.
  const kept = readJson<[string, FormatOptions][]>(formats())!;
  writeJson(
    formats(),
    kept.map(([key, options]) => [key, { ...options, semi: false }]),
  );
  expect(await translate('b.ts')).toBe("let a = 'b'\n");
  writeFileSync(path.join(dir, '.prettierrc.json'), '{ "singleQuote": true, "tabWidth": 4 }');
  expect(await translate('c.ts')).toBe("let a = 'b';\n");
  expect(readJson(formats())).toHaveLength(2);
});

it('keeps nothing of what holds for some files alone', async () => {
  const rules = { overrides: [{ files: 'a.ts', options: { singleQuote: true } }] };
  writeFileSync(path.join(dir, '.prettierrc.json'), JSON.stringify(rules));
  expect(await translate('a.ts')).toBe("let a = 'b';\n");
  expect(await translate('b.ts')).toBe('let a = "b";\n');
  expect(readJson(formats())).toBeNull();
});
