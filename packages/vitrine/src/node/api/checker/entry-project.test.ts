import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { writeProject } from '../fixtures/install.ts';
import { createEntryProject, type EntryProject, type NamedImport } from './entry-project.ts';

const created: EntryProject[] = [];
afterEach(() => {
  for (const one of created.splice(0)) one.remove();
});

const manifest = (name: string) => JSON.stringify({ name });
const OLD_REACT = { 'package.json': manifest('@types/react'), 'index.d.ts': 'declare global {}' };
const NEW_REACT = { ...OLD_REACT, 'index.d.ts': 'declare namespace React {}' };

/** Files below a folder. */
const under = (dir: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${dir}/${file}`, text]));

function create(
  files: Record<string, string>,
  {
    from = 'node_modules/kit',
    name = 'kit',
    imports = [] as NamedImport[],
    isJavaScript = false,
    site = '',
  } = {},
) {
  const root = writeProject(files, { react: false });
  const packageDir = path.join(root, from);
  const project = createEntryProject(
    path.join(root, site),
    packageDir,
    name,
    imports,
    isJavaScript,
  );
  created.push(project);
  const read = (file: string) => readFileSync(path.join(project.dir, file), 'utf8');
  const linked = (file: string) => {
    const link = path.join(project.dir, file);
    return existsSync(link) ? path.relative(realpathSync(root), realpathSync(link)) : null;
  };
  return { root, packageDir, project, read, linked };
}

const KIT = { 'node_modules/kit/package.json': manifest('kit') };
const GLOBAL = 'namespace JSX {';

test('the entry imports the package, and each name by a statement of its own', () => {
  const { project, read } = create(KIT, {
    imports: [
      { specifier: 'kit/dial', name: 'Dial' },
      { specifier: 'kit/"knob"', name: '*' },
      { specifier: 'kit', name: 'default' },
    ],
  });
  expect(read(path.basename(project.entry)).split('\n')).toEqual([
    'import * as all from "kit";',
    'import { Dial as i0 } from "kit/dial";',
    String.raw`import * as i1 from "kit/\"knob\"";`,
    'import { default as i2 } from "kit";',
    '',
  ]);
  expect(project.dir).toBe(realpathSync(project.dir));
  project.remove();
  expect(existsSync(project.dir)).toBe(false);
  created.length = 0;
});

test('an installed package is read with strict settings, and none of its own', () => {
  const { project, packageDir } = create({ ...KIT, 'node_modules/kit/tsconfig.json': '{}' });
  expect(project.settings).toBe(path.join(packageDir, 'tsconfig.json'));
  expect(JSON.parse(readFileSync(project.tsconfig, 'utf8'))).toEqual({
    compilerOptions: {
      ...{ target: 'esnext', module: 'esnext', moduleResolution: 'bundler', strict: true },
      ...{ skipLibCheck: true, noEmit: true, types: [], jsx: 'preserve' },
      allowImportingTsExtensions: true,
    },
    files: [project.entry, ...project.reactProbes],
  });
});

test('code without declarations is read as deep as it lies, by the types of React that there are', () => {
  const optionsOf = (files: Record<string, string>) => {
    const kit = { from: 'kit', site: 'docs', isJavaScript: true };
    const { project, read } = create({ 'kit/package.json': manifest('kit'), ...files }, kit);
    const all = read('tsconfig.json').replaceAll(`${project.dir}/`, '');
    const { customConditions, ...options } = JSON.parse(all).compilerOptions;
    expect(customConditions).toEqual(['source', 'development']);
    return { allowJs: options.allowJs, depth: options.maxNodeModuleJsDepth, paths: options.paths };
  };
  const code = { allowJs: true, depth: 5 };
  expect(optionsOf({})).toEqual(code);
  const ofSite = under('docs/node_modules/@types/react', NEW_REACT);
  const types = 'node_modules/@types/react';
  expect(optionsOf(ofSite)).toEqual({
    ...code,
    paths: { react: [types], 'react/*': [`${types}/*`] },
  });
  // Beside the package, there are such already.
  expect(optionsOf({ ...ofSite, ...under(types, NEW_REACT) })).toEqual(code);
});

test('a package of the workspace has settings of its own, what only compiling needs taken back', () => {
  const source = { 'kit/package.json': manifest('kit') };
  const settingsOf = (files: Record<string, string>) => {
    const { project, packageDir } = create(files, { from: 'kit' });
    return { packageDir, ...JSON.parse(readFileSync(project.tsconfig, 'utf8')) };
  };
  const bare = settingsOf(source);
  expect(bare.compilerOptions).toMatchObject({
    strict: true,
    customConditions: ['source'],
    ...{ composite: false, incremental: false, declaration: false, emitDeclarationOnly: false },
    ...{ noLib: false, noResolve: false },
  });
  expect([bare.extends, bare.include]).toEqual([undefined, undefined]);
  const own = settingsOf({ ...source, 'kit/tsconfig.json': '{}' });
  expect([own.extends, own.include]).toEqual([path.join(own.packageDir, 'tsconfig.json'), []]);
  expect(own.compilerOptions).toEqual(bare.compilerOptions);
});

test('the package, its declarations and React are linked as the root finds them, React as the package does', () => {
  const { linked } = create(
    {
      ...under('node_modules/@acme/kit', { 'package.json': manifest('@acme/kit') }),
      ...under('node_modules/@types/acme__kit', { 'package.json': manifest('@types/acme__kit') }),
      ...under('node_modules/@types/react', NEW_REACT),
      ...under('node_modules/@acme/kit/node_modules/@types/react', OLD_REACT),
      ...under('node_modules/other', { 'package.json': manifest('other') }),
    },
    { from: 'node_modules/@acme/kit', name: '@acme/kit' },
  );
  const names = ['@acme/kit', '@types/acme__kit', '@types/react', 'react', 'other'];
  const modules = (dir: string) => names.map((name) => linked(`${dir}node_modules/${name}`));
  const [kit, types, react] = names.map((name) => `node_modules/${name}`);
  expect(modules('')).toEqual([kit, types, react, null, null]);
  expect(modules('beside/')).toEqual([null, null, `${kit}/${react}`, null, null]);
});

test('the global namespace is declared once, where React’s types have none', () => {
  const probes = (root: Record<string, string> | null, own: Record<string, string> | null) => {
    const { project } = create({
      ...KIT,
      ...(root === null ? {} : under('node_modules/@types/react', root)),
      ...(own === null ? {} : under('node_modules/kit/node_modules/@types/react', own)),
    });
    const files = project.reactProbes.map((file) => path.relative(project.dir, file));
    expect(files).toEqual(['beside/react.ts', 'react.ts']);
    return project.reactProbes.map((file) => readFileSync(file, 'utf8').includes(GLOBAL));
  };
  expect(probes(null, null)).toEqual([false, false]);
  expect(probes(OLD_REACT, null)).toEqual([false, false]);
  expect(probes(NEW_REACT, null)).toEqual([true, false]);
  expect(probes(OLD_REACT, NEW_REACT)).toEqual([true, false]);
  expect(probes(NEW_REACT, OLD_REACT)).toEqual([false, true]);
});

test('a package is linked to where it really lies', () => {
  const root = writeProject({ 'store/kit/package.json': manifest('kit') }, { react: false });
  symlinkSync(path.join(root, 'store/kit'), path.join(root, 'node_modules/kit'));
  const project = createEntryProject(root, path.join(root, 'store/kit'), 'kit', []);
  created.push(project);
  expect(realpathSync(path.join(project.dir, 'node_modules/kit'))).toBe(
    path.join(realpathSync(root), 'store/kit'),
  );
});

test('of settings that only list others, those about components count', () => {
  const extended = (files: Record<string, string>) => {
    const { project, packageDir } = create(
      { 'kit/package.json': manifest('kit'), ...under('kit', files) },
      { from: 'kit' },
    );
    const { extends: file } = JSON.parse(readFileSync(project.tsconfig, 'utf8'));
    return file === undefined ? null : path.relative(packageDir, file);
  };
  const list = (...paths: string[]) =>
    JSON.stringify({ files: [], references: paths.map((one) => ({ path: one })) });
  const app = `{
    // Of the components.
    "compilerOptions": { "jsx": "react-jsx", },
  }`;
  const files = { 'tsconfig.node.json': '{}', 'tsconfig.app.json': app, 'src/tsconfig.json': app };
  const both = ['./tsconfig.node.json', './tsconfig.app.json'];
  expect(extended({ ...files, 'tsconfig.json': list(...both) })).toBe('tsconfig.app.json');
  expect(extended({ ...files, 'tsconfig.json': `\uFEFF/* All */ ${list(...both)}` })).toBe(
    'tsconfig.app.json',
  );
  expect(extended({ ...files, 'tsconfig.json': list('src') })).toBe('src/tsconfig.json');
  expect(extended({ ...files, 'tsconfig.json': list('tsconfig.node.json') })).toBe(
    'tsconfig.node.json',
  );
  const others = ['../other', './gone.json'];
  expect(extended({ ...files, 'tsconfig.json': list(...others) })).toBe('tsconfig.json');
  for (const own of ['{', 'null', '{"files":[]}', '{"files":[],"references":[null,{}]}', app])
    expect(extended({ ...files, 'tsconfig.json': own }), own).toBe('tsconfig.json');
  const empty = { ...JSON.parse(list(...both)), include: [] };
  expect(extended({ ...files, 'tsconfig.json': JSON.stringify(empty) })).toBe('tsconfig.app.json');
  const mixed = { ...JSON.parse(list(...both)), include: ['src'] };
  expect(extended({ ...files, 'tsconfig.json': JSON.stringify(mixed) })).toBe('tsconfig.json');
});
