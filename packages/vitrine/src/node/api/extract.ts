/** A package → documentation of all its components. Loads the type checker. */
import path from 'node:path';
import { withAbsoluteLinks } from './absolute-links.ts';
import {
  collectComponent,
  documentComponent,
  documentSharedType,
  type PackageContext,
} from './component.ts';
import { findSharedTypes, type GroupNames } from './shared-props.ts';
import { findComponents, isCapitalised } from './components.ts';
import { withRealClassNames, type ClassConstant } from './class-names.ts';
import {
  candidateImports,
  createExportImportFinder,
  createImportFinder,
  type DirectImport,
  importsBesideNames,
  settleNames,
} from './imports.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import { withCodeDefaults } from './code/code-defaults.ts';
import { createDeclarationFinder } from './code/exported-values.ts';
import { createPackageLookup, type InstalledPackage } from '../base/packages.ts';
import { findThemeKeys } from './theme/theme-keys.ts';
import { withThemes } from './theme/theme-paths.ts';
import type { PathMap } from './checker/path-map.ts';
import { openTypeHost, type ExportedSymbol } from './checker/type-host.ts';
import { documentExport } from './exports/document-export.ts';
import { findPlainExports } from './exports/find-exports.ts';
import { failure } from '../base/errors.ts';

/** The documentation, and every file that had a say in it. */
export interface Extraction {
  docs: ComponentDoc[];
  files: string[];
  /** Everything that was looked for was found, React's types above all. */
  complete: boolean;
}

/**
 * Reads all components of an installed package.
 * @throws VitrineError `package-without-types`, `invalid-tsconfig`, `unknown-group` or `group-name-taken`
 */
export async function extractDocs(
  root: string,
  name: string,
  installed: InstalledPackage,
  groups: GroupNames = {},
): Promise<Extraction> {
  // Code is read when the checker has gone: each of the two fills some hundred megabytes.
  const types = readTypes(root, name, installed, groups);
  const finder = createDeclarationFinder(installed, types.paths);
  const read = types.docs.map((doc) =>
    doc.kind === 'component' ? withCodeDefaults(finder, doc) : doc,
  );
  const docs = await withRealClassNames(read, types.classConstants);
  const modules = [...types.classConstants.values()].map(({ module }) => module);
  const files = [...types.files, ...finder.files(), ...new Set(modules)];
  return {
    docs,
    files: [...files, ...manifestsOf(files, types.packageOf)],
    complete: types.complete,
  };
}

/** What the types say, and what is needed to read the code. */
interface TypesRead {
  docs: ComponentDoc[];
  paths: PathMap | undefined;
  files: string[];
  classConstants: ReadonlyMap<string, ClassConstant>;
  packageOf: (file: string) => InstalledPackage | null;
  complete: boolean;
}

function readTypes(
  root: string,
  name: string,
  installed: InstalledPackage,
  groups: GroupNames,
): TypesRead {
  const imports = candidateImports(installed);
  const host = openTypeHost(root, installed.dir, name, imports);
  try {
    const [broken] = host.configErrors();
    if (broken !== undefined) throw failure('invalid-tsconfig', [broken.file, broken.text]);
    const wanted = (one: string) => /^[A-Za-z]/.test(one);
    const atRoot = host.exportsOf(wanted);
    const named = atRoot?.filter((one) => one.name !== 'default') ?? null;
    const direct = importsBesideNames(host, imports, wanted, {
      installed,
      named,
    });
    if (atRoot === null && direct.length === 0) throw failure('package-without-types', [name]);
    const { ofRoot, underPaths } = settleNames(host, direct, named ?? []);
    const exported = [...ofRoot, ...underPaths];
    const packageOf = createPackageLookup();
    const components = findComponents(host, ofRoot, underPaths);
    const names = new Map(
      components.flatMap(({ name: canonical, aliases }) =>
        [canonical, ...aliases, canonical.replaceAll('.', '')].map((one) => [one, canonical]),
      ),
    );
    const besides = new Set<string>();
    const facts = {
      host,
      name,
      installed,
      exported: new Map(exported.map((one) => [one.name, one])),
      family: { components: names, packageOf },
      theme: findThemeKeys(host, exported, new Set(names.keys())),
      importsOf: createImportFinder(
        host,
        name,
        { ofRoot, underPaths },
        direct.filter(({ base }) => isCapitalised(base)),
      ),
      isNative: (file: string) => NATIVE_PACKAGE.test(packageOf(file)?.name ?? ''),
      classConstants: new Map<string, ClassConstant>(),
      onRead: (file: string) => void besides.add(file),
    };
    const collected = components.map((component) => collectComponent(facts, component));
    const shared = findSharedTypes(
      host,
      collected.map(({ found }) => found.props),
      names,
      { groups, where: name },
    );
    const types = new Map(shared.all.map((type) => [type, documentSharedType(facts, type)]));
    const context: PackageContext = {
      ...facts,
      shared,
      sharedProps: (type) => types.get(type)!.props,
    };
    const { homepage } = installed.manifest;
    const ofTypes = [
      ...collected.map((one) => documentComponent(context, one)),
      ...documentPlainExports(facts, exported, [ofRoot, direct]),
      ...types.values(),
    ];
    const docs = withThemes(host, exported, ofTypes).map((doc) => withAbsoluteLinks(doc, homepage));
    if (docs.length === 0) throw failure('package-without-components', [name]);
    checkNames(docs, groups, name);
    return {
      docs,
      paths: host.paths,
      files: [...host.files(), ...besides],
      classConstants: context.classConstants,
      packageOf,
      complete: host.react.node !== null,
    };
  } finally {
    host.close();
  }
}

/** Of the packages that files belong to. */
function manifestsOf(
  files: readonly string[],
  packageOf: (file: string) => InstalledPackage | null,
): string[] {
  const dirs = new Set(files.flatMap((file) => packageOf(file)?.dir ?? []));
  return [...dirs].map((dir) => path.join(dir, 'package.json'));
}

/** A group that the site names has a page beside those of exports, so it must not be called like one. */
function checkNames(docs: readonly ComponentDoc[], groups: GroupNames, where: string): void {
  const shared = new Set(Object.values(groups).filter((name) => name !== false));
  const isGroup = ({ kind, props }: ComponentDoc) => kind === 'type' && props.length > 0;
  const taken = docs.find((doc) => shared.has(doc.name) && !isGroup(doc));
  if (taken !== undefined) throw failure('group-name-taken', [taken.name, where]);
}

/** Hooks, functions and constants. */
function documentPlainExports(
  facts: Omit<PackageContext, 'shared' | 'sharedProps'>,
  exported: ExportedSymbol[],
  [ofRoot, direct]: [ExportedSymbol[], DirectImport[]],
): ComponentDoc[] {
  const { host, name, family } = facts;
  const importsOf = createExportImportFinder(host, name, ofRoot, direct);
  return findPlainExports(host, exported, family.components).map((one) =>
    documentExport({ ...facts, importsOf }, one),
  );
}

/** Packages whose declarations describe elements and the language, not components. */
const NATIVE_PACKAGE = /^(@types\/react|react|typescript|@typescript\/.+)$/;
