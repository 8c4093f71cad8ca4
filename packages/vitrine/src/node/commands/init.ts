import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { failure } from '../base/errors.ts';
import { findPackageManager } from '../base/install/package-manager.ts';
import { isWithin, resolveLinks } from '../base/files.ts';
import { findPackage } from '../base/packages.ts';
import { messageOf } from '../base/text.ts';
import { CONFIG_FILE } from '../config/load-config.ts';
import { findLibraries, type LibraryCandidate } from '../init/repository/find-library.ts';
import { install, prepareManifest } from '../init/repository/install.ts';
import { readPlace, separatingFiles, specOf } from '../init/repository/workspace.ts';
import { planSite } from '../init/plan-site.ts';
import { siteFiles } from '../init/templates/site-files.ts';
import type { SitePlan } from '../init/templates/site-plan.ts';
import { pagesWorkflow } from '../init/templates/workflow.ts';
import { writeNew } from '../init/write-new.ts';

const OPTIONS = {
  library: { type: 'string' },
  dir: { type: 'string' },
  css: { type: 'string' },
  url: { type: 'string' },
  vitrine: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
} as const;

const PACKAGE_NAME = /^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/;

/** Writes the documentation of a library into a folder of its project; prints what it wrote and what comes next. */
export async function init(args: string[], root = process.cwd()): Promise<void> {
  const options = parse(args);
  const asks = process.stdin.isTTY && process.stdout.isTTY && !options.yes;
  const dir = checkDir(root, options.dir ?? 'docs');
  const site = path.join(root, dir);
  if (existsSync(path.join(site, CONFIG_FILE))) throw failure('already-a-site', [dir]);
  const chosen = await chooseLibrary(root, dir, options.library, asks);
  const place = readPlace(site);
  const library = { ...chosen, spec: specOf(chosen, place) };
  const needsInstall = prepareManifest(site, library, options.vitrine);
  const separating = separatingFiles(site, place);
  writeNew(site, separating);
  if (needsInstall) install(site);
  const plan = await planSite(site, root, library, options);
  const files = [...Object.keys(separating), ...writeNew(site, siteFiles(plan))];
  const written = files.map((file) => path.posix.join(dir, file));
  const run = findPackageManager(site);
  const workflow = pagesWorkflow(dir, library.folder !== null, run);
  written.push(...writeNew(root, { '.github/workflows/docs.yml': workflow }));
  console.log(`Documentation of ${library.name}, with pages of ${names(plan)}:\n`);
  for (const file of [path.posix.join(dir, 'package.json'), ...written]) console.log(`  ${file}`);
  console.log(`\nNext: cd ${dir} && ${run} run dev`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw failure('usage', [messageOf(error).split('. ')[0]!]);
  }
}

function checkDir(root: string, dir: string): string {
  const plain = path.posix.normalize(dir.replaceAll('\\', '/')).replace(/\/$/, '');
  const isPlain = !path.posix.isAbsolute(plain) && !plain.startsWith('..') && plain !== '.';
  const isTaken = /(?:^|\/)(?:\.git|node_modules)(?:\/|$)/i.test(plain);
  // A link could lead out of the project.
  if (isPlain && !isTaken && isWithin(resolveLinks(root), resolveLinks(path.join(root, plain))))
    return plain;
  throw failure('usage', [
    `--dir expects a folder below this one, such as docs, received "${dir}"`,
  ]);
}

async function chooseLibrary(
  root: string,
  dir: string,
  named: string | undefined,
  asks: boolean,
): Promise<LibraryCandidate> {
  const found = findLibraries(root, dir);
  if (named !== undefined) {
    const known = found.find(({ name }) => name === named);
    if (known) return known;
    if (PACKAGE_NAME.test(named))
      return { name: named, spec: versionOf(root, dir, named), folder: null };
    throw failure('usage', [`--library expects the name of a package, received "${named}"`]);
  }
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  if (!asks) {
    const list = found.map(({ name }) => name).join(', ');
    throw failure('library-unclear', [
      list === '' ? `no package of React components is in ${root}` : `there are several: ${list}`,
    ]);
  }
  const { askLibrary } = await import('../init/ask.ts');
  const name = await askLibrary(
    found.map((each) => each.name),
    (text) => PACKAGE_NAME.test(text),
  );
  return (
    found.find((each) => each.name === name) ?? {
      name,
      spec: versionOf(root, dir, name),
      folder: null,
    }
  );
}

/** As installed, or the newest. */
function versionOf(root: string, dir: string, name: string): string {
  const version = findPackage(path.join(root, dir), name)?.version;
  return version ? `^${version}` : 'latest';
}

const names = ({ components }: SitePlan) => components.map(({ title }) => title).join(', ');
