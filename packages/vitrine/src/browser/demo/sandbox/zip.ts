import { downloadZip } from 'client-zip';
import type { FilledProject } from '../../../shared/contract.ts';

/** Time stamp of every file: that of the archive would make each download another one. */
const MODIFIED = new Date(2000, 0, 1);

/**
 * A project as a ZIP archive.
 * @param folder holds all files, so that unpacking scatters nothing
 */
export function zipProject(folder: string, { files }: FilledProject): Promise<Blob> {
  const entries = Object.entries(files).map(([name, input]) => ({
    name: `${folder}/${name}`,
    input,
    lastModified: MODIFIED,
  }));
  return downloadZip(entries).blob();
}
