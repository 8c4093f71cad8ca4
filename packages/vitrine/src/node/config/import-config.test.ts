import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigThrew, importConfig, listConfigFiles } from './import-config.ts';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-import-'));
const cacheDir = path.join(root, '.vitrine');
const file = path.join(root, 'vitrine.config.ts');
mkdirSync(cacheDir);
afterAll(() => rmSync(root, { recursive: true }));

test('a file that is written while it is compiled is compiled again the next time', async () => {
  // One of these moments lies between its being read and its being recorded.
  for (let moment = 0; moment < 15; moment += 1) {
    writeFileSync(file, `export default 'before ${moment}';`);
    const first = importConfig(file, cacheDir);
    await sleep(moment);
    writeFileSync(file, `export default 'after ${moment}';`);
    await first;
    expect(await importConfig(file, cacheDir), `after ${moment} ms`).toBe(`after ${moment}`);
  }
});

test('a change of anything that it imports is noticed, of a constant too, which bundlers put where it is used', async () => {
  writeFileSync(
    file,
    `import { title } from './title';\nimport more from './more.json';\nexport default [title, more];`,
  );
  writeFileSync(path.join(root, 'title.ts'), `export const title = 'First';`);
  writeFileSync(path.join(root, 'more.json'), '"one"');
  expect(await importConfig(file, cacheDir)).toEqual(['First', 'one']);
  const files = ['more.json', 'title.ts', 'vitrine.config.ts'].map((name) => path.join(root, name));
  expect(listConfigFiles(cacheDir)).toEqual(files);
  writeFileSync(path.join(root, 'title.ts'), `export const title = 'Second';`);
  expect(await importConfig(file, cacheDir)).toEqual(['Second', 'one']);
  writeFileSync(path.join(root, 'more.json'), '"two"');
  expect(await importConfig(file, cacheDir)).toEqual(['Second', 'two']);
  rmSync(path.join(root, 'title.ts'));
  await expect(importConfig(file, cacheDir)).rejects.toThrow('./title');
});

test('JSON may begin with the mark that editors of Windows write', async () => {
  writeFileSync(file, `import words from './words.json';\nexport default words;`);
  writeFileSync(path.join(root, 'words.json'), '\uFEFF{ "title": "A" }');
  expect(await importConfig(file, cacheDir)).toEqual({ title: 'A' });
});

test.each([
  ['const a = 1;\nfor (;;) {\n  if (a > 1) break;\n}\nexport default a;', 2],
  ['import { wait } from "./wait";\nexport default wait();', 2],
  ['export default { title: "A" };\nawait new Promise(() => {});', null],
])('what never ends is stopped, and the line of a loop told: %s', async (code, line) => {
  writeFileSync(
    path.join(root, 'wait.ts'),
    'export const wait = () => {\n  do {} while (true);\n};',
  );
  writeFileSync(file, code);
  const error = await importConfig(file, cacheDir, 1000).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigThrew);
  const { message, at } = error as ConfigThrew;
  expect(message).toBe('it has not ended within 1 seconds');
  expect(at?.line ?? null).toBe(line);
});

test('functions of a configuration that are called later have their own time', async () => {
  writeFileSync(
    file,
    'export default (times: number) => { let sum = 0; for (let i = 0; i < times; i += 1) sum += i; return sum; };',
  );
  const sum = (await importConfig(file, cacheDir, 1000)) as (times: number) => number;
  await sleep(1100);
  expect(sum(1000)).toBe(499_500);
});

test('a compiled configuration that is damaged, or that of a site copied from elsewhere, is compiled again', async () => {
  const module = path.join(cacheDir, 'config.mjs');
  writeFileSync(file, `export default [import.meta.url, 'whole'];`);
  const expected = [pathToFileURL(file).href, 'whole'];
  expect(await importConfig(file, cacheDir)).toEqual(expected);
  for (const damage of [(code: string) => code.replace('whole', 'wh0le'), () => '', () => '[;']) {
    writeFileSync(module, damage(readFileSync(module, 'utf8')));
    await sleep(2);
    expect(await importConfig(file, cacheDir)).toEqual(expected);
  }
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  const copied = path.join(copy, 'vitrine.config.ts');
  expect(await importConfig(copied, path.join(copy, '.vitrine'))).toEqual([
    pathToFileURL(copied).href,
    'whole',
  ]);
  rmSync(copy, { recursive: true });
});

describe('what a configuration throws', () => {
  const thrown = async (source: string, neighbour = '') => {
    writeFileSync(path.join(root, 'neighbour.ts'), neighbour);
    writeFileSync(file, source);
    const error: unknown = await importConfig(file, cacheDir).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigThrew);
    const { message, at, cause } = error as ConfigThrew;
    return { message, cause, at: at && [path.relative(root, at.file), at.line] };
  };

  test('is told with its line, as it was written', async () => {
    const types = `interface Gone {\n  a: string;\n}\n`;
    const source = `${types}const a = 1;\nif (a) throw new Error('no title');\nexport default a;`;
    expect(await thrown(source)).toMatchObject({
      ...{ message: 'no title', at: ['vitrine.config.ts', 5], cause: new Error('no title') },
    });
  });

  test('is told with its line where one line is made of several', async () => {
    const source = `const a: any = 1, b = 2;\na(\n\nb);\nexport default b;`;
    expect(await thrown(source)).toMatchObject({ at: ['vitrine.config.ts', 2] });
  });

  test('is told with the file that it comes from', async () => {
    const neighbour = `type Gone = 1;\nexport function fail(): never {\n\n  throw new Error('from beside');\n}\n`;
    const source = `import { fail } from './neighbour.ts';\nfail();\nexport default 1;`;
    expect(await thrown(source, neighbour)).toMatchObject({ at: ['neighbour.ts', 4] });
  });

  test('has no line where its stack does not go through the site', async () => {
    expect(await thrown(`throw 'a text';\nexport default 1;`)).toMatchObject({
      ...{ message: 'a text', at: null },
    });
    const stackless = `throw Object.assign(new Error('b'), { stack: 'b\\n at :1:1' });`;
    expect(await thrown(`${stackless}\nexport default 1;`)).toMatchObject({ at: null });
  });
});

test('what a configuration imports is compiled with it, and packages are not', async () => {
  writeFileSync(path.join(root, 'neighbour.ts'), `export const a: string = 'first';`);
  writeFileSync(
    file,
    `import path from 'node:path';\nimport { a } from './neighbour.ts';\nexport default path.join(a, 'x');`,
  );
  expect(await importConfig(file, cacheDir)).toBe('first/x');
  const module = path.join(cacheDir, 'config.mjs');
  const written = readFileSync(module, 'utf8');
  expect(written).toContain('"node:path"');
  const { mtimeMs } = statSync(module);
  await sleep(2);
  expect(await importConfig(file, cacheDir)).toBe('first/x');
  expect(statSync(module).mtimeMs, 'left alone').toBe(mtimeMs);
  writeFileSync(path.join(root, 'neighbour.ts'), `export const a: string = 'second';`);
  expect(await importConfig(file, cacheDir)).toBe('second/x');
  rmSync(path.join(root, 'neighbour.ts'));
  await expect(importConfig(file, cacheDir)).rejects.toThrow('neighbour.ts');
});

test('a configuration is run each time it is asked for', async () => {
  writeFileSync(file, `export default process.env.VITRINE_TEST_RUN;`);
  for (const run of ['first', 'second']) {
    process.env.VITRINE_TEST_RUN = run;
    await sleep(2);
    expect(await importConfig(file, cacheDir)).toBe(run);
  }
  delete process.env.VITRINE_TEST_RUN;
});
