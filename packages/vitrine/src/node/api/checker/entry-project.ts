/**
 * The project that the type checker opens: a module that imports a package, in a folder of its own from which
 * links lead to the package and to React's types. Files in memory would do as well, but then the checker asks
 * for each of a library's thousand files whether it is one of them.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../../base/files/kinds.ts';
import { writeInPlace } from '../../base/files/write.ts';
import { makeTempDir } from '../../base/lock/temp-dir.ts';
import { findPackage, typesPackageOf } from '../../base/packages/find-package.ts';
import {
  COMPILER_OPTIONS,
  ownSettings,
  type CompilerOptions,
} from './settings/compiler-options.ts';
import { listGlobalTypes } from './settings/global-types.ts';
import { lendReactTypes, ownPatterns } from './settings/lent-types.ts';
import { linkedPatterns, linkedProjects } from './settings/linked-settings.ts';
import type { PathMap } from './settings/path-map.ts';
import { moduleOfCode } from './settings/types-beside-map.ts';

/** `import { name } from 'specifier'`. */
export interface NamedImport {
  specifier: string;
  /** May be `default`, or `*` for the module itself. */
  name: string;
}

export interface EntryProject {
  /** Real path of the folder. */
  dir: string;
  tsconfig: string;
  /** Where a package in the workspace has settings of its own. */
  settings: string;
  /** Imports the package first, then each name by a statement of its own. */
  entry: string;
  /** Modules that declare `node`, `attributes`, `elements`, `every` and `styles` from React's types, the likeliest first. */
  reactProbes: string[];
  /** Packages whose types the files of this one only find because the site has them. */
  lent: string[];
  /** What linked packages that it is made of call their files, if any do. */
  linked?: PathMap['linked'];
  /** Deletes the folder. */
  remove: () => void;
}

const REACT_PROBE = `import type * as React from 'react';
export declare const node: React.ReactNode | Promise<React.ReactNode>;
export declare const attributes: React.HTMLAttributes<Element> & React.RefAttributes<Element>;
export declare const elements: React.JSX.IntrinsicElements;
export declare const every: React.AllHTMLAttributes<Element> & React.SVGAttributes<Element>;
export declare const styles: React.CSSProperties;
`;

/**
 * React 19 took the global namespace away that declarations of many packages still name: `JSX.Element`. Interfaces, so
 * that a package which declares it as well only adds to them.
 */
const GLOBAL_JSX = `declare global {
  namespace JSX {
    type ElementType = React.JSX.ElementType;
    interface Element extends React.JSX.Element {}
    interface ElementClass extends React.JSX.ElementClass {}
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
    interface IntrinsicAttributes extends React.JSX.IntrinsicAttributes {}
  }
}
`;

/** Tells whether React's types, as a package finds them, lack the global namespace. */
function lacksGlobalJsx(from: string): boolean {
  const dir = findPackage(from, '@types/react')?.dir;
  const file = dir === undefined ? '' : path.join(dir, 'index.d.ts');
  return isFile(file) && !readFileSync(file, 'utf8').includes('declare global {');
}

/**
 * For a package without declarations: the checker infers what it can, as deep as a file per component may lie, but not
 * all that the package depends on.
 */
const ofJavaScript = ({ customConditions = [] }: CompilerOptions) => ({
  allowJs: true,
  maxNodeModuleJsDepth: 5,
  // Code for production alone has lost its names.
  customConditions: [...customConditions, 'development'],
});

/**
 * Writes the project for a package as a file in `root` would import it.
 * @param packageDir real path of the package: its React types may lie beside it in a store, and not in `root`
 * @param isJavaScript there are no declarations to read
 */
export function createEntryProject(
  root: string,
  packageDir: string,
  packageName: string,
  imports: NamedImport[],
  isJavaScript = false,
): EntryProject {
  const dir = realpathSync(makeTempDir('types'));
  const write = (name: string, text: string) => {
    const file = path.join(dir, name);
    writeInPlace(file, text);
    return file;
  };
  // React itself, or its types, may be the package that is asked for.
  const names = new Set([packageName, typesPackageOf(packageName), ...REACT]);
  linkPackages(root, dir, names);
  linkPackages(packageDir, path.join(dir, 'beside'), new Set(REACT));
  const entry = write('entry.ts', entryText(packageName, imports));
  const ofPackage = [packageDir, root].map(lacksGlobalJsx);
  // In one of the two: the names of types must not come twice.
  const reactProbes = ['beside/react.ts', 'react.ts'].map((name, i) =>
    write(name, REACT_PROBE + (ofPackage.indexOf(true) === i ? GLOBAL_JSX : '')),
  );
  const files = [entry, ...reactProbes, ...listGlobalTypes(packageDir)];
  const { compilerOptions, ...settings } = ownSettings(packageDir, packageName);
  const lent = lendReactTypes(packageDir, dir);
  const isLending = Object.keys(lent).length > 0;
  const ownPaths = { ...(isLending && ownPatterns(packageDir)), ...compilerOptions.paths };
  const ofCode = isJavaScript ? moduleOfCode(packageDir, packageName) : {};
  const paths = { ...ownPaths, ...ofCode, ...lent };
  const options = {
    ...{
      ...COMPILER_OPTIONS,
      ...compilerOptions,
      ...(isJavaScript ? ofJavaScript(compilerOptions) : {}),
    },
    ...(Object.keys(paths).length > 0 && { paths }),
  };
  const linked = linkedPatterns(packageDir);
  const references = linkedProjects(linked, lent, path.join(dir, 'none')).map((one, i) => ({
    path: write(`linked-${i}.json`, JSON.stringify(one)),
  }));
  const all = {
    ...settings,
    ...{ compilerOptions: options, files },
    ...(references.length > 0 && { references }),
  };
  return {
    dir,
    entry,
    reactProbes,
    lent: isLending ? REACT : [],
    ...(linked.length > 0 && { linked }),
    settings: path.join(packageDir, 'tsconfig.json'),
    tsconfig: write('tsconfig.json', JSON.stringify(all)),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

const REACT = ['react', '@types/react'];

/** Makes packages that a file in `from` finds known to files in `to`. */
function linkPackages(from: string, to: string, names: ReadonlySet<string>): void {
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    const found = findPackage(from, name);
    if (found === null) continue;
    const link = path.join(to, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    // Any user may make a junction on Windows; elsewhere the kind is ignored.
    symlinkSync(found.dir, link, 'junction');
  }
}

function entryText(packageName: string, imports: NamedImport[]): string {
  const lines = imports.map(({ specifier, name }, i) => {
    const clause = name === '*' ? `* as i${i}` : `{ ${name} as i${i} }`;
    return `import ${clause} from ${JSON.stringify(specifier)};\n`;
  });
  return `import * as all from ${JSON.stringify(packageName)};\n${lines.join('')}`;
}
