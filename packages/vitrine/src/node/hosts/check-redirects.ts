import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_PATH } from '../../shared/contract.ts';
import { decodePath, toPathname } from '../base/addresses/page-paths.ts';
import { findPathFault, foldPath } from '../base/addresses/servable-path.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { problem, type Problem } from '../base/errors.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import type { Config } from '../config/schema.ts';
import { HOST_FILES } from './host-files.ts';

interface RedirectInput {
  root: string;
  config: Pick<Config, 'redirects'>;
  /** Paths of pages. */
  pages: ReadonlySet<string>;
  /** Addresses of files, but for those that redirects get. */
  files: ReadonlySet<string>;
}

/** Each redirect is from where nothing is, and a file may be, to something that is there, by any number of others. */
export async function checkRedirects(input: RedirectInput): Promise<Problem[]> {
  const { root, config, pages, files } = input;
  const names = [...files, ...HOST_FILES];
  const folded = new Map([...pages, ...names].map((each) => [foldPath(each), each]));
  const faults = Object.entries(config.redirects).flatMap(([from, to]) => {
    const fault = findPlaceFault(from, names, folded) ?? findFault(from, to, input);
    folded.set(foldPath(from), from);
    return fault === null ? [] : [{ from, fault }];
  });
  if (faults.length === 0) return [];
  const { locateKey } = await import('../config/places/locate-key.ts');
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return faults.map(({ from, fault }) => {
    const name = decodePath(from);
    const line = locateKey(source, ['redirects', name]);
    return problem('invalid-redirect', [name, fault], { file: CONFIG_FILE, line });
  });
}

/** Why the document that leads on cannot lie where it would; `null` for most. */
function findPlaceFault(
  from: string,
  files: readonly string[],
  folded: ReadonlyMap<string, string>,
): string | null {
  const name = decodePath(from);
  const fault = findPathFault(name);
  if (fault !== null) return fault;
  if (`${name}/`.toLowerCase().startsWith(ASSETS_PATH))
    return 'the files that pages load lie there';
  if (/\/\.(?:git|vitrine-output[^/]*)(?:\/|$)/i.test(name))
    return 'what is no part of the site lies there';
  const twin = folded.get(foldPath(from));
  if (twin === from || files.includes(from)) return null;
  if (twin !== undefined) return `some hosts take it for "${decodePath(twin)}"`;
  const above = files.find((file) => from.startsWith(`${file}/`));
  return above === undefined ? null : `it would lie below the file "${decodePath(above)}"`;
}

function findFault(
  from: string,
  to: string,
  { config: { redirects }, pages, files }: RedirectInput,
): string | null {
  if (pages.has(from)) return 'there is a page at this path';
  if (files.has(from) || HOST_FILES.includes(from)) return 'there is a file at this path';
  const passed = [from];
  for (let target = to; ;) {
    if (!target.startsWith('/')) return null;
    const [written = ''] = target.split(/[?#]/);
    const pathname = toPathname(written.replace(/(?<=.)\/$/, ''));
    if (passed.includes(pathname)) {
      return `it leads in a circle: ${[...passed, pathname].map(decodePath).join(' → ')}`;
    }
    if (pages.has(pathname) || files.has(written)) return null;
    const next = redirects[pathname];
    if (next === undefined) {
      const closest = findClosest(pathname, pages);
      const hint = closest === '' ? '' : `; did you mean "${decodePath(closest)}"?`;
      return `there is no page "${decodePath(written)}"${hint}`;
    }
    passed.push(pathname);
    target = next;
  }
}
