import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../config/schema.ts';
import { configSchema } from '../config/schema.ts';
import type { DemoSourceData, SandboxProject } from '../../shared/contract.ts';
import { CacheDamaged } from '../base/cache-damaged.ts';
import { VitrineError } from '../base/errors.ts';
import { isFile } from '../base/files/kinds.ts';
import { readJson, writeJson } from '../base/files/sealed-json.ts';
import { checkImports } from '../check/check-imports.ts';
import { openSourceReader, readDemoSources } from './demo-sources.ts';
import { openJavaScriptStore } from './javascript-store.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write('.prettierrc', '{ "singleQuote": true }');
  addPackage('react', { version: '19.3.1' });
  addPackage('react-dom', { version: '19.3.1', peerDependencies: { react: '19' } });
  addPackage('@types/react', { version: '19.3.0' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string | Uint8Array) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function addPackage(name: string, manifest: Record<string, unknown>) {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, ...manifest }));
}

const config = (demos: { title?: string; wrapper?: string; vite?: string } = {}): Config =>
  configSchema.parse({
    title: 'Kit',
    description: 'A kit.',
    url: 'https://kit.example',
    language: 'de',
    pages: [{ pathname: '/' }],
    demos,
    repository: {
      url: 'https://kit.example/repo',
      source: 'https://kit.example/repo/{file}',
    },
  });

const options = (demos?: Parameters<typeof config>[0]) => ({
  root,
  cacheDir: path.join(root, '.vitrine'),
  config: config(demos),
  engineId: 'test',
});

/** A demo that readers may take away. */
async function read(file: string, demos?: Parameters<typeof config>[0]) {
  const json = await openSourceReader(options(demos)).read({ file, hideEditButton: false });
  return JSON.parse(json) as DemoSourceData & { project: SandboxProject };
}

