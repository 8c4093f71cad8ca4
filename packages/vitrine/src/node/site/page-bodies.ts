import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomic } from '../base/files.ts';
import { shortDigest } from '../base/text.ts';

/** The place of a page's body. */
export interface BodyPlace {
  /** The file's name; empty until `flush`. */
  pack: string;
  /** Bytes. */
  start: number;
  length: number;
}

/** Bodies of pages on disk, many to a file, because creating a file costs more than writing a page. */
interface PageBodies {
  has: (place: BodyPlace) => boolean;
  /** `digest` names the content: one digest, one body. */
  add: (digest: string, body: string) => BodyPlace;
  /** Writes what has been added. */
  flush: () => void;
  /** Reads a body that has been flushed. */
  read: (place: BodyPlace) => string;
  /** Deletes the files in which none of these lies. */
  keep: (places: BodyPlace[]) => void;
}

/**
 * Approximate bytes of a file. It stays until none of its pages is wanted any more, so it must not be large;
 * about 30 pages are enough for the files to cost nothing.
 */
const PACK_SIZE = 256 * 1024;

/** Opens the bodies in `dir`. A file is written once and never changed. */
export function openPageBodies(dir: string): PageBodies {
  const packs = new Set(existsSync(dir) ? readdirSync(dir) : []);
  let waiting: { digest: string; data: Buffer; place: BodyPlace }[] = [];
  let size = 0;
  // Pages are read in the order in which they were written.
  let held = { pack: '', data: Buffer.alloc(0) };

  const flush = () => {
    if (waiting.length === 0) return;
    // The same pages give the same file, so writing it again, or twice at a time, changes nothing.
    const pack = shortDigest(waiting.map(({ digest }) => digest).join(' '));
    writeAtomic(path.join(dir, pack), Buffer.concat(waiting.map(({ data }) => data)));
    packs.add(pack);
    for (const { place } of waiting) place.pack = pack;
    waiting = [];
    size = 0;
  };
  mkdirSync(dir, { recursive: true });
  return {
    has: ({ pack }) => packs.has(pack),
    add: (digest, body) => {
      const data = Buffer.from(body);
      const place = { pack: '', start: size, length: data.length };
      waiting.push({ digest, data, place });
      size += data.length;
      if (size >= PACK_SIZE) flush();
      return place;
    },
    flush,
    read: ({ pack, start, length }) => {
      if (held.pack !== pack) held = { pack, data: readFileSync(path.join(dir, pack)) };
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
