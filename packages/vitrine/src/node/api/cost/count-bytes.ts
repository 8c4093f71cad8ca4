/** What each export needs of a bundle, in bytes. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Bytes, CostDoc } from '../../model/component-doc.ts';
import { ENTRY_NAME } from './bundle-exports.ts';
import type { Piece } from './statements.ts';

/**
 * The cost of each export, in the order in which they were wanted.
 * @param isCounted whether an export has a say in what most of them share
 */
export async function countBytes(
  pieces: readonly Piece[],
  isCounted: (index: number) => boolean,
): Promise<Map<number, CostDoc>> {
  const entries = new Map<number, number[]>();
  pieces.forEach(({ names: [name = ''] }, place) => {
    const [, index] = ENTRY_NAME.exec(name) ?? [];
    if (index !== undefined) entries.set(Number(index), listNeeded(pieces, place));
  });
  const common = findShared(
    pieces.length,
    [...entries].filter(([i]) => isCounted(i)),
  );
  const textOf = (places: readonly number[]) => places.map((place) => pieces[place]!.text).join('');
  const measure = createMeter();
  const bytesOf = async (places: number[]): Promise<Bytes> => {
    const text = textOf(places);
    return { minified: Buffer.byteLength(text), brotli: await measure(text) };
  };
  const known = new Map<string, Promise<Bytes>>();
  const sharedBytes = (places: number[]): Promise<Bytes> => {
    const key = places.join();
    const bytes = known.get(key) ?? bytesOf(places);
    known.set(key, bytes);
    return bytes;
  };
  const costs = new Map<number, CostDoc>();
  for (const some of inGroups([...entries], AT_ONCE)) {
    const counted = some.map(async ([index, places]) => {
      const own = bytesOf(places);
      const shared = sharedBytes(places.filter((place) => common.has(place)));
      return [index, { ...(await own), shared: await shared }] as const;
    });
    for (const [index, cost] of await Promise.all(counted)) costs.set(index, cost);
  }
  return costs;
}

/** Exports whose code is compressed at the same time, in threads of Node: all of it at once would be copied a hundred times. */
const AT_ONCE = 8;

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  // Stryker disable next-line ArithmeticOperator: empty groups come to the same
  const count = Math.ceil(items.length / size);
  // Stryker disable next-line MethodExpression,ArithmeticOperator: larger groups come to the same, but take more memory
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** All that a piece needs, its own needs included, in the order of the bundle and without itself. */
function listNeeded(pieces: readonly Piece[], first: number): number[] {
  const found = new Set([first]);
  for (const place of found) for (const next of pieces[place]!.needs) found.add(next);
  found.delete(first);
  return [...found].toSorted((a, b) => a - b);
}

/** What more than half of them need. */
function findShared(size: number, entries: [index: number, places: number[]][]): Set<number> {
  const users = new Uint32Array(size);
  for (const [, places] of entries) for (const place of places) users[place]! += 1;
  const shared = new Set<number>();
  if (entries.length > 1)
    users.forEach((count, place) => {
      if (count > entries.length / 2) shared.add(place);
    });
  return shared;
}

/** What hosts send; and a quality that is ten times as fast, whose size is some 10 % above it. */
const BEST = 11;
const QUICK = 5;
/** Characters that are compressed as hosts do. */
const SHORT = 20_000;

/** Compressed size: exact for what is short, for the rest by what the first long text came to in both qualities. */
function createMeter(): (text: string) => Promise<number> {
  let factor: Promise<number> | undefined;
  const compare = async (text: string) => {
    const [best, quick] = await Promise.all([compress(text, BEST), compress(text, QUICK)]);
    return best / quick;
  };
  return async (text) => {
    if (text === '') return 0;
    if (text.length < SHORT) return compress(text, BEST);
    const ratio = (factor ??= compare(text));
    return Math.round((await compress(text, QUICK)) * (await ratio));
  };
}

const brotli = promisify(brotliCompress);

async function compress(text: string, quality: number): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return (await brotli(text, { params })).length;
}
