import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { nameToPathname } from '../base/addresses/page-paths.ts';
import { problem, type Problem } from '../base/errors.ts';
import { isWithin } from '../base/files/paths.ts';
import { CONFIG_FILE, CONTENT_DIR } from '../base/folders.ts';
import { findWorkspace } from '../base/install/workspace.ts';
import { locateKey } from '../config/places/locate-key.ts';
import type { Config } from '../config/schema.ts';
import { kebabCase } from '../nav/api-tree.ts';
import { fixedFolder } from './fixed-folder.ts';

/** Markdown files that the configuration names, with the paths of their pages. */
export interface ListedFiles {
  /** Paths by file, which is relative to the site's root. */
  routes: ReadonlyMap<string, string>;
  problems: Problem[];
}

/** What no pattern means, however wide it is. */
const IGNORED = ['**/node_modules/**'];

/** Finds the pages beside the code: what `content` in the configuration lists. */
export function findListedFiles(
  root: string,
  { content, outDir }: Pick<Config, 'content' | 'outDir'>,
): ListedFiles {
  const routes = new Map<string, string>();
  const problems: Problem[] = [];
  // Stryker disable next-line ConditionalExpression: to look for the workspace is for nothing then
  if (content.length === 0) return { routes, problems };
  const workspace = findWorkspace(root);
  const output = path.resolve(root, outDir);
  const lineOf = createLocator(root);
  /** Files by the paths of their pages. */
  const taken = new Map<string, string>();
  const add = (pattern: string, route: string, refuse: (reason: string) => void) => {
    if (isBeyond(root, workspace, pattern)) {
      refuse(`it leads out of the workspace, ${workspace}`);
      return;
    }
    // From its own folder on: above the root, nothing would be ignored.
    const folder = fixedFolder(pattern);
    const rest = pattern.slice(folder === '.' ? 0 : folder.length);
    const cwd = path.join(root, folder);
    const found = globSync(rest, { cwd, ignore: IGNORED, expandDirectories: false })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => !isWithin(output, path.resolve(root, file)))
      .sort();
    if (found.length === 0) refuse('no file matches it');
    for (const file of found) {
      const pathname = pathOf(file, route);
      const fault = routes.has(file)
        ? 'is a page by another pattern already'
        : (findFault(root, workspace, file) ?? findTwin(taken, pathname));
      if (fault !== null) refuse(`${file} ${fault}`);
      else {
        routes.set(file, pathname);
        taken.set(pathname, file);
      }
    }
  };
  for (const [index, { files, route }] of content.entries()) {
    for (const [at, pattern] of [files].flat().entries()) {
      // Of a single pattern it is the line of the key.
      const keys = ['content', index, 'files', at];
      add(pattern, route, (reason) => {
        const place = { file: CONFIG_FILE, line: lineOf(keys) };
        problems.push(problem('invalid-content', [pattern, reason], place));
      });
    }
  }
  return { routes, problems };
}

/** The reason why a file that was found is no page of its own. */
function findFault(root: string, workspace: string, file: string): string | null {
  if (`${file}/`.startsWith(`${CONTENT_DIR}/`))
    return `lies in ${CONTENT_DIR}/, whose files are pages already`;
  // A link may lead anywhere.
  const isInside = isWithin(workspace, realpathSync(path.join(root, file)));
  return isInside ? null : 'is a link out of the workspace';
}

function findTwin(taken: ReadonlyMap<string, string>, pathname: string): string | null {
  const first = taken.get(pathname);
  return first === undefined ? null : `would be ${pathname}, which ${first} is already`;
}

/** Whether all that a pattern can find lies outside of a folder. */
function isBeyond(root: string, workspace: string, pattern: string): boolean {
  return !isWithin(workspace, path.resolve(realpathSync(root), fixedFolder(pattern)));
}

/** `AppBar.docs.md` → `app-bar`; `index.md` and `README.md` → the name of their folder. */
function pathOf(file: string, route: string): string {
  const [name = ''] = path.posix.basename(file).split('.', 1);
  const own = /^(?:index|readme)$/i.test(name)
    ? path.posix.basename(path.posix.dirname(file))
    : kebabCase(name);
  return `${route === '/' ? '' : route}${nameToPathname(`/${own}`)}`;
}

/** Lines of the configuration, which is read when the first is asked for. */
function createLocator(root: string): (keys: PropertyKey[]) => number {
  const file = path.join(root, CONFIG_FILE);
  return (keys) => (existsSync(file) ? locateKey(readFileSync(file, 'utf8'), keys) : 0);
}
