import path from 'node:path';
import { readEngineId } from '../../base/engine-id.ts';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import { markUsed } from '../../base/cache/recent.ts';
import { shortDigest } from '../../base/text.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { History } from './history-file.ts';
import { withHistory } from './since.ts';

/** The documentation of a package with the ages of all that is in it. */
interface AgedDocs {
  docs: ComponentDoc[];
  /** Its recorded versions, the oldest first. */
  versions: string[];
}

/**
 * Fills in since when everything is there, unless the same was done before: to unpack the versions and to look for
 * each prop in all of them takes longer than to build a page.
 * @throws VitrineError `invalid-history`
 */
export function ageDocs(
  docs: ComponentDoc[],
  history: History,
  { name, version, cacheDir }: { name: string; version: string; cacheDir: string },
): AgedDocs {
  if (history.digest === '') return { docs, versions: [] };
  const record = path.join(cacheDir, `ages-${shortDigest(name)}.json`);
  const key = shortDigest(readEngineId(), history.digest, name, version, JSON.stringify(docs));
  const kept = readJson<{ key: string; aged: AgedDocs }>(record);
  if (kept?.key === key) {
    markUsed(record);
    return kept.aged;
  }
  const recorded = history.read();
  const own = recorded.filter((one) => one.package === name);
  const aged = {
    docs: withHistory(docs, recorded, { name, version }),
    versions: own.map((one) => one.version),
  };
  writeJson(record, { key, aged });
  return aged;
}
