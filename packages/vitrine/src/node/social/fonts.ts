import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { problem, type Problem } from '../base/errors.ts';
import { checksumOf, fileChecksum } from '../base/checksum.ts';
import { writeAtomic } from '../base/files/write.ts';
import { resolvePeer } from '../base/install/peers.ts';
import { messageOf, shortDigest } from '../base/text.ts';
import { readFont, type FontFacts } from './read-font.ts';
import { nameTable, readTables, writeTables } from './sfnt.ts';

/** A font that cards are drawn with. */
export interface CardFont extends FontFacts {
  /** Path of the font as it is drawn with: unpacked, under a name of its own. */
  file: string;
  /** The name: it tells apart files that share a family, each with other characters. */
  alias: string;
}

/** What needs the packages that sites without it do not install. */
export const USE = 'The drawing of social cards (socialCards)';

/** Fonts for the characters that no configured font has: Latin, Greek, Cyrillic, Hebrew, Arabic, … */
const FALLBACKS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

/** Reads the fonts of a site, its own first; one that cannot be read is a problem. */
export function readFonts(
  root: string,
  cacheDir: string,
  files: readonly string[],
): { fonts: CardFont[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const own = files.flatMap((name) => {
    try {
      return openFont(findFile(root, name), cacheDir);
    } catch (error) {
      problems.push(problem('invalid-social-card', [`the font "${name}": ${messageOf(error)}`]));
      return [];
    }
  });
  const fallback = resolvePeer(root, 'dejavu-fonts-ttf/package.json', USE);
  const behind = FALLBACKS.map((name) =>
    openFont(path.join(path.dirname(fallback), 'ttf', name), cacheDir),
  );
  return { fonts: [...own, ...behind], problems };
}

function findFile(root: string, name: string): string {
  const local = path.resolve(root, name);
  if (name.startsWith('.') || existsSync(local)) return local;
  return createRequire(path.join(root, 'package.json')).resolve(name);
}

function openFont(source: string, cacheDir: string): CardFont {
  const original = readFileSync(source);
  const tables = readTables(original);
  const facts = readFont(tables);
  const alias = `font-${shortDigest(original)}`;
  const file = path.join(cacheDir, 'fonts', `${alias}.ttf`);
  const font = writeTables(tables.set('name', nameTable(alias)));
  if (fileChecksum(file) !== checksumOf(font)) writeAtomic(file, font);
  return { ...facts, alias, file };
}
