import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { makeDoc } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import { withCost } from './with-cost.ts';

const FILES = {
  'package.json': '{"name":"kit","version":"1.0.0","main":"index.js","type":"module"}',
  'index.js': `const base = (value) => 'a text that two of them need' + value;
    export const Dial = () => base(1); export const Knob = () => base(2); export const useDial = () => 3;
    export const useKnob = () => 4; export const useRing = () => 5;`,
};
const root = tempDir();
const dir = path.join(root, 'node_modules/kit');
mkdirSync(dir, { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(dir, name), text);

const doc = (name: string, changes: Partial<ComponentDoc> = {}) =>
  makeDoc({ name, imports: [{ specifier: 'kit', clause: `{ ${name} }` }], ...changes });
const DOCS = [
  doc('Dial'),
  doc('Knob'),
  ...['useDial', 'useKnob', 'useRing'].map((name) => doc(name, { kind: 'hook' })),
];

let places = 0;
const newPlace = () => ({
  root,
  cacheDir: path.join(root, `cache-${(places += 1)}`),
  package: 'kit',
});
const sizes = (docs: ComponentDoc[]) => docs.map(({ cost }) => cost?.minified ?? null);

test('only components say what most of them share', async () => {
  const { docs, problems } = await withCost(DOCS, newPlace());
  expect(problems).toEqual([]);
  const [dial, knob, hook] = docs.map(({ cost }) => cost!);
  expect(dial!.shared.minified).toBeGreaterThan(30);
  expect(dial!.shared.minified).toBeLessThan(dial!.minified);
  expect(knob!.shared).toEqual(dial!.shared);
  expect(hook!.shared).toEqual({ minified: 0, brotli: 0 });
});

test('what cannot be imported has no cost, and nothing is bundled for nothing', async () => {
  const homeless = doc('Dial', { imports: [] });
  const { docs } = await withCost([doc('Knob'), homeless], newPlace());
  expect(docs.map(({ cost }) => cost !== null)).toEqual([true, false]);
  const none = [homeless, doc('DialProps', { kind: 'type' })];
  const place = newPlace();
  expect((await withCost(none, place)).docs).toBe(none);
  expect(await withCost(DOCS, { ...place, package: 'missing' })).toEqual({
    docs: DOCS,
    problems: [],
  });
});

test('what was measured is kept beside the extraction, for the same engine and the same exports', async () => {
  const place = newPlace();
  expect(await withCost(DOCS, place, false)).toEqual({ docs: DOCS, problems: [] });
  const { docs } = await withCost(DOCS, place);
  const names = readdirSync(place.cacheDir);
  expect(names).toEqual([expect.stringMatching(/^cost-kit-[\w-]{8}\.json$/)]);
  const file = path.join(place.cacheDir, names[0]!);
  expect((await withCost(DOCS, place, false)).docs).toEqual(docs);
  expect((await withCost(DOCS.slice(1), place, false)).docs).toEqual(DOCS.slice(1));
  const entry = readJson<{ costs: [string, { minified: number }][] }>(file)!;
  const change = (changes: object) => writeJson(file, { ...entry, ...changes });
  entry.costs[0]![1].minified = 99_999;
  change({});
  expect(sizes((await withCost(DOCS, place)).docs)[0]).toBe(99_999);
  change({ engine: 'another' });
  expect(sizes((await withCost(DOCS, place, false)).docs)[0]).toBeNull();
});

test('an answer that is used again is noted as used', async () => {
  const place = newPlace();
  await withCost(DOCS, place);
  const file = path.join(place.cacheDir, readdirSync(place.cacheDir)[0]!);
  utimesSync(file, 1, 1);
  await withCost(DOCS, place, false);
  expect(statSync(file).mtimeMs).toBeGreaterThan(1_000_000);
});

test('why nothing can be measured is told on one line, with the place', async () => {
  const file = path.join(dir, 'broken.js');
  writeFileSync(file, 'export const = ;\n'.repeat(3));
  const broken = doc('Dial', { imports: [{ specifier: 'kit/broken.js', clause: '{ Dial }' }] });
  const { docs, problems } = await withCost([broken], newPlace());
  expect(docs).toEqual([broken]);
  expect(problems).toMatchObject([{ code: 'cost-unknown', severity: 'warning' }]);
  expect(problems[0]!.message).toMatch(
    /^What imports of kit add to a bundle cannot be measured: \S.* \(.*broken\.js(?::\d+)?\)$/,
  );
});
