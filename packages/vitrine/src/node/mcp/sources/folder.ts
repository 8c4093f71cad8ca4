import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { decodePath } from '../../base/addresses/page-paths.ts';
import { ToolError } from '../../../shared/tools/tool-error.ts';
import type { SiteFiles } from './site-source.ts';

/** No file of a site that is read here is as large. */
export const MOST_BYTES = 50_000_000;

/** The files of a site that lies in a folder. */
export function openFolder(dir: string): SiteFiles {
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
  const stamp = async () => {
    const stats = await Promise.all(
      ['vitrine.json', 'search.json'].map((name) => stat(path.join(dir, name)).catch(() => null)),
    );
    return stats.map((each) => (each ? `${each.ino} ${each.mtimeMs} ${each.size}` : '')).join();
  };
  return { read, stamp, name: dir };
}
