import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodePath } from '../../base/addresses/page-paths.ts';
import { RECORD_FILE } from '../../base/folders.ts';
import { LOCK_FILE } from '../../build/output/record.ts';
import { ToolError } from '../../../shared/tools/tool-error.ts';
import { BEING_BUILT } from './doc-source.ts';
import type { SiteFiles } from './site-source.ts';

/** No file of a site that is read here is as large. */
export const MOST_BYTES = 50_000_000;
/** Builds write the first before and after they replace files; a folder made in another way may lack it. */
const RECORDS = [RECORD_FILE, 'vitrine.json', 'search.json'];
/** A build puts all of its files in their places in less. */
const PATIENCE = { milliseconds: 50, times: 60 };

/** The files of a site that lies in a folder. */
export function openFolder(dir: string, patience = PATIENCE): SiteFiles {
  const read = async (address: string) => {
    const file = path.join(dir, decodePath(address));
    try {
      // A link could lead out of the folder.
      const [real, root] = await Promise.all([realpath(file), realpath(dir)]);
      if (!real.startsWith(root + path.sep))
        throw new ToolError(`${address} leads out of the site.`);
      const { size } = await stat(real);
      if (size > MOST_BYTES) throw new ToolError(`${address} is too large to be read.`);
      return await readFile(real, 'utf8');
    } catch (error) {
      if (error instanceof ToolError) throw error;
      return null;
    }
  };
  const find = (name: string) => stat(path.join(dir, name)).catch(() => null);
  const stamp = async () => {
    for (let times = 0; await find(LOCK_FILE); times++) {
      if (times === patience.times)
        throw new ToolError(
          `${BEING_BUILT} If it stays so, the build was stopped: run vitrine build.`,
        );
      await wait(patience.milliseconds);
    }
    const stats = await Promise.all(RECORDS.map(find));
    return stats.map((each) => (each ? `${each.ino} ${each.mtimeMs} ${each.size}` : '')).join();
  };
  return { read, stamp, name: dir };
}
