import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodePath, toPathname } from '../base/addresses/page-paths.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { problem, type Problem } from '../base/errors.ts';
import { CONFIG_FILE } from '../config/load-config.ts';
import type { Config } from '../config/schema.ts';

interface RedirectInput {
  root: string;
  config: Pick<Config, 'redirects'>;
  /** Paths of pages. */
  pages: ReadonlySet<string>;
  /** Addresses of files. */
  files: ReadonlySet<string>;
}

/** Each redirect is from where nothing is to something that is there, by any number of others. */
export async function checkRedirects(input: RedirectInput): Promise<Problem[]> {
  const { root, config } = input;
  const faults = Object.entries(config.redirects).flatMap(([from, to]) => {
    const fault = findFault(from, to, input);
    return fault === null ? [] : [{ from, fault }];
  });
  if (faults.length === 0) return [];
  const { locateKey } = await import('../config/locate-key.ts');
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return faults.map(({ from, fault }) => {
    const name = decodePath(from);
    const line = locateKey(source, ['redirects', name]);
    return problem('invalid-redirect', [name, fault], { file: CONFIG_FILE, line });
  });
}

function findFault(
  from: string,
  to: string,
  { config: { redirects }, pages, files }: RedirectInput,
): string | null {
  if (pages.has(from)) return 'there is a page at this path';
  if (files.has(from)) return 'there is a file at this path';
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
      const hint = closest === '' ? '' : `; did you mean "${closest}"?`;
      return `there is no page "${written}"${hint}`;
    }
    passed.push(pathname);
    target = next;
  }
}
