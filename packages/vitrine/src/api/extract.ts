/** A package → documentation of all its components. Loads the type checker. */
import path from 'node:path';
import { documentComponent, type PackageContext } from './component.js';
import { findComponents, type ComponentExport } from './components.js';
import { candidateSubpaths, createImportFinder } from './imports.js';
import type { ComponentDoc } from './model.js';
import { createPackageLookup, type InstalledPackage } from './packages.js';
import { findThemeKeys } from './theme.js';
import { openTypeHost } from './type-host.js';
import { failure } from '../errors.js';

/** The documentation, and every file that had a say in it. */
export interface Extraction {
  docs: ComponentDoc[];
  files: string[];
  /** Whether everything that was looked for was found, React's types above all. */
  complete: boolean;
}

/** Reads all components of an installed package. Throws `package-without-types`. */
export function extractDocs(root: string, name: string, installed: InstalledPackage): Extraction {
  const subpaths = candidateSubpaths(installed);
  const host = openTypeHost(root, [name, ...subpaths]);
  try {
    const exported = host.exportsOf(name);
    if (exported === null) throw failure('package-without-types', [name]);
    const packageOf = createPackageLookup();
    const components = findComponents(host, exported);
    const names = new Set(components.map((component) => component.name));
    const importsOf = createImportFinder(host, name, subpaths);
    const context: PackageContext = {
      host,
      name,
      installed,
      exported: new Map(exported.map((one) => [one.name, one])),
      family: { components: names, packageOf },
      theme: findThemeKeys(host, exported, names),
      importsOf: ({ name: component, symbol }: ComponentExport) => importsOf(component, symbol),
      isNative: (file) => NATIVE_PACKAGES.has(packageOf(file)?.name ?? ''),
    };
    const docs = components.map((component) => documentComponent(context, component));
    const files = host.files();
    const manifests = new Set(files.flatMap((file) => packageOf(file)?.dir ?? []));
    return {
      docs,
      files: [...files, ...[...manifests].map((dir) => path.join(dir, 'package.json'))],
      complete: host.react.node !== null,
    };
  } finally {
    host.close();
  }
}

/** Packages whose declarations describe elements and the language, not components. */
const NATIVE_PACKAGES = new Set(['@types/react', 'react', 'typescript']);
