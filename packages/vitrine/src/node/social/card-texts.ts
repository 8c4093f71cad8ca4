import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { shortDigest } from '../base/text.ts';
import type { LoadedSite } from '../model/site.ts';
import type { CardFont } from './fonts.ts';

/** The engine's own cards as SVG: to set their lines costs more than all else of a build in which nothing changes. */
interface CardTexts {
  /** @param facts what the card follows from besides fonts and engine */
  get: (facts: unknown, make: () => string) => string;
  /** Keeps those that were asked for. */
  save: () => void;
}

interface StoredTexts {
  key: string;
  svgs: Record<string, string>;
}

export function openCardTexts(
  { cacheDir, engineId }: Pick<LoadedSite, 'cacheDir' | 'engineId'>,
  fonts: readonly CardFont[],
): CardTexts {
  const record = path.join(cacheDir, 'card-texts.json');
  const key = shortDigest(engineId, ...fonts.map(({ file }) => readFileSync(file)));
  const stored = readJson<StoredTexts>(record);
  const known = stored?.key === key ? stored.svgs : {};
  const used: StoredTexts['svgs'] = {};
  return {
    get: (facts, make) => {
      const digest = shortDigest(JSON.stringify(facts));
      return (used[digest] ??= known[digest] ?? make());
    },
    save: () => {
      const isSame = Object.keys({ ...known, ...used }).every((each) => known[each] === used[each]);
      if (!isSame) writeJson(record, { key, svgs: used } satisfies StoredTexts);
    },
  };
}
