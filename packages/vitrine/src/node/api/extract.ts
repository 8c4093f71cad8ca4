/** A package → documentation of all its components. Loads the type checker. */
import path from 'node:path';
import { withRealClassNames, type ClassConstant } from './component/class-names.ts';
import { listSettings } from './checker/settings/linked-settings.ts';
import { readmeOf } from './components/imports/called-in-readme.ts';
import { candidateImports } from './components/imports/candidates.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { asComponent, inOrder } from './code/documented/as-component.ts';
import { compareTwins } from './components/paths/type-twins.ts';
import { withCodeDefaults } from './code/documented/with-code-defaults.ts';
import { docsOfCode } from './components/names/docs-of-code.ts';
import { withParameterDefaults } from './code/documented/with-parameter-defaults.ts';
import { isOfJavaScript, withPropTypes } from './code/documented/with-prop-types.ts';
import { withRealImports } from './code/documented/with-real-imports.ts';
import { isJavaScript } from './components/paths/java-script.ts';
import { createDeclarationFinder } from './code/exported-values.ts';
import type { ModuleNames } from '../base/code/module-names.ts';
import { failure, VitrineError } from '../base/errors.ts';
import { createPackageLookup } from '../base/packages/find-package.ts';
import { type InstalledPackage } from '../base/packages/manifest.ts';
import type { PathMap } from './checker/settings/path-map.ts';
import type { PackageFault } from '../model/package-fault.ts';
import { openTypes } from './checker/open-types.ts';
import { readTypes } from './read/read-types.ts';
import type { ReadChoices } from './read/options.ts';

/** The documentation, and every file that had a say in it. */
export interface Extraction {
  docs: ComponentDoc[];
  /** What is wrong with the package as a whole. */
  faults: PackageFault[];
  /** Names that are exported and kept out of the documentation by a mark of their author. */
  marked: string[];
  files: string[];
  /** Everything that was looked for was found, React's types above all. */
  complete: boolean;
}

/**
 * Reads all components of an installed package.
 * @throws VitrineError `package-without-types`, `types-too-deep`, `invalid-tsconfig`, `unknown-group` or
 * `group-name-taken`
 */
export async function extractDocs(
  root: string,
  name: string,
  installed: InstalledPackage,
  choices: ReadChoices = {},
): Promise<Extraction> {
  // Code is read when the checker has gone: each of the two fills some hundred megabytes.
  const types = readTypesOrCode(root, name, installed, choices);
  const code = await withCode(types.docs, { ...types, installed });
  const files = [...types.files, ...code.files];
  return {
    docs: inOrder(code.docs),
    faults: [...types.faults, ...compareTwins(installed)],
    marked: types.marked,
    files: [...files, ...manifestsOf(files, types.packageOf), ...listSettings(installed.dir)],
    complete: types.complete,
  };
}

/** Of a bundle the code says more than the checker, and of what that sees nothing in, all that there is. */
function readTypesOrCode(...given: Parameters<typeof readInShort>): ReturnType<typeof readInShort> {
  const [root, , installed] = given;
  const bundled = docsOfCode(root, installed, { onlyBundles: true });
  if (bundled.length > 0) return ofCode(bundled, installed);
  try {
    return tellDepth(installed, () => readInShort(...given));
  } catch (error) {
    const isBare =
      error instanceof VitrineError && error.problems[0]?.code === 'package-without-types';
    const docs = isBare ? docsOfCode(root, installed, { onlyBundles: false }) : [];
    if (docs.length === 0) throw error;
    return ofCode(docs, installed);
  }
}

/** Whatever reads types goes into each of their parts: tells where the stack has overflowed. */
function tellDepth<Types>({ name, dir }: InstalledPackage, read: () => Types): Types {
  try {
    return read();
  } catch (error) {
    const isTooDeep = error instanceof RangeError && /call stack/.test(error.message);
    throw isTooDeep ? failure('types-too-deep', [name], { file: dir }) : error;
  }
}

/** Opens a checker and closes it; of what it said nothing is kept but this. */
function readInShort(
  root: string,
  name: string,
  installed: InstalledPackage,
  choices: ReadChoices,
) {
  const imports = candidateImports(installed);
  const session = openTypes(root, installed.dir, name, imports, isJavaScript(root, installed));
  try {
    const { host } = session;
    const { docs, faults, marked, files, facts } = readTypes(host, {
      name,
      installed,
      imports,
      ...choices,
    });
    return {
      docs,
      faults,
      marked,
      files,
      paths: host.paths,
      classConstants: facts.classConstants,
      openDefaults: facts.openDefaults,
      farDefaults: facts.farDefaults,
      packageOf: facts.family.packageOf,
      complete: host.react.node !== null,
    };
  } finally {
    session.close();
  }
}

/** What is documented without a checker. */
const ofCode = (
  docs: ComponentDoc[],
  installed: InstalledPackage,
): ReturnType<typeof readInShort> => ({
  ...{ docs, faults: [], marked: [], paths: undefined, complete: true },
  files: [readmeOf(installed) ?? []].flat(),
  ...{ classConstants: new Map(), openDefaults: new Set(), farDefaults: new Map() },
  packageOf: createPackageLookup(),
});

/** What is needed to read the code of a package. */
interface CodePlaces {
  installed: InstalledPackage;
  paths: PathMap | undefined;
  classConstants: ReadonlyMap<string, ClassConstant>;
  /** Components whose `defaultProps` may fill in any prop, as far as types tell. */
  openDefaults: ReadonlySet<string>;
  /** Props of components whose default a comment in another package states. */
  farDefaults: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of modules that have been read before; is added to. */
  modules?: Map<string, ModuleNames>;
}

/** Adds what only the code of a package says: defaults, what classes are called, and which imports there are. */
export async function withCode(
  docs: readonly ComponentDoc[],
  { installed, paths, classConstants, openDefaults, farDefaults, modules: known }: CodePlaces,
): Promise<{ docs: ComponentDoc[]; files: string[] }> {
  const finder = createDeclarationFinder(installed, paths, known);
  const read = docs.map((doc) => {
    const real = withRealImports(finder, doc);
    const known = asComponent(finder, withPropTypes(finder, real));
    if (known.kind !== 'component') return withParameterDefaults(finder, known);
    const isOpen = openDefaults.has(doc.name) || known.kind !== doc.kind || isOfJavaScript(doc);
    return withCodeDefaults(finder, known, { isOpen, far: farDefaults.get(doc.name) });
  });
  const modules = [...classConstants.values()].map(({ module }) => module);
  return {
    docs: await withRealClassNames(read, classConstants),
    files: [...finder.files(), ...new Set(modules)],
  };
}

/** Of the packages that files belong to. */
function manifestsOf(
  files: readonly string[],
  packageOf: (file: string) => InstalledPackage | null,
): string[] {
  const dirs = new Set(files.flatMap((file) => packageOf(file)?.dir ?? []));
  return [...dirs].map((dir) => path.join(dir, 'package.json'));
}
