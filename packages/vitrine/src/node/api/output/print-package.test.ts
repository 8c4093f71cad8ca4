import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { installFixtures } from '../fixtures/install.ts';
import { printPackage, type PackageForm } from './print-package.ts';

let root: string;
let cacheDir: string;
beforeEach(() => {
  root = installFixtures(['plain-ui']);
  cacheDir = path.join(root, '.vitrine');
});
const read = async (form: PackageForm = 'json') => {
  const { text, problems } = await printPackage({ root, package: 'plain-ui', cacheDir }, form);
  return { text: text.toString(), problems };
};
const printedIn = (form: PackageForm) => {
  const name = readdirSync(cacheDir).find((one) => /^printed-/.test(one) && one.endsWith(form))!;
  return path.join(cacheDir, name);
};
/** Puts words of its own into what was printed, as nobody else would print them. */
const mark = (form: PackageForm, from: string, to: string) => {
  const file = printedIn(form);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test.each(['json', 'text'] as const)(
  '%s is printed once, with the same warnings',
  async (form) => {
    const first = await read(form);
    expect(first.problems.map(({ code }) => code)).toContain('unresolved-api');
    const kept = readFileSync(printedIn(form), 'utf8');
    expect(kept.slice(kept.indexOf('\n') + 1)).toBe(first.text);
    // What was read of the package is not asked for again.
    for (const name of readdirSync(cacheDir))
      if (name.startsWith('api-')) rmSync(path.join(cacheDir, name));
    expect(await read(form)).toEqual(first);
    expect(readdirSync(cacheDir).filter((name) => name.startsWith('api-'))).toEqual([]);
  },
  30_000,
);

test('each form has its own text', async () => {
  const json = await read('json');
  expect((await read('text')).text).not.toBe(json.text);
  expect(await read('json')).toEqual(json);
}, 30_000);

test('what a type says by now is printed', async () => {
  const before = await read();
  const types = path.join(root, 'node_modules/plain-ui/index.d.ts');
  const text = readFileSync(types, 'utf8');
  writeFileSync(types, `${text}\nexport declare function useMore(): string;\n`);
  const after = await read();
  expect(before.text).not.toContain('useMore');
  expect(after.text).toContain('useMore');
}, 30_000);

test('a damaged text, or a damaged head, is made anew', async () => {
  const first = await read();
  mark('json', '"description"', '"Description"');
  expect(await read()).toEqual(first);
  mark('json', '"problems"', '"Problems"');
  expect(await read()).toEqual(first);
  writeFileSync(printedIn('json'), '');
  expect(await read()).toEqual(first);
}, 30_000);

test('recorded versions tell since when something is there', async () => {
  const first = await read();
  writeFileSync(path.join(root, 'api-history.jsonl'), 'no line\n');
  await expect(read()).rejects.toMatchObject({ problems: [{ code: 'invalid-history' }] });
  rmSync(path.join(root, 'api-history.jsonl'));
  expect(await read()).toEqual(first);
}, 30_000);

test('where nothing can be written beside what was read, it is printed all the same', async () => {
  const first = await read();
  const place = printedIn('json');
  rmSync(place);
  mkdirSync(path.join(place, 'folder'), { recursive: true });
  expect(await read()).toEqual(first);
  expect(await read()).toEqual(first);
  expect(readdirSync(cacheDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
}, 30_000);
