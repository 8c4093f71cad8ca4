import {
  statSync,
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, crc32 } from 'node:zlib';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDoc, makeProp } from '../fixtures/docs.ts';
import { tempDir } from '../fixtures/install.ts';
import {
  HISTORY_FILE,
  openHistory,
  parseHistory,
  printHistory,
  readHistory,
  removeUnfinished,
  writeHistory,
} from './history-file.ts';
import { takeSnapshot } from './snapshot.ts';

const version = (number: string, ...props: string[]) =>
  takeSnapshot([makeDoc({ props: props.map((name) => makeProp({ name })) })], {
    name: 'dials',
    version: number,
  });
const VERSIONS = [
  version('1.0.0', 'a'),
  version('1.10.0', 'a', '__proto__'),
  version('2.0.0', 'b'),
];

test('versions come back as they were, in their order, a line each', () => {
  const text = printHistory([...VERSIONS].reverse());
  expect(parseHistory(text, 'x')).toEqual(VERSIONS);
  const lines = text.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  // Only what has changed.
  const { api, ...facts } = JSON.parse(lines[2]!) as Record<string, string>;
  expect(facts).toMatchObject({ package: 'dials', version: '2.0.0' });
  expect(JSON.parse(brotliDecompressSync(Buffer.from(api!, 'base64')).toString())).toMatchObject({
    Knob: { props: { a: null, b: ['number'] } },
  });
});

test('one file holds several packages', () => {
  const other = { ...VERSIONS[0]!, package: 'acme', first: true as const };
  expect(parseHistory(printHistory([...VERSIONS, other]), 'x')).toEqual([other, ...VERSIONS]);
});

test('nothing is recorded without a file, and what is written can be read', () => {
  const root = tempDir();
  expect(readHistory(root)).toEqual([]);
  writeHistory(root, VERSIONS);
  expect(readHistory(root)).toEqual(VERSIONS);
  expect(readdirSync(root)).toEqual([HISTORY_FILE]);
});

test('what cannot be written leaves what was there', () => {
  const root = tempDir();
  writeHistory(root, VERSIONS);
  const before = readFileSync(path.join(root, HISTORY_FILE), 'utf8');
  // In the place of the temporary file.
  mkdirSync(path.join(root, `${HISTORY_FILE}.${process.pid}.tmp`, 'x'), { recursive: true });
  expect(() => writeHistory(root, [])).toThrow();
  expect(readFileSync(path.join(root, HISTORY_FILE), 'utf8')).toBe(before);
});

test.each([
  ['a line that is cut off', (lines: string[]) => [lines[0]!, lines[1]!.slice(0, 60)], 2],
  ['a sum that has changed', ([a, b]: string[]) => [a!.replace('"sum":"', '"sum":"0'), b!], 1],
  ['what is packed wrongly', ([a, b]: string[]) => [a!.replace('"api":"', '"api":"AAAA'), b!], 1],
  ['a line that is missing', ([, b, c]: string[]) => [b!, c!], 1],
  ['a conflict', ([a, b]: string[]) => [a!, '<<<<<<< HEAD', b!], 2],
  ['an order that is none', ([a, b, c]: string[]) => [a!, b!, c!, b!], 4],
  ['no object', () => ['[]'], 1],
  ['an empty line', ([a, b]: string[]) => [a!, '', b!], 2],
  ['no version', () => ['{"package":"x","version":"?","sum":"","api":""}'], 1],
])('%s is told with its line', (_, damage, line) => {
  const lines = printHistory(VERSIONS).split('\n');
  const text = damage(lines).join('\n');
  expect(() => parseHistory(text, 'site/api-history.jsonl')).toThrow(
    new RegExp(`^site/api-history.jsonl:${line} error invalid-history\n`),
  );
});

const line = (changes: object) =>
  JSON.stringify({ package: 'x', version: '1.0.0', sum: '', api: '', ...changes });
const packed = (text: string) => brotliCompressSync(text).toString('base64');
const sumOf = (text: string) => crc32(text).toString(16).padStart(8, '0');

