import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WITH_MOCKS, WITH_REACT } from '../../vitest.config.mjs';
import { ROOT } from '../run.mjs';
import { countFlatFiles, listFiles } from './files.mjs';
import { ENGINE, FLAT_FOLDERS, LIMITS } from './limits.mjs';
import { measureFunctions, measureSources, quantile } from './measure.mjs';

const engine = path.join(ROOT, ENGINE);
const { files, functions } = measureSources(engine);

describe('the engine', () => {
  test('has small modules', () => {
    const lines = files.map((file) => file.lines);
    expect(lines.length).toBeGreaterThan(300);
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(LIMITS.median);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(LIMITS.p90);
  });

  test('has no function that takes more than a window to read', () => {
    expect(functions.length).toBeGreaterThan(1000);
    expect(functions.filter(({ lines }) => lines > LIMITS.longest)).toEqual([]);
  });

  test('names no library', () => {
    const naming = listFiles(engine).filter(
      (file) =>
        !/\.test\.tsx?$|(?:^|\/)fixtures\//.test(file) &&
        /@mui|material-ui|material ui|react-bootstrap|\bmui\b/i.test(
          readFileSync(path.join(engine, file), 'utf8'),
        ),
    );
    expect(naming).toEqual([]);
  });

  test.each([
    // Passes over the lines that follow, from each of many blank ones anew.
    [
      'the beginning of a line',
      /\^\\{1,2}s[*+][^\n]*(?:\/[gisuy]*m[gisuy]*[;,.)]|[`'],\s*'[gisuy]*m)/,
    ],
    // Shares out the blanks in as many ways as there are.
    ['a sign between blanks', /\\s\*\\?[^\sa-z()|]\?\\s\*/],
    ['a bracket between blanks', /\\s\*\\[()]\?\\s\*/],
  ])('looks for %s in time that grows as the text does', (_, slow) => {
    const found = listFiles(engine).filter(
      (file) =>
        !file.includes('.test.') && slow.test(readFileSync(path.join(engine, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});

test.each(FLAT_FOLDERS)('%s: every folder can be taken in at a glance', (dir) => {
  const counts = countFlatFiles(path.join(ROOT, dir));
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(10);
  expect([...counts].filter(([, count]) => count > LIMITS.folder)).toEqual([]);
});

test('every browser test lies in the folder of its subject', () => {
  const tests = listFiles(path.join(ROOT, 'e2e/tests'));
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((file) => !file.includes('/'))).toEqual([]);
});

test('a function is measured from its first line to its last, with those inside it', () => {
  const text = `
export function outer() {
  const inner = () => {
    return 1;
  };
  return [1].map((number) => number + inner());
}
const object = {
  method() {
    return 2;
  },
};
interface Shape { call(): void }
const text = 'no function';
`;
  expect(measureFunctions(text, 'made-up.ts')).toEqual([
    { name: 'outer', lines: 6 },
    { name: 'inner', lines: 3 },
    { name: 'method', lines: 3 },
  ]);
});

test('a quantile lies between two numbers where none is in its place', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9)).toBe(10);
  expect(quantile([], 0.5)).toBe(0);
});

test('unit tests that replace modules share their process with no other', () => {
  const found = ['packages', 'flagship', 'scripts'].flatMap((folder) =>
    listFiles(path.join(ROOT, folder))
      .map((file) => `${folder}/${file}`)
      .filter(
        (file) =>
          /\.test\.tsx?$/.test(file) &&
          /^\s*vi\.(?:do)?[mM]ock\(/m.test(readFileSync(path.join(ROOT, file), 'utf8')),
      ),
  );
  expect(found.sort()).toEqual(WITH_MOCKS);
});

test('tests that build sites by the compiled engine, which loads React, have processes of their own', () => {
  const building = listFiles(path.join(ROOT, 'scripts'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `scripts/${file}`)
    .filter((file) =>
      /^import \{[^}]*\bbuild\b[^}]*\} from 'vitrine';/m.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
  expect(building.length).toBeGreaterThan(2);
  expect(building.filter((file) => !WITH_REACT.includes(file))).toEqual([]);
});
