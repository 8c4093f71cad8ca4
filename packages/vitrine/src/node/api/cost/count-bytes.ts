/** What each export needs of a bundle, in bytes. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Bytes, CostDoc } from '../../model/component-doc.ts';
import { ENTRY_NAME } from './bundle-exports.ts';
import type { Piece } from './statements.ts';

/**
 * The cost of each export, in the order in which they were wanted.
 * @param isCounted whether an export has a say in what most of them share
 */
export function countBytes(
  pieces: readonly Piece[],
  isCounted: (index: number) => boolean,
): Map<number, CostDoc> {
  const entries = new Map<number, number[]>();
  pieces.forEach(({ names: [name = ''] }, place) => {
    const [, index] = ENTRY_NAME.exec(name) ?? [];
    if (index !== undefined) entries.set(Number(index), listNeeded(pieces, place));
  });
  const shared = findShared(
    pieces.length,
    [...entries].filter(([i]) => isCounted(i)),
  );
  const textOf = (places: readonly number[]) => places.map((place) => pieces[place]!.text).join('');
  const measure = createMeter();
  const bytesOf = (places: number[]): Bytes => {
    const text = textOf(places);
    return { minified: Buffer.byteLength(text), brotli: measure(text) };
  };
  const known = new Map<string, Bytes>();
  const sharedBytes = (places: number[]): Bytes => {
    const key = places.join();
    const bytes = known.get(key) ?? bytesOf(places);
    known.set(key, bytes);
    return bytes;
  };
  return new Map(
    [...entries].map(([index, places]) => [
      index,
      { ...bytesOf(places), shared: sharedBytes(places.filter((place) => shared.has(place))) },
    ]),
  );
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
function createMeter(): (text: string) => number {
  let factor: number | undefined;
  return (text) => {
    if (text === '') return 0;
    if (text.length < SHORT) return compress(text, BEST);
    const quick = compress(text, QUICK);
    factor ??= compress(text, BEST) / quick;
    return Math.round(quick * factor);
  };
}

function compress(text: string, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}
