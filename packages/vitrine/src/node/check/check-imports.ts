import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { findModule } from '../base/code/find-module.ts';
import { CONFIG_FILE } from '../base/folders.ts';
import { hasPackage } from '../base/packages/find-package.ts';
import { invalidValue } from '../config/places/invalid-value.ts';
import type { Config } from '../config/schema.ts';
import { problem, type Problem } from '../base/errors.ts';
import type { DemoReference } from '../../shared/page.ts';
import { createLineCounter } from '../base/text.ts';
import { packageName } from '../sandbox/local/dependencies.ts';
import { readExcerpt } from '../sandbox/excerpt.ts';
import { collectLocalFiles } from '../sandbox/local/local-files.ts';
import { offerSandboxes } from '../config/vite/sandbox-offer.ts';
import { createSheetFinder } from '../sandbox/local/find-sheet.ts';
import { createLocalResolver } from '../sandbox/local/resolve-local.ts';

/** Parts of the engine only work inside a site. */
const ENGINE = 'vitrine';

/**
 * Checks that everything the shown demos, the adapter and the wrapper of sandboxes import is there, types
 * included, that demos work in a sandbox if readers may open them there, and that excerpts are marked
 * correctly. Each problem is reported once, whichever demos share it.
 */
export function checkImports(
  root: string,
  { demos, vite, adapter }: Pick<Config, 'demos' | 'vite' | 'adapter'>,
  shown: Pick<DemoReference, 'file' | 'hideHeader' | 'hideEditButton'>[],
): Problem[] {
  const problems = new Map<string, Problem>();
  const add = (found: Problem) =>
    problems.set(`${found.code} ${found.file}:${found.line} ${found.message}`, found);
  const { offered } = offerSandboxes({ demos, vite });
  const entries = shown.map(({ file, hideHeader, hideEditButton }) => ({
    file,
    portable: !hideHeader && !hideEditButton && offered,
    isAround: false,
  }));
  const { wrapper } = demos;
  if (wrapper !== undefined) {
    if (existsSync(path.join(root, wrapper))) {
      entries.push({ file: path.posix.normalize(wrapper), portable: true, isAround: false });
    } else add(missingWrapper(root, wrapper));
  }
  const around = adapter === undefined ? null : findModule(path.resolve(root, adapter));
  if (around !== null) {
    const file = path.relative(root, around).replaceAll('\\', '/');
    if (entries.every((entry) => entry.file !== file))
      entries.push({ file, portable: false, isAround: true });
  }
  const resolve = createLocalResolver(root, vite);
  const hasSheet = createSheetFinder(root, vite);
  const installed = new Map<string, boolean>();
  const isMissing = (name: string, file: string) => {
    // What lies beside the site, as the sheet of a library, has packages of its own.
    const from = file.startsWith('../') ? path.resolve(root, path.dirname(file)) : root;
    const key = `${from} ${name}`;
    const known = installed.get(key) ?? hasPackage(from, name);
    installed.set(key, known);
    return !known;
  };
  // A package may have the name of one of Node's, such as buffer.
  const isOfNode = (specifier: string, file: string) =>
    !standsIn(vite) &&
    isBuiltin(specifier) &&
    (specifier.includes(':') || isMissing(specifier, file));
  for (const { file: entry, portable, isAround } of entries) {
    const collected = collectLocalFiles(root, entry, resolve);
    collected.problems.forEach(add);
    for (const { file, kind, text, imports } of collected.files) {
      if (kind === 'module') readExcerpt(text, file).problems.forEach(add);
      if (kind === 'module' && portable) findAddresses(text, file).forEach(add);
      for (const { specifier, target, line } of imports) {
        const name = target === null ? packageName(specifier) : null;
        // What collects styles of demos in the build may need Node.
        if (target === null && !isAround && isOfNode(specifier, file)) {
          add(problem('demo-imports-node', [specifier], { file, line }));
        }
        if (name !== null && !resolve.own?.has(name) && isMissing(name, file)) {
          add(problem('demo-package-missing', [name], { file, line }));
        } else if (name !== null && !hasSheet(specifier, file)) {
          add(problem('package-path-missing', [name, specifier], { file, line }));
        } else if (name === ENGINE && portable) {
          add(problem('demo-not-portable', [specifier], { file, line }));
        }
      }
    }
  }
  return [...problems.values()];
}

/** Whether the site's bundler may have something in the place of Node's modules. */
const standsIn = (vite: Config['vite']) =>
  vite !== undefined && (vite.plugins.length > 0 || vite.options.resolve?.alias !== undefined);

/** Where a module names a file by its address, which is no import and does not come with it. */
function findAddresses(text: string, file: string): Problem[] {
  const lineAt = createLineCounter(text);
  return [...text.matchAll(ADDRESS)].map(({ index, 2: address = '' }) => {
    const at = { file, line: lineAt(index), severity: 'warning' as const };
    return problem('demo-not-portable', [address], at);
  });
}

const ADDRESS = /\bnew\s+URL\s*\(\s*(['"`])(\.{1,2}\/[^'"`$\n]+)\1\s*,\s*import\.meta\.url/g;

function missingWrapper(root: string, wrapper: string): Problem {
  const source = readFileSync(path.join(root, CONFIG_FILE), 'utf8');
  return invalidValue(source, ['demos', 'wrapper'], {
    expected: 'the path of a file',
    received: JSON.stringify(wrapper),
  });
}
