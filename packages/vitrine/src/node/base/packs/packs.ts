import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CacheDamaged } from '../cache-damaged.ts';
import { openKnownChecksums } from '../cache/known-checksums.ts';
import { checksumOf } from '../checksum.ts';
import { writeAtomic } from '../files/write.ts';

/** The place of a text. */
export interface TextPlace {
  /** The file's name; empty until `flush`. */
  pack: string;
  /** Bytes. */
  start: number;
  length: number;
}

/** Texts on disk, many to a file, because creating a file costs more than writing a text. */
interface Packs {
  /** Whether it is there and undamaged. */
  has: (place: TextPlace) => boolean;
  add: (text: string) => TextPlace;
  /** Writes what has been added, and what is known of the files that were asked for. */
  flush: () => void;
  /** Reads a text that has been flushed. */
  read: (place: TextPlace) => string;
  /** Deletes the files in which none of these lies. */
  keep: (places: TextPlace[]) => void;
}

/**
 * Approximate bytes of a file. It stays until none of its texts is wanted any more, so it must not be large;
 * some 30 texts are enough for the files to cost nothing.
 */
const PACK_SIZE = 256 * 1024;

/** Opens the texts in `dir`. A file is named by its checksum, written once and never changed. */
export function openPacks(dir: string): Packs {
  const packs = new Set(existsSync(dir) ? readdirSync(dir) : []);
  const checksums = openKnownChecksums(`${dir}-checksums.json`, dir);
  const whole = new Map<string, boolean>();
  let waiting: { data: Buffer; place: TextPlace }[] = [];
  let size = 0;
  // Texts are read in the order in which they were written.
  let held: { pack: string; data: Buffer } = { pack: '', data: Buffer.alloc(0) };

  const write = () => {
    if (waiting.length === 0) return;
    const content = Buffer.concat(waiting.map(({ data }) => data));
    const pack = checksumOf(content);
    writeAtomic(path.join(dir, pack), content);
    packs.add(pack);
    whole.set(pack, true);
    for (const { place } of waiting) place.pack = pack;
    waiting = [];
    size = 0;
  };
  mkdirSync(dir, { recursive: true });
  return {
    has: ({ pack }) => {
      if (!whole.has(pack))
        whole.set(pack, packs.has(pack) && checksums.of(path.join(dir, pack)) === pack);
      return whole.get(pack)!;
    },
    add: (text) => {
      const data = Buffer.from(text);
      const place = { pack: '', start: size, length: data.length };
      waiting.push({ data, place });
      size += data.length;
      if (size >= PACK_SIZE) write();
      return place;
    },
    flush: () => {
      write();
      checksums.save();
    },
    read: ({ pack, start, length }) => {
      if (held.pack !== pack) held = { pack, data: readPack(path.join(dir, pack)) };
      return held.data.toString('utf8', start, start + length);
    },
    keep: (places) => {
      const wanted = new Set(places.map(({ pack }) => pack));
      for (const pack of packs) {
        if (!wanted.has(pack)) rmSync(path.join(dir, pack), { force: true });
      }
    },
  };
}

/** @throws CacheDamaged when it is missing: another command has removed what it does not need */
function readPack(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new CacheDamaged(file, error);
  }
}