test.each([
  ['<<<<<<< HEAD', 'a conflict of a merge stands in it'],
  ['=======', 'a conflict of a merge stands in it'],
  ['>>>>>>> main', 'a conflict of a merge stands in it'],
  ['null', 'it is no object'],
  ['5', 'it is no object'],
  ['[]', 'it is no object'],
  ['{"version":"1.0.0","api":""}', 'it names no package'],
  [line({ version: 1 }), 'it names no version'],
  [line({ version: '1' }), 'it names no version'],
  [line({ api: null }), 'it has no API'],
  [line({}), 'of 1.0.0 not all is there, or not what stands before it'],
  [line({ api: packed('{'), sum: sumOf('{}') }), 'of 1.0.0 not all is there'],
  [line({ api: packed('{"A":{}}'), sum: '00000000' }), 'of 1.0.0 not all is there'],
])('the line %s is told as what it is', (text, reason) => {
  expect(() => parseHistory(text, 'x')).toThrow(`The recorded versions cannot be read: ${reason}`);
});

test.each(['<<<<<< six', 'x <<<<<<<', '{'])('%j is no conflict', (text) => {
  expect(() => parseHistory(text, 'x')).toThrow(/cannot be read: .*JSON/);
});

test('a version stands once, after older ones', () => {
  const [a, b] = printHistory(VERSIONS).split('\n');
  const reasonOf = (...lines: string[]) => {
    expect(() => parseHistory(lines.join('\n'), 'x')).toThrow('invalid-history');
    try {
      parseHistory(lines.join('\n'), 'x');
    } catch (error) {
      return /cannot be read: (.*)/.exec((error as Error).message)![1];
    }
  };
  expect(reasonOf(a!, a!)).toBe('1.0.0 stands after 1.0.0');
  expect(reasonOf(a!, b!, a!)).toBe('1.0.0 stands after 1.10.0');
});

test('a sum always has eight digits', () => {
  const components = Array.from({ length: 40 }, (_, i) => ({ [`C${i}`]: {} }));
  const sums = components.map((one) => sumOf(JSON.stringify(one)));
  expect(sums.some((sum) => sum.startsWith('0'))).toBe(true);
  const lines = components.map((one) =>
    printHistory([{ package: 'x', version: '1.0.0', components: one }]),
  );
  expect(lines.map((text) => (JSON.parse(text) as { sum: string }).sum)).toEqual(sums);
});

test('packages come by their names, whichever came first', () => {
  const all = ['kit', 'acme', 'dials'].map((name) => ({ ...VERSIONS[0]!, package: name }));
  const names = (versions: typeof all) =>
    parseHistory(printHistory(versions), 'x').map((one) => one.package);
  expect(names(all)).toEqual(['acme', 'dials', 'kit']);
  expect(names([...all].reverse())).toEqual(['acme', 'dials', 'kit']);
});

test('a history is read when it is asked for, once, and has a digest from the beginning', () => {
  const root = tempDir();
  expect(openHistory(root)).toMatchObject({ digest: '' });
  writeHistory(root, VERSIONS);
  const [one, same] = [openHistory(root), openHistory(root)];
  expect(one.digest).toMatch(/^[\da-f]{10}$/);
  expect(same.digest).toBe(one.digest);
  expect(one.read()).toEqual(VERSIONS);
  expect(one.read()).toBe(one.read());
  writeFileSync(path.join(root, HISTORY_FILE), 'broken');
  expect(openHistory(root).digest).not.toBe(one.digest);
  expect(() => openHistory(root).read()).toThrow(`${HISTORY_FILE}:1 error invalid-history`);
});

test('what killed runs have left is removed, and nothing else', () => {
  const root = tempDir();
  const gone = 2 ** 22 + 1;
  const names = [
    ...[`${HISTORY_FILE}`, `${HISTORY_FILE}.${process.pid}.tmp`, `${HISTORY_FILE}.${gone}.tmp.old`],
    ...[`${HISTORY_FILE}.x.tmp`, `my-${HISTORY_FILE}.${gone}.tmp`, `${gone}.tmp`],
    ...[`${HISTORY_FILE}.${gone}-tmp`, `${HISTORY_FILE}.${gone}x.tmp`],
  ];
  for (const name of [...names, `${HISTORY_FILE}.${gone}.tmp`])
    writeFileSync(path.join(root, name), '');
  removeUnfinished(root);
  expect(readdirSync(root).sort()).toEqual(names.sort());
});

