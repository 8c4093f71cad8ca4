/** What is known of a package before its components are read. */
import type { ClassConstant } from '../component/class-names.ts';
import type { PackageContext } from '../component/package-context.ts';
import type { ComponentExport } from '../components/components.ts';
import { isCapitalised } from '../exports/name-kinds.ts';
import { createImportFinder } from '../components/imports/find-imports.ts';
import type { PackageExports } from '../components/names/settle-names.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { createLister } from '../../base/folders.ts';
import { createPackageLookup } from '../../base/packages/find-package.ts';
import type { TypeHost } from '../checker/type-host.ts';
import type { SharedTypes } from '../component/shared-props.ts';
import { splitProps } from '../component/split-props.ts';
import { findThemeKeys } from '../theme/theme-keys.ts';
import type { ReadOptions } from './options.ts';

/** Facts of a package without what its components share. */
export type PackageFacts = Omit<PackageContext, 'split'>;

/** Every name of each component, with the one that it is documented under. */
export function namesOf(
  components: readonly Pick<ComponentExport, 'name' | 'aliases'>[],
): ReadonlyMap<string, string> {
  return new Map(
    components.flatMap(({ name: canonical, aliases }) =>
      [canonical, ...aliases, canonical.replaceAll('.', '')].map((one) => [one, canonical]),
    ),
  );
}

/** @returns the facts, and a list of files that grows when what it is read from is no part of the program */
export function gatherFacts(
  host: TypeHost,
  { name, installed }: Pick<ReadOptions, 'name' | 'installed'>,
  { ofRoot, underPaths, direct }: PackageExports,
  { names, usual }: { names: ReadonlyMap<string, string>; usual: ReadonlySet<string> },
): { facts: PackageFacts; read: ReadonlySet<string> } {
  const exported = [...ofRoot, ...underPaths];
  const packageOf = createPackageLookup();
  const wholes = new Set([...names.values()].map((one) => one.split('.', 1)[0]!));
  const ofComponents = direct.filter(({ base }) => isCapitalised(base) || wholes.has(base));
  const read = new Set<string>();
  const facts = {
    host,
    name,
    installed,
    exported: new Map(exported.map((one) => [one.name, one])),
    family: { components: names, packageOf, lent: host.lent },
    theme: findThemeKeys(host, exported, new Set(names.keys())),
    usual,
    importsOf: createImportFinder(host, name, { ofRoot, underPaths }, ofComponents),
    isNative: (file: string) => NATIVE_PACKAGE.test(packageOf(file)?.name ?? ''),
    classConstants: new Map<string, ClassConstant>(),
    openDefaults: new Set<string>(),
    farDefaults: new Map<string, ReadonlySet<string>>(),
    namesIn: createLister(),
    onRead: (file: string) => void read.add(file),
  };
  return { facts, read };
}

/** Facts of a package together with what its components share. */
export function withShared(
  facts: PackageFacts,
  shared: SharedTypes,
  docs: readonly ComponentDoc[],
): PackageContext {
  const types = new Map(shared.all.map((type, i) => [type, docs[i]!]));
  return { ...facts, split: splitProps(shared, (type) => types.get(type)!.props) };
}

/** Packages whose declarations describe elements and the language, not components. */
const NATIVE_PACKAGE = /^(@types\/react|p?react|typescript|@typescript\/.+)$/;
