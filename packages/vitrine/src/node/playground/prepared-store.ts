import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PlaygroundReference } from '../../shared/page.ts';
import type { PlaygroundControl } from '../../shared/playground.ts';
import type { Problem } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { shortDigest } from '../base/text.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { LoadedSite } from '../model/site.ts';

/** A playground as a module that the bundler takes for a demo's. */
export interface PreparedPlayground extends PlaygroundReference {
  /** Path of its module, relative to the site's root. Its name changes with its text. */
  file: string;
  code: string;
  controls: PlaygroundControl[];
}

type Prepared = Pick<PreparedPlayground, 'file' | 'code' | 'controls'>;

/** Playgrounds that were prepared before: to colour their code takes longer than to bundle them. */
interface PreparedStore {
  /** What was made of the same reference, documentation and options; else makes it. Problems are not kept. */
  recall: (
    reference: PlaygroundReference,
    doc: ComponentDoc,
    make: () => PreparedPlayground | Problem,
  ) => PreparedPlayground | Problem;
  save: () => void;
}

/** From here on, those that are not asked for are dropped. The dev server asks for one page at a time. */
const MOST = 1_000;

export function openPreparedStore({
  root,
  cacheDir,
  engineId,
}: Pick<LoadedSite, 'root' | 'cacheDir' | 'engineId'>): PreparedStore {
  const record = path.join(cacheDir, 'prepared.json');
  const stored = readJson<Record<string, Prepared>>(record) ?? {};
  const used: Record<string, Prepared> = {};
  return {
    recall: (reference, doc, make) => {
      const options = path.join(root, reference.options);
      const source = reference.options !== '' && isFile(options) ? readFileSync(options) : '';
      const facts = JSON.stringify([reference, { ...doc, cost: null }]);
      const key = shortDigest(engineId, path.relative(root, cacheDir), facts, source);
      const known = stored[key];
      if (known) {
        used[key] = known;
        return { ...reference, ...known };
      }
      const made = make();
      if (!('severity' in made)) {
        const { file, code, controls } = made;
        used[key] = { file, code, controls };
      }
      return made;
    },
    save: () => {
      const all = { ...stored, ...used };
      const count = Object.keys(all).length;
      if (count > Object.keys(stored).length) writeJson(record, count > MOST ? used : all);
    },
  };
}
