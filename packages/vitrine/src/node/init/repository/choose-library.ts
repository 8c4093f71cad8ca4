import path from 'node:path';
import { failure } from '../../base/errors.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { readPaths } from '../../code/source-paths.ts';
import { candidateOf, findLibraries, findOwn, type LibraryCandidate } from './find-library.ts';
import { describeSeveral } from './own/own-packages.ts';
import { readWanted, type WantedPackage } from './read-wanted.ts';

/** Lets somebody pick one of the packages that were found, or name another. */
export type AskLibrary = (found: string[], isName: (text: string) => boolean) => Promise<string>;

/** Files of a project in which its compiler is told what names lead to. */
const SETTINGS = ['tsconfig.json', 'tsconfig.base.json', 'jsconfig.json'];

/** What the compiler's settings of a project mean by a name is no package that a registry has. */
function fetched(root: string, name: string): LibraryCandidate {
  for (const settings of SETTINGS) {
    const [file] = readPaths(path.join(root, settings))[name] ?? [];
    if (file === undefined) continue;
    throw failure('library-without-manifest', [name, settings, path.relative(root, file)]);
  }
  return { name, spec: 'latest', folder: null };
}

/** That there is none; names that only the compiler knows are no packages, although their authors may take them for such. */
function explainNone(root: string): string {
  const none = `no package of React components is in ${root}`;
  for (const settings of SETTINGS) {
    const names = Object.keys(readPaths(path.join(root, settings))).filter(
      (name) => isName(name) && /^@?[a-z]/i.test(name),
    );
    if (names.length === 0) continue;
    const more = names.length > MOST_NAMES ? ', …' : '';
    const listed = names.slice(0, MOST_NAMES).join(', ') + more;
    return `${none}. ${settings} leads to ${listed}: the one that is documented needs a package.json with its name`;
  }
  return none;
}

const MOST_NAMES = 5;

const isName = (text: string) => readWanted(text) !== null;

/**
 * The package to document: the one that is named, else the only one that there is, else the one that is picked.
 * @param ask `null` where nobody can be asked
 * @throws VitrineError `usage` for what names no package, `library-unclear`, `library-without-manifest`
 */
export async function chooseLibrary(
  { root, dir }: { root: string; dir: string },
  named: string | undefined,
  ask: AskLibrary | null,
): Promise<LibraryCandidate> {
  const found = findLibraries(root, dir);
  const toCandidate = ({ name, version }: WantedPackage): LibraryCandidate => {
    if (version !== null) return { name, spec: version, folder: null };
    const site = path.join(root, dir);
    const installed = findPackage(site, name);
    return (
      found.find((each) => each.name === name) ??
      // One of the project is never fetched from where another may have its name.
      findOwn(root, dir, name) ??
      (installed && candidateOf(site, installed, `^${installed.version}`)) ??
      fetched(root, name)
    );
  };
  /** Those of the project are there whatever they are called. */
  const read = (text: string) =>
    found.some(({ name }) => name === text) ? { name: text, version: null } : readWanted(text);
  if (named !== undefined) {
    const wanted = read(named);
    if (wanted) return toCandidate(wanted);
    throw failure('usage', [
      `--library expects the name of a package, with or without a version, received "${named}"`,
    ]);
  }
  const [only, ...others] = found;
  if (only && others.length === 0) return only;
  const names = found.map(({ name }) => name);
  if (ask) return toCandidate(read(await ask(names, isName))!);
  throw failure('library-unclear', [
    names.length === 0 ? explainNone(root) : describeSeveral(names),
  ]);
}