test('a line of a later format is left to who knows it, whatever it has instead', () => {
  const [first, ...others] = printHistory(VERSIONS).split('\n');
  const later = JSON.stringify({ format: 2, package: 'dials', version: '1.0.0', packed: '…' });
  const changed = JSON.stringify({ ...JSON.parse(first!), format: 2, sum: '1' });
  for (const text of [
    [later, ...others],
    [changed, ...others],
    [first!, later],
  ]) {
    expect(() => parseHistory(text.join('\n'), 'api-history.jsonl')).toThrow(
      /^api-history\.jsonl:\d error newer-history\n.*later version of Vitrine\n {2}Update Vitrine/,
    );
  }
});

test('line ends of Windows are no damage', () => {
  const root = tempDir();
  const file = path.join(root, HISTORY_FILE);
  writeFileSync(file, printHistory(VERSIONS).replaceAll('\n', '\r\n'));
  appendFileSync(file, '\r\n');
  expect(existsSync(file)).toBe(true);
  expect(readHistory(root)).toEqual(VERSIONS);
});

test('the history of a large library is small, whole and says what it is kept for', () => {
  const flagship = path.resolve(import.meta.dirname, '../../../../../../flagship');
  expect(statSync(path.join(flagship, HISTORY_FILE)).size).toBeLessThan(200_000);
  const versions = readHistory(flagship);
  const names = versions.map(({ version }) => version);
  expect(names).toEqual(
    expect.arrayContaining(['5.0.0', '6.0.0', '7.0.0', '9.0.0', '9.1.0', '9.2.0', '9.5.0']),
  );
  const has = (version: string) =>
    'loading' in
    (versions.find((one) => one.version === version)!.components['Button']!.props ?? {});
  expect([has('6.3.0'), has('6.4.0')]).toEqual([false, true]);
});

/** A line whose checksum is that of what it says. */
function sealedLine(components: unknown): string {
  const json = JSON.stringify(components);
  const api = brotliCompressSync(json).toString('base64');
  const sum = crc32(json).toString(16).padStart(8, '0');
  return JSON.stringify({ package: 'dials', version: '1.0.0', sum, api });
}

const DEEP = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;

test.each([
  ...[5, 'x', [[]], { props: [1, 2] }, { props: { a: 5 } }, { props: { a: [] } }, { props: 'a' }],
  ...[{ props: { a: [5] } }, { props: { a: ['x', 1] } }, { props: { a: ['x', 0, 2] } }],
  ...[{ props: { a: ['x', 0, 0, 5] } }, { props: { a: ['x', 0, 0, '', ''] } }],
  ...[{ kind: 'component' }, { aliases: {} }, { imports: [5] }, { from: 'x' }, { slots: 5 }],
  ...[{ classes: [] }, { hidden: {} }, { text: 4 }, { root: 4 }, { deprecated: {} }],
  { deprecatedParts: { a: 5 } },
])('what no version can say is told, not taken for a version: %j', (facts) => {
  expect(() => parseHistory(sealedLine({ Dial: facts }), 'x')).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ code: 'invalid-history' })] }),
  );
});

test('what a version may say is taken', () => {
  const Dial = {
    ...{ kind: 'hook', aliases: ['Dials'], imports: [], deprecated: '', text: 'x', root: 'div' },
    props: { a: ['x'], b: ['x', 0], c: ['x', 'y', 1], d: ['x', 0, 0, 'z'], toString: ['x'] },
    ...{ from: { A: 'a b' }, hidden: 'e', slots: { root: '' }, classes: 'f' },
    deprecatedParts: { 'slot root': '' },
  };
  expect(parseHistory(sealedLine({ Dial }), 'x')[0]!.components).toEqual({ Dial });
});

test('so is what lies deeper than can be followed', () => {
  const api = brotliCompressSync(DEEP).toString('base64');
  const line = JSON.stringify({ package: 'dials', version: '1.0.0', sum: '00000000', api });
  expect(() => parseHistory(line, 'x')).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ code: 'invalid-history' })] }),
  );
});
