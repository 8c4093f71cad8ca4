import path from 'node:path';
import { failure } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { CACHE_DIR, CONFIG_FILE } from '../base/folders.ts';
import { findPackage } from '../base/packages/find-package.ts';

/** The package that is asked for, and what the site in the folder, if there is one, calls the props that its components share. */
export async function choosePackage(root: string, asked: string | undefined) {
  const documented = await readDocumented(root);
  const names = [...new Set(documented?.map((one) => one.package))];
  const name = asked ?? names[0];
  if (name === undefined || (asked === undefined && names.length > 1)) {
    throw failure('usage', [
      `vitrine api needs the name of a package${tellDocumented(documented, names)}`,
    ]);
  }
  if (names.length > 0 && !names.includes(name) && findPackage(root, name) === null) {
    throw failure('usage', [
      `The package "${name}" is not installed in ${root}. An export of what this site documents is told by: ${names.map((one) => `vitrine api ${one} ${name}`).join(', or ')}`,
    ]);
  }
  return { name, groups: documented?.find((one) => one.package === name)?.groups };
}

function tellDocumented(documented: object | undefined, names: string[]): string {
  if (documented === undefined) return '';
  if (names.length === 0) return `: \`api\` of ${CONFIG_FILE} names none`;
  return `. This site documents ${names.join(', ')}`;
}

/** The packages whose reference the site in the folder has, if there is a site. */
async function readDocumented(root: string) {
  if (!isFile(path.join(root, CONFIG_FILE))) return undefined;
  const { loadConfig } = await import('../config/load-config.ts');
  return (await loadConfig(root, path.join(root, CACHE_DIR))).api;
}
