import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/errors.ts';
import { decodePath, encodePath } from '../../base/addresses/page-paths.ts';
import { isWebAddress } from '../../base/addresses/safe-address.ts';
import { isFile } from '../../base/files/kinds.ts';
import { CONFIG_FILE } from '../../base/folders.ts';
import type { Config } from '../../config/schema.ts';
import type { LoadedSite } from '../../model/site.ts';
import { findModule } from '../../base/code/find-module.ts';

/** A file that the configuration names, and the key that names it. */
interface NamedFile {
  keys: readonly PropertyKey[];
  name: string;
}

/**
 * The files that the configuration names must be there: of a module or a style sheet that is missing the bundler tells
 * no place, and of a picture nobody tells.
 * @param files addresses of all files that pages may link to
 */
export async function checkNamedFiles(
  { root, config }: Pick<LoadedSite, 'root' | 'config'>,
  files: () => ReadonlySet<string>,
): Promise<Problem[]> {
  const isThere = (name: string) => isFile(path.resolve(root, name));
  const missing = [
    ...listModules(config).filter(({ name }) => findModule(path.resolve(root, name)) === null),
    ...listOthers(config).filter(({ name }) => !isThere(name)),
  ].map((each) => ({ ...each, expected: 'the path of a file' }));
  const pictures = listPictures(config).filter(({ name }) => isOwn(name));
  const known = pictures.length > 0 ? files() : new Set<string>();
  const lost = pictures
    .filter(({ name }) => !known.has(addressOf(name)))
    .map((each) => ({ ...each, expected: 'the path of a file in public/' }));
  if (missing.length + lost.length === 0) return [];
  // Only what is wrong is looked for in the source, by a parser.
  const { invalidValue } = await import('../../config/places/invalid-value.ts');
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return [...missing, ...lost].map(({ keys, name, expected }) =>
    invalidValue(source, keys, { expected, received: JSON.stringify(name) }),
  );
}

/** A picture of the site, and none from elsewhere or in the address itself. */
const isOwn = (address: string) => !isWebAddress(address) && !address.startsWith('data:');

/** As the site's pages would ask for it, from its root. */
function addressOf(picture: string): string {
  const { pathname } = new URL(picture, 'https://site.invalid');
  return encodePath(decodePath(pathname));
}

function listModules({ adapter }: Config): NamedFile[] {
  return withNames([[['adapter'], adapter]]);
}

function listOthers({ styles, pageStyles, demos }: Config): NamedFile[] {
  return withNames([
    [['styles'], styles],
    [['demos', 'vite'], demos.vite],
    ...Object.entries(pageStyles).map(([page, name]) => [['pageStyles', page], name] as const),
  ]);
}

function listPictures({ icon, image, manifest, structuredData, sponsors }: Config): NamedFile[] {
  const icons = manifest?.icons ?? [];
  const items = sponsors?.provider === 'house' ? sponsors.items : [];
  return withNames([
    [['icon'], icon],
    [['image'], image],
    [['structuredData', 'publisher', 'logo'], structuredData?.publisher?.logo],
    ...icons.map(({ src }, i) => [['manifest', 'icons', i, 'src'], src] as const),
    ...items.map(({ image: name }, i) => [['sponsors', 'items', i, 'image'], name] as const),
  ]);
}

function withNames(
  files: (readonly [keys: NamedFile['keys'], name: string | undefined])[],
): NamedFile[] {
  return files.flatMap(([keys, name]) => (name === undefined ? [] : [{ keys, name }]));
}
