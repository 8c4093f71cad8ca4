import { homedir } from 'node:os';
import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { isWithin, resolveLinks } from '../../base/files/paths.ts';
import { CONFIG_FILE, CONTENT_DIR } from '../../base/folders.ts';
import type { LoadedSite } from '../../model/site.ts';

type Site = Pick<LoadedSite, 'root' | 'cacheDir' | 'config'>;

/**
 * Finds the output folder of a site, without links on the way, and refuses one that is mixed up with
 * what the site is made of.
 * @throws VitrineError `output-misplaced`
 */
export function findOutputPlace(site: Site): string {
  const { root, cacheDir, config } = site;
  const named = path.resolve(root, config.outDir);
  const outDir = resolveLinks(named);
  const refuse = (reason: string) => failure('output-misplaced', [named, reason]);
  for (const file of listParts(site)) {
    if (isWithin(outDir, resolveLinks(file))) throw refuse(`${nameOf(root, file)} lies there`);
  }
  for (const folder of [...OWN_FOLDERS.map((name) => path.join(root, name)), cacheDir]) {
    if (isWithin(resolveLinks(folder), outDir)) {
      throw refuse(`it lies in ${nameOf(root, folder)}, which the site is made from`);
    }
  }
  if (outDir.split(path.sep).includes('.git')) throw refuse('it lies in a repository of git');
  return outDir;
}

const OWN_FOLDERS = [CONTENT_DIR, 'public'];

/** Files and folders that must not lie in the output folder. */
function listParts({ root, cacheDir, config }: Site): string[] {
  const { adapter, styles, pageStyles, demos, socialCards, changelogs } = config;
  const named = [
    adapter,
    styles,
    demos.wrapper,
    ...Object.values(pageStyles),
    socialCards?.fonts,
    ...changelogs.map(({ file }) => file),
  ];
  return [
    ...[CONFIG_FILE, ...OWN_FOLDERS].map((name) => path.join(root, name)),
    cacheDir,
    ...named.flatMap((file) => file ?? []).map((file) => path.resolve(root, file)),
    homedir(),
  ];
}

const nameOf = (root: string, file: string) =>
  file.startsWith(root + path.sep) ? `${path.relative(root, file)} of the site itself` : file;