describe('files', () => {
  it('are those that the demo imports, near or far, each once, in cycles too', async () => {
    write(
      'content/a/demo-one.tsx',
      `import './styles.css';
import rows from './rows.json';
import { Part } from './part.tsx';
import type { Shape } from '../shared/shape';
import photo from './photo.png';

const Lazy = () => import('./index');

export default function Demo(): Shape {
  return <Part rows={rows} photo={photo} lazy={Lazy} />;
}
`,
    );
    write('content/a/part.tsx', `import Demo from './demo-one';\nexport const Part = Demo;\n`);
    write('content/a/index.ts', 'export const value: number = 1;\n');
    write('content/a/rows.json', '[1]\n');
    write('content/a/styles.css', `@import 'kit/base.css';\n.a { background: url(photo.png) }\n`);
    write('content/a/photo.png', new Uint8Array([137, 80, 0, 255]));
    write('content/shared/shape.ts', `export type Shape = unknown;\n`);
    addPackage('kit', { version: '1.0.0' });

    const { files, project } = await read('content/a/demo-one.tsx');
    expect(files.map(({ ts, js }) => [ts.name, js.name])).toEqual([
      ['demo-one.tsx', 'demo-one.jsx'],
      ['styles.css', 'styles.css'],
      ['rows.json', 'rows.json'],
      ['part.tsx', 'part.jsx'],
      ['../shared/shape.ts', '../shared/shape.js'],
      ['index.ts', 'index.js'],
    ]);
    expect(files[0]!.ts.code).toContain("from '../shared/shape'");
    expect(files[0]!.js.code).toContain("from './part.jsx'");
    expect(files[0]!.js.html).toContain('<span class="k">import</span>');

    const ts = project.ts.files;
    expect(Object.keys(ts).sort()).toEqual([
      'demo.tsx',
      'index-2.ts',
      'index.html',
      'index.tsx',
      'package.json',
      'part.tsx',
      'photo.png.ts',
      'rows.json',
      'shared/shape.ts',
      'styles.css',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(ts['demo.tsx']).toContain("from './part.tsx'");
    expect(ts['demo.tsx']).toContain("from './shared/shape'");
    expect(ts['demo.tsx']).toContain("import('./index-2')");
    expect(ts['part.tsx']).toContain("from './demo'");
    expect(ts['photo.png.ts']).toBe("export default 'data:image/png;base64,iVAA/w==';\n");
    expect(ts['styles.css']).toContain('url(data:image/png;base64,iVAA/w==)');
    const { js } = project;
    expect(js.files['demo.jsx']).toContain("from './part.jsx'");
    expect(js.files['part.jsx']).toContain("from './demo'");
    expect(Object.keys(js.files)).toEqual(
      expect.arrayContaining(['index-2.js', 'photo.png.js', 'vite.config.js']),
    );
    expect(Object.keys(js.files).filter((name) => /\.tsx?$|tsconfig/.test(name))).toEqual([]);
    expect(project.description).toBe('https://kit.example/repo/content/a/demo-one.tsx');
  });

  it('of a demo in JavaScript are the same in both languages', async () => {
    write('content/plain.jsx', `export default function Plain() {\n  return <b>a</b>\n}\n`);
    const { files, project } = await read('content/plain.jsx');
    expect(files[0]!.ts).toEqual(files[0]!.js);
    expect(project.ts).toEqual(project.js);
    expect(Object.keys(project.ts.files)).toContain('demo.jsx');
  });

  it('of a demo in JavaScript that names TypeScript has the names of the project', async () => {
    write('content/part.ts', 'export const a: number = 1;\n');
    write('shared/far.mts', 'export const b: number = 1;\n');
    write(
      'content/plain.jsx',
      `import { a } from './part.ts';\nimport { b } from '../shared/far.mts';\nexport default () => a + b;\n`,
    );
    const { files, project } = await read('content/plain.jsx');
    expect(files[0]!.ts.code).toContain("from './part.ts'");
    expect(files[0]!.js.code).toContain("from './part.js'");
    expect(Object.keys(project.js.files)).toEqual(
      expect.arrayContaining(['part.js', 'shared/far.mjs']),
    );
    expect(project.js.files['demo.jsx']).toContain("from './part.js'");
    expect(project.js.files['demo.jsx']).toContain("from './shared/far.mjs'");
  });

  it('are shown without the marks of the excerpt, which comes in both languages', async () => {
    write(
      'content/marked.tsx',
      `export default function Marked() {
  // #region excerpt
  const value = 1 as number;
  // #endregion
  return value;
}
`,
    );
    const { files, excerpt, project } = await read('content/marked.tsx');
    expect(excerpt).toMatchObject({
      ts: { name: 'marked.tsx', code: 'const value = 1 as number;' },
      js: { name: 'marked.jsx', code: 'const value = 1;' },
    });
    const shown = [files[0]!.ts.code, files[0]!.js.code];
    expect([...shown, ...Object.values(project.ts.files)].join('')).not.toContain('region');
  });
});

describe('a file in both languages', () => {
  const code = async (file: string, source: string) => {
    write(`content/${file}`, source);
    return (await read(`content/${file}`)).files[0]!;
  };

  it('shows all of its JavaScript where the excerpt was types alone', async () => {
    const { ts } = await code('typed.tsx', 'export default () => null;\n');
    expect(ts.code).toBe('export default () => null;');
    write(
      'content/types.tsx',
      '// #region excerpt\ntype A = 1;\n// #endregion\nexport default (a: A) => a;\n',
    );
    const { excerpt } = await read('content/types.tsx');
    expect(excerpt).toMatchObject({
      ts: { code: 'type A = 1;' },
      js: { code: 'export default (a) => a;' },
    });
  });

  it('has an excerpt in JavaScript too, and none where nothing is marked', async () => {
    const marked = '// #region excerpt\nrun();\n// #endregion\nexport default 1;\n';
    write('content/marked.jsx', marked);
    const { excerpt } = await read('content/marked.jsx');
    expect(excerpt).toMatchObject({ ts: { code: 'run();' }, js: { code: 'run();' } });
    write('content/unmarked.tsx', 'export default 1;\n');
    expect((await read('content/unmarked.tsx')).excerpt).toBeNull();
  });

  it('imports others by the names that they have there, queries included', async () => {
    write('content/part.mts', 'export const a: number = 1;\n');
    write('content/data.json', '1');
    const { ts, js } = await code(
      'imports.tsx',
      `import { a } from './part.mts';\nimport raw from './part.mts?raw';\nimport data from './data.json';\nimport React from 'react';\nexport default () => [a, raw, data, React];\n`,
    );
    expect(ts.code).toContain("'./part.mts?raw'");
    expect(js.code).toContain("from './part.mjs'");
    expect(js.code).toContain("from './part.mjs?raw'");
    expect(js.code).toContain("from './data.json'");
    expect(js.code).toContain("from 'react'");
  });

  it.each([
    ['the compiler', '\n\nimport defer * as a from "react";\nexport default a;\n', 3],
    ['the formatter', '\nexport import a = b.c;\nexport default 1;\n', 2],
  ])('that %s does not take is told with its line', async (_, source, line) => {
    const failed = await code('odd.tsx', source).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(VitrineError);
    const [problem] = (failed as VitrineError).problems;
    expect(problem).toMatchObject({ code: 'demo-syntax', file: 'content/odd.tsx', line });
    expect(problem!.message).toContain('Unexpected token');
    expect(problem!.message).not.toContain('\n');
  });

  it('is told where it does not parse, without a default export or with', async () => {
    write('content/part.ts', 'export const = 1;\n');
    const failed = await code('demo.tsx', `import './part';\nexport default 1;\n`).catch(
      (error: unknown) => error,
    );
    expect((failed as VitrineError).problems.map((one) => one.code)).toContain('demo-syntax');
  });
});

describe('style sheets', () => {
  it('of a project have pictures in them, and refer to each other', async () => {
    write('content/a.css', `@import './b.css';\n.a { background: url(dot.png) }\n`);
    write('content/b.css', '.b { color: blue }\n');
    write('content/dot.png', new Uint8Array([0]));
    write('content/demo.tsx', `import './a.css';\nexport default 1;\n`);
    const { files, project } = await read('content/demo.tsx');
    expect(project.ts.files['a.css']).toBe(
      `@import './b.css';\n.a { background: url(data:image/png;base64,AA==) }\n`,
    );
    // What only the bundler can make anything of cannot be edited.
    const fixed = files.map(({ ts, js }) => [ts.name, ts.fixed, js.fixed]);
    expect(fixed).toEqual([
      ['demo.tsx', undefined, undefined],
      ['a.css', true, true],
      ['b.css', undefined, undefined],
    ]);
  });

  it('refer to files with or without a dot, and to packages without one only', async () => {
    write('content/a.css', `@import 'theme.css';\n@import 'kit/b.css';\n.a { color: red }\n`);
    write('content/theme.css', '.b { color: blue }\n');
    addPackage('kit', { version: '1.0.0' });
    write('content/demo.tsx', `import './a.css';\nexport default 1;\n`);
    const { files, project } = await read('content/demo.tsx');
    expect(files.map(({ ts }) => ts.name)).toEqual(['demo.tsx', 'a.css', 'theme.css']);
    expect(project.ts.dependencies['kit']).toBe('1.0.0');
    write('content/a.css', `@import './absent.css';\n`);
    const failed = await read('content/demo.tsx').catch((error: unknown) => error);
    expect((failed as VitrineError).problems).toMatchObject([
      { code: 'unresolved-import', file: 'content/a.css', line: 1 },
    ]);
  });
});

describe('translations that are kept', () => {
  const record = () => path.join(root, '.vitrine/javascript.json');
  const texts = () => Object.values(readJson<object>(record())!).sort();
  const store = () => openJavaScriptStore(root, path.join(root, '.vitrine'), 'test');
  const translateAll = async (...sources: string[]) => {
    const opened = store();
    for (const source of sources) await opened.translate(source, 'content/a.ts');
    return opened;
  };

  it('are those of before and the new ones, as long as they are few', async () => {
    (await translateAll('let a: 1;')).save(9);
    expect(texts()).toEqual(['let a;\n']);
    (await translateAll('let b: 1;', 'let b: 1;')).save(2);
    expect(texts()).toEqual(['let a;\n', 'let b;\n']);
    (await translateAll('let c: 1;')).save(2);
    expect(texts()).toEqual(['let c;\n']);
  });

  it('are not written where nothing is new, and are used', async () => {
    (await translateAll('let a: 1;')).save(9);
    const [key = ''] = Object.keys(readJson<object>(record())!);
    writeJson(record(), { [key]: 'let kept;\n' });
    utimesSync(record(), 1, 1);
    const again = store();
    expect(await again.translate('let a: 1;', 'content/a.ts')).toBe('let kept;\n');
    again.save(9);
    expect(statSync(record()).mtimeMs).toBe(1000);
    // Another folder may be formatted in another way.
    expect(await again.translate('let a: 1;', 'other/a.ts')).toBe('let a;\n');
    again.save(9);
    expect(statSync(record()).mtimeMs).not.toBe(1000);
  });

  it('leave a file without types as its author has formatted it', async () => {
    expect(await store().translate('let  a = 1', 'content/a.ts')).toBe('let  a = 1');
    expect(await store().translate('let  a: 1', 'content/a.ts')).toBe('let a;\n');
  });

  it('are none of files that are JavaScript', async () => {
    const opened = store();
    expect(await opened.translate('let  a', 'a.js')).toBe('let  a');
    opened.save(9);
    expect(isFile(record())).toBe(false);
  });
});

const importing = (names: string[]) =>
  `${names.map((name, index) => `import p${index} from '${name}';\n`).join('')}export default () => [${names.map((_, index) => `p${index}`).join()}];\n`;

describe('dependencies', () => {
  it('are exact, with peers through other peers and types where packages have none', async () => {
    addPackage('@kit/core', {
      version: '2.0.1',
      types: './index.d.ts',
      peerDependencies: { 'kit-styles': '*', 'kit-absent': '*', '@types/react': '*' },
      peerDependenciesMeta: { 'kit-absent': { optional: true } },
    });
    addPackage('kit-styles', { version: '3.0.0', peerDependencies: { 'kit-parser': '4' } });
    addPackage('kit-parser', { version: '4.4.0' });
    addPackage('@types/kit-parser', { version: '4.0.2' });
    addPackage('@types/geojson', { version: '7.0.0' });
    addPackage('renamed', { name: 'original', version: '5.0.0' });
    addPackage('typescript', { version: '6.0.3' });
    addPackage('kit-effect', { version: '1.1.1' });
    addPackage('kit-lazy', { version: '1.1.2' });
    addPackage('unused-in-text', { version: '9.9.9' });
    write(
      'content/demo.tsx',
      `import {
  Button,
  type ButtonProps,
} from '@kit/core/button';
import type { Feature } from 'geojson';
import 'kit-effect/styles.css';
import renamed from 'renamed';
const text = "import x from 'unused-in-text'";
const lazy = () => import('kit-lazy/part');
export default (props: ButtonProps & Feature) => <Button {...props}>{[text, renamed, lazy]}</Button>;
`,
    );
    const { project } = await read('content/demo.tsx');
    const dependencies = {
      '@kit/core': '2.0.1',
      'kit-effect': '1.1.1',
      'kit-lazy': '1.1.2',
      'kit-parser': '4.4.0',
      'kit-styles': '3.0.0',
      react: '19.3.1',
      'react-dom': '19.3.1',
      renamed: 'npm:original@5.0.0',
    };
    expect(project.ts.dependencies).toEqual(dependencies);
    expect(Object.keys(project.ts.dependencies)).toEqual(Object.keys(dependencies));
    expect(project.js.dependencies).toEqual(dependencies);
    const tools = { '@vitejs/plugin-react': '5.1.4', vite: '7.3.8' };
    expect(project.js.devDependencies).toEqual(tools);
    expect(project.ts.devDependencies).toEqual({
      ...tools,
      '@types/geojson': '7.0.0',
      '@types/kit-parser': '4.0.2',
      '@types/react': '19.3.0',
      typescript: '6.0.3',
    });
    expect(JSON.parse(project.ts.files['package.json']!)).toMatchObject({ dependencies });
  });

  it('come with types only where a package has none, however it says so', async () => {
    const packages: Record<string, Record<string, unknown>> = {
      'kit-types': { types: './a.d.ts' },
      'kit-typings': { typings: './a.d.ts' },
      'kit-exports': { exports: { '.': { types: './a.d.ts', default: './a.js' } } },
      'kit-index': {},
      'kit-none': { exports: './a.js' },
    };
    for (const [name, manifest] of Object.entries(packages)) {
      addPackage(name, { version: '1.0.0', ...manifest });
      addPackage(`@types/${name}`, { version: '2.0.0' });
    }
    write('node_modules/kit-index/index.d.ts', 'export default 1;\n');
    write('content/demo.tsx', importing(Object.keys(packages)));
    const { project } = await read('content/demo.tsx');
    const types = Object.keys(project.ts.devDependencies).filter((name) => name.includes('kit'));
    expect(types).toEqual(['@types/kit-none']);
  });

  it('are those that the site has, where a package it imports sees another of the same name', async () => {
    addPackage('kit-flip', { version: '9.4.0', peerDependencies: { 'kit-parser': '4' } });
    addPackage('kit-parser', { version: '4.4.0' });
    const workspace = root;
    root = path.join(workspace, 'site');
    addPackage('kit-parser', { version: '4.2.0' });
    write('content/both.tsx', importing(['kit-flip', 'kit-parser']));
    write('content/one.tsx', importing(['kit-flip']));
    const versions = async () => [
      (await read('content/both.tsx')).project.js.dependencies['kit-parser'],
      (await read('content/one.tsx')).project.js.dependencies['kit-parser'],
    ];
    try {
      expect(await versions(), 'what is imported').toEqual(['4.2.0', '4.4.0']);
      write('package.json', '{ "dependencies": { "kit-parser": "4.2.0" } }');
      expect(await versions(), 'what is declared').toEqual(['4.2.0', '4.2.0']);
    } finally {
      root = workspace;
    }
  });

  it('include those of the site’s wrapper, whose files go along', async () => {
    addPackage('kit-theme', { version: '1.2.3' });
    write('content/demo.tsx', 'export default () => null;\n');
    write(
      'theme/sandbox.tsx',
      `import { theme } from './theme.ts';\nexport const Provider = theme;`,
    );
    write('theme/theme.ts', `import theme from 'kit-theme';\nexport { theme };`);
    const { project, files } = await read('content/demo.tsx', {
      title: 'Kit "demo" & more',
      wrapper: './theme/sandbox.tsx',
    });
    expect(files).toHaveLength(1);
    expect(project.ts.dependencies['kit-theme']).toBe('1.2.3');
    expect(project.ts.files['index.tsx']).toContain("import { Provider } from './sandbox';");
    expect(project.js.files['sandbox.jsx']).toContain("from './theme.js'");
    expect(project.js.files['index.html']).toContain(
      '<title>Kit &quot;demo&quot; &amp; more</title>',
    );
    expect(project.js.files['index.html']).toContain('<html lang="de" dir="%direction%"');
    expect(JSON.parse(project.js.files['package.json']!)).toMatchObject({ name: 'kit-demo-more' });
  });
});

it('a project is bundled with what the site says of that', async () => {
  write('content/demo.tsx', 'export default () => null;\n');
  write(
    'vite.shared.ts',
    "import plugin from 'kit-plugin';\nexport default { plugins: [plugin()] };\n",
  );
  addPackage('kit-plugin', { version: '1.2.3' });
  const { ts } = (await read('content/demo.tsx', { vite: './vite.shared.ts' })).project;
  expect(ts.devDependencies['kit-plugin']).toBe('1.2.3');
  expect(ts.files['vite.config.ts']).toContain("import site from './vite.shared';");
});

describe('bad input', () => {
  beforeEach(() => {
    write('vitrine.config.ts', `export default {\n  demos: { wrapper: './absent.tsx' },\n};\n`);
    write(
      'content/demo.tsx',
      `import { a } from './absent';\nimport type { B } from 'not-installed/b';\nexport default () => a as B;\n`,
    );
    write(
      'content/other.tsx',
      `import './demo';\n// #region excerpt\nexport default () => null;\n`,
    );
  });
  const reference = { hideHeader: false, iframe: null, hideEditButton: false };
  const messages = (problems: VitrineError['problems']) =>
    problems.map(({ code, file, line, message }) => `${file}:${line} ${code}: ${message}`);

  it('is found by the check, each mistake once', () => {
    const shown = [
      { ...reference, file: 'content/demo.tsx' },
      { ...reference, file: 'content/other.tsx' },
    ];
    expect(messages(checkImports(root, config({ wrapper: './absent.tsx' }), shown))).toEqual([
      'vitrine.config.ts:2 invalid-config: demos.wrapper: expected the path of a file, received "./absent.tsx"',
      'content/demo.tsx:1 unresolved-import: There is no file for the import "./absent"',
      'content/demo.tsx:2 demo-package-missing: The package "not-installed" is imported, but not installed',
      'content/other.tsx:2 invalid-excerpt: Malformed excerpt: "#region excerpt" has no end',
    ]);
  });

  it('is found around demos, too', () => {
    addPackage('kit', { exports: { './styles.css': './styles.css' } });
    write('node_modules/kit/styles.css', '');
    write(
      'theme/adapter.tsx',
      `import './library.css';\nimport 'vitrine/adapter';\nimport 'node:stream';\n`,
    );
    write('theme/library.css', `@import 'kit/styles.css';\n@import 'kit/style.css';\n`);
    addPackage('vitrine', { version: '1.0.0' });
    const told = [
      'theme/library.css:2 package-path-missing: kit has nothing at the path of the import "kit/style.css"',
    ];
    for (const adapter of ['./theme/adapter.tsx', 'theme/adapter']) {
      expect(messages(checkImports(root, { ...config({}), adapter }, []))).toEqual(told);
    }
    expect(checkImports(root, { ...config({}), adapter: './theme/gone' }, [])).toEqual([]);
    write('theme/adapter.tsx', `import './gone.css';\nimport 'vitrine/adapter';\n`);
    const both = { ...config({ wrapper: './theme/adapter.tsx' }), adapter: './theme/adapter.tsx' };
    expect(messages(checkImports(root, both, []))).toEqual([
      'theme/adapter.tsx:1 unresolved-import: There is no file for the import "./gone.css"',
      'theme/adapter.tsx:2 demo-not-portable: "vitrine/adapter" only works in this site, not in a sandbox',
    ]);
  });

  it('is nothing that a file beside the site finds among its own packages', () => {
    write('docs/adapter.tsx', `import './library.css';\n`);
    write('docs/library.css', `@import '../kit/kit.css';\n`);
    write('kit/kit.css', `@import 'tokens';\n@import 'gone';\n`);
    write('kit/node_modules/tokens/package.json', '{"name":"tokens"}');
    const site = { ...config({}), adapter: './adapter.tsx' };
    expect(messages(checkImports(path.join(root, 'docs'), site, []))).toEqual([
      '../kit/kit.css:2 demo-package-missing: The package "gone" is imported, but not installed',
    ]);
  });

  it('is a demo to be taken away that needs the site around it, through any file', () => {
    addPackage('vitrine', { version: '1.0.0', types: './index.d.ts' });
    write('content/tools.ts', `import type { Mode } from 'vitrine/preferences';\n`);
    write('content/bound.tsx', `import './tools';\nexport default () => null;\n`);
    write('theme/sandbox.tsx', `import 'vitrine/adapter';\n`);
    const file = 'content/bound.tsx';
    const check = (shown: Parameters<typeof checkImports>[2], wrapper?: string) =>
      messages(checkImports(root, config(wrapper === undefined ? {} : { wrapper }), shown));
    expect(check([{ ...reference, file }])).toEqual([
      'content/tools.ts:1 demo-not-portable: "vitrine/preferences" only works in this site, not in a sandbox',
    ]);
    expect(check([], 'theme/sandbox.tsx')).toEqual([
      'theme/sandbox.tsx:1 demo-not-portable: "vitrine/adapter" only works in this site, not in a sandbox',
    ]);
    expect(check([{ ...reference, file, hideEditButton: true }])).toEqual([]);
    expect(check([{ ...reference, file, hideHeader: true }])).toEqual([]);
  });

  it('is a module of Node, unless a package of that name is there or the bundler may have another', () => {
    const file = 'content/reads.tsx';
    addPackage('buffer', { version: '6.0.0', types: './index.d.ts' });
    write(
      file,
      `import { Buffer } from 'buffer';\nimport path from 'path';\nimport { readFileSync } from 'node:fs';\nexport default () => null;\n`,
    );
    const check = (vite?: Config['vite']) =>
      messages(
        checkImports(root, { ...config({}), ...(vite && { vite }) }, [{ ...reference, file }]),
      );
    expect(check()).toEqual([
      'content/reads.tsx:2 demo-imports-node: "path" is a module of Node, which browsers do not have',
      'content/reads.tsx:3 demo-imports-node: "node:fs" is a module of Node, which browsers do not have',
    ]);
    expect(check({ options: {}, plugins: [{ name: 'stands-in' }], key: '' })).toEqual([]);
  });

  it('is a file that a demo to be taken away names by its address', () => {
    const file = 'content/works.tsx';
    write('content/sum.worker.ts', 'export {};\n');
    write(
      file,
      `export default () => null;\nexport const worker = () =>\n  new Worker(new URL('./sum.worker.ts', import.meta.url));\nexport const far = new URL('/a.png', 'https://kit.example');\n`,
    );
    const found = checkImports(root, config({}), [{ ...reference, file }]);
    expect(messages(found)).toEqual([
      'content/works.tsx:3 demo-not-portable: "./sum.worker.ts" only works in this site, not in a sandbox',
    ]);
    expect(found[0]!.severity).toBe('warning');
    const kept = [{ ...reference, file, hideEditButton: true }];
    expect(checkImports(root, config({}), kept)).toEqual([]);
  });

  it('fails the reading of a source', async () => {
    const error: unknown = await read('content/other.tsx').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(VitrineError);
    expect(messages((error as VitrineError).problems)).toEqual([
      'content/demo.tsx:1 unresolved-import: There is no file for the import "./absent"',
      'content/other.tsx:2 invalid-excerpt: Malformed excerpt: "#region excerpt" has no end',
    ]);
  });
});

describe('what is published', () => {
  const demo = {
    id: 'demo',
    hash: 'demo',
    title: 'Demo',
    file: 'content/demo.tsx',
    line: 1,
    hideHeader: false,
    iframe: null,
    hideEditButton: false,
  };
  const publish = async (
    demos: Parameters<typeof readDemoSources>[1],
    key = 'one',
    title = 'Kit',
  ) => (await readDemoSources(options({ title }), demos, key)).get('demo');
  /** The one file that holds the texts. */
  const packOf = () => {
    const files = readdirSync(path.join(root, '.vitrine/sources'));
    expect(files).toHaveLength(1);
    return path.join(root, '.vitrine/sources', files[0]!);
  };
  const projectOf = (source: { read: () => string } | undefined) =>
    (JSON.parse(source!.read()) as DemoSourceData).project;

  it('is nothing for a demo without a toolbar, no project for one that stays', async () => {
    write(demo.file, 'export default () => null;\n');
    expect(await publish([{ ...demo, hideHeader: true }])).toBeUndefined();
    expect(projectOf(await publish([{ ...demo, hideEditButton: true }]))).toBeNull();
    expect(projectOf(await publish([demo]))).toMatchObject({ title: 'Kit' });
  });

  it('has an address that changes with it, and is made again when a file of it has changed', async () => {
    write(demo.file, `import './part';\nexport default () => null;\n`);
    write('content/part.ts', 'export const a = 1;\n');
    const before = await publish([demo]);
    expect(before!.url).toMatch(/^\/assets\/sources\/demo-[0-9a-f]{10}\.json$/);
    expect((await publish([demo]))!.url).toBe(before!.url);
    write('content/part.ts', 'export const b = 1 as number;\n');
    const after = await publish([demo]);
    expect(after!.url).not.toBe(before!.url);
    expect(after!.read()).toContain('export const b = 1;');
    expect(projectOf(await publish([demo], 'two', 'Other'))).toMatchObject({ title: 'Other' });
  });

  it('is made again with another wrapper, and where packages or names of files are others', async () => {
    write(demo.file, 'export default () => null;\n');
    write('theme/wrapper.tsx', 'export const one = 1;\n');
    const wrapped = (key: string) =>
      readDemoSources(options({ wrapper: 'theme/wrapper.tsx' }), [demo], key).then((found) =>
        found.get('demo')!.read(),
      );
    expect(await wrapped('one')).toContain('one = 1');
    write('theme/wrapper.tsx', 'export const two = 2;\n');
    expect(await wrapped('one')).toContain('two = 2');
    addPackage('react', { version: '19.3.2' });
    expect(await wrapped('one')).toContain('19.3.1');
    expect(await wrapped('other')).toContain('19.3.2');
  });

  it('is nothing new where nothing has changed', async () => {
    write(demo.file, `import './part';\nexport default (a: 1) => a;\n`);
    write('content/part.ts', 'export const a: 1 = 1;\n');
    write('content/other.tsx', 'export default () => null;\n');
    const other = { ...demo, id: 'other', file: './content/other.tsx', hideEditButton: true };
    const before = await publish([demo, other]);
    const record = path.join(root, '.vitrine/sources.json');
    utimesSync(record, 1, 1);
    expect((await publish([demo, other]))!.url).toBe(before!.url);
    expect(statSync(record).mtimeMs, 'the record').toBe(1000);
    await publish([demo]);
    expect(statSync(record).mtimeMs, 'one less').not.toBe(1000);
    utimesSync(record, 1, 1);
    rmSync(packOf());
    expect(projectOf(await publish([demo]))).toMatchObject({ title: 'Kit' });
    expect(statSync(record).mtimeMs, 'a text is gone').not.toBe(1000);
    utimesSync(record, 1, 1);
    expect(projectOf(await publish([{ ...demo, hideEditButton: true }]))).toBeNull();
    expect(statSync(record).mtimeMs, 'it stays').not.toBe(1000);
  });

  it('is made again where its demo is another file, or one of its files is gone', async () => {
    write(demo.file, `import './part';\nexport default 1;\n`);
    write('content/part.ts', 'export const a = 1;\n');
    write('content/moved.tsx', 'export default 2;\n');
    await publish([demo]);
    const moved = { ...demo, file: 'content/moved.tsx' };
    expect((await publish([moved]))!.read()).toContain('export default 2;');
    await publish([demo]);
    rmSync(path.join(root, 'content/part.ts'));
    await expect(publish([demo])).rejects.toThrow(VitrineError);
  });

  it('is nothing at all where demos are wrong, and all of them are told', async () => {
    write(demo.file, `import './absent';\nexport default 1;\n`);
    write('content/other.tsx', `import './gone';\nexport default 1;\n`);
    const other = { ...demo, id: 'other', file: 'content/other.tsx' };
    const failed = await publish([demo, other]).catch((error: unknown) => error);
    expect((failed as VitrineError).problems.map(({ file }) => file)).toEqual([
      demo.file,
      other.file,
    ]);
    await expect(publish([{ ...demo, file: 'content/no-file.tsx' }])).rejects.toThrow('no-file');
    expect(isFile(path.join(root, '.vitrine/sources.json'))).toBe(false);
  });

  it('is not read from a damaged cache, but made anew', async () => {
    write(demo.file, 'export default () => null;\n');
    await publish([demo]);
    writeFileSync(packOf(), '{}');
    const { read: readText } = (await publish([demo]))!;
    expect(projectOf({ read: readText })).toMatchObject({ title: 'Kit' });
    const gone = (await publish([demo]))!;
    rmSync(packOf());
    expect(gone.read).toThrow(CacheDamaged);
    expect(projectOf(await publish([demo]))).toMatchObject({ title: 'Kit' });
  });

  it('leaves no text in the cache that no demo has', async () => {
    write(demo.file, 'export default () => null;\n');
    write('content/other.tsx', 'export default () => null;\n');
    const other = { ...demo, id: 'other', file: 'content/other.tsx' };
    await publish([demo, other]);
    const before = packOf();
    write(demo.file, 'export default () => 1;\n');
    write('content/other.tsx', 'export default () => 1;\n');
    await publish([demo, other]);
    expect(packOf()).not.toBe(before);
  });

  it('has a name that files may have, however deep the page lies', async () => {
    write(demo.file, 'export default () => null;\n');
    const deep = (end: string) => ({ ...demo, id: `${'ü'.repeat(200)}${end}` });
    const found = await readDemoSources(options(), [deep('a'), deep('b')], 'k');
    const names = [...found.values()].map(({ url }) => url.split('/').at(-1)!);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThan(250);
    expect(names[0]).not.toBe(names[1]);
  });
});
