// read-with-peer.mjs PEER PEERS_DIR PACKAGE_DIR OUT: reads the components with a peer, and writes by component and prop
// the default. Each gets what its own documentation asks for; the folder of OUT is where it may write.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPONENTS, PACKAGE } from './components.mjs';

const [, , peer, peersDir, packageDir, out] = process.argv;
const require = createRequire(path.join(peersDir, 'package.json'));
const dir = path.dirname(out);
const declarations = (name) => path.join(packageDir, name, `${name}.d.ts`);
const READERS = {
  docgen() {
    const { withCompilerOptions } = require('react-docgen-typescript');
    const parser = withCompilerOptions(
      { jsx: 1, esModuleInterop: true, skipLibCheck: true },
      { savePropValueAsString: true },
    );
    const docs = parser.parse(COMPONENTS.map(declarations));
    return toObject(docs, ({ displayName, props }) => [
      displayName,
      toObject(Object.values(props), (one) => [one.name, one.defaultValue?.value ?? null]),
    ]);
  },
  async typedoc() {
    const { Application } = await import(pathToFileURL(require.resolve('typedoc')).href);
    const entry = path.join(dir, 'entry.ts');
    const lines = COMPONENTS.map((name) => `export * as ${name} from '${PACKAGE}/${name}';`);
    writeFileSync(entry, `${lines.join('\n')}\n`);
    const tsconfig = path.join(dir, 'tsconfig.json');
    const compilerOptions = { ...COMPILER_OPTIONS, types: [] };
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: ['entry.ts'] }));
    const app = await Application.bootstrap({
      ...{ entryPoints: [entry], tsconfig, skipErrorChecking: true, logLevel: 'None' },
      ...{ excludeExternals: false, excludeNotDocumented: false },
    });
    const project = await app.convert();
    const json = app.serializer.projectToObject(project, dir);
    return toObject(json.children ?? [], (module) => [
      module.name,
      Object.assign({}, ...propTypesIn(module).flatMap(membersOf)),
    ]);
  },
  async storybook() {
    const chunks = path.join(peersDir, 'node_modules/@storybook/react/dist/_node-chunks');
    const modules = await Promise.all(
      readdirSync(chunks).map((file) => import(pathToFileURL(path.join(chunks, file)).href)),
    );
    const { ComponentMetaManager } = modules.find((module) => 'ComponentMetaManager' in module);
    writeFileSync(
      path.join(dir, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['*.tsx'] }),
    );
    const entries = COMPONENTS.map((name) => {
      const storyPath = path.join(dir, `${name}.stories.tsx`);
      writeFileSync(
        storyPath,
        `import ${name} from '${PACKAGE}/${name}';\nexport default { component: ${name} };\nexport const One = { render: () => <${name} /> };\n`,
      );
      const component = {
        ...{ componentName: name, localImportName: name, importName: 'default' },
        ...{ importId: `${PACKAGE}/${name}`, path: declarations(name), isPackage: true },
      };
      return { storyPath, component };
    });
    new ComponentMetaManager(require('typescript')).batchExtract(entries);
    return toObject(entries, ({ component }) => [
      component.componentName,
      toObject(Object.values(component.reactComponentMeta?.props ?? {}), (one) => [
        one.name,
        one.defaultValue?.value ?? null,
      ]),
    ]);
  },
};

const COMPILER_OPTIONS = {
  ...{ target: 'esnext', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
  ...{ strict: true, skipLibCheck: true, noEmit: true, esModuleInterop: true },
};

function toObject(list, entryOf) {
  return Object.fromEntries(list.map(entryOf));
}

/** Declarations of the types that a component's props are written in. */
function propTypesIn({ name, children = [] }) {
  const isProps = new RegExp(`^(Base)?${name}(Own|Base)?Props$|^${name}TypeMap$`);
  return children.filter((one) => isProps.test(one.name));
}

/** Members of a type and of what it is made of, where they are written out. */
function membersOf(reflection) {
  const members = reflection.children ?? reflection.declaration?.children ?? [];
  const tag = ({ comment }) => comment?.blockTags?.find((one) => one.tag === '@default');
  const textOf = (one) =>
    (tag(one)?.content ?? [])
      .map(({ text }) => text)
      .join('')
      .replace(/^```\w*\n|\n```$/g, '');
  const rows = toObject(members, (one) => [one.name, tag(one) ? textOf(one) : null]);
  const inner = [reflection.type, ...(reflection.type?.types ?? [])].filter(Boolean);
  return [rows, ...inner.flatMap((one) => (one.declaration ? membersOf(one.declaration) : []))];
}

mkdirSync(dir, { recursive: true });
const found = await READERS[peer]();
writeFileSync(out, JSON.stringify(found));
// Some leave watchers behind.
process.exit();
