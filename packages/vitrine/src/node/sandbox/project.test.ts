import { expect, it } from 'vitest';
import { configSchema } from '../config/schema.ts';
import { createProject } from './project.ts';
import { readSource } from './read-source.ts';
import type { TextFile } from './text-file.ts';

/** A file that imports packages and files of the site. */
function file(name: string, targets: Record<string, string | null> = {}): TextFile {
  const found = Object.entries(targets).map(([specifier, target]) => ({ specifier, target }));
  let code = '';
  const imports = found.map((each, index) => {
    const start = code.length + 'import '.length;
    code += `import '${each.specifier}';\n`;
    return { ...each, start, end: start + each.specifier.length + 2, line: index + 1 };
  });
  const variant = { code, excerpt: '', imports };
  const content = Buffer.from(code);
  return { file: name, kind: 'module', content, text: code, imports, ts: variant, js: variant };
}

/** Of each package the first version. */
const resolve = (specifiers: Iterable<string>) => ({
  dependencies: Object.fromEntries([...specifiers].map((name) => [name, '1.0.0'])),
  devDependencies: { vite: '7.0.0' },
});
const options = { title: 'Kit', description: 'A kit.', language: 'en', resolve };

it('what the bundler imports is a tool, unless the demo imports it as well', () => {
  const { ts, js } = createProject({
    ...options,
    files: [file('content/demo.tsx', { react: null, shared: null, './a.scss': 'content/a.scss' })],
    wrapper: [file('theme/wrapper.tsx', { kit: null })],
    bundler: [
      file('vite.shared.ts', { 'plugin-kit': null, shared: null, './more': 'more.ts' }),
      file('more.ts', { 'a-plugin': null }),
    ],
  });
  for (const { dependencies, devDependencies } of [ts, js]) {
    expect(Object.keys(dependencies)).toEqual(['react', 'shared', 'kit']);
    expect(Object.keys(devDependencies)).toEqual(['a-plugin', 'plugin-kit', 'vite']);
  }
  expect(ts.files['vite.config.ts']).toContain("import site from './vite.shared';");
  expect(ts.files['index.tsx']).toContain("import { Provider } from './wrapper';");
});

it('Sass comes with its files; a demo in JavaScript is the same in both languages', () => {
  const styled = { ...file('content/a.scss'), kind: 'style' as const };
  const { ts, js } = createProject({
    ...options,
    files: [file('content/demo.jsx', { './a.scss': 'content/a.scss' }), styled],
    wrapper: [],
  });
  expect(ts).toBe(js);
  expect(Object.keys(js.devDependencies)).toEqual(['sass', 'vite']);
  expect(js.files['vite.config.js']).not.toContain('import site');
});

it('a binary file is the module of its own name, with its content', () => {
  const picture = { ...file('content/p.png'), kind: 'binary' as const, content: Buffer.from([0]) };
  const { files } = createProject({
    ...options,
    files: [file('content/demo.tsx', { './p.png': 'content/p.png' }), picture],
    wrapper: [],
  }).ts;
  expect(files['p.png.ts']).toBe("export default 'data:image/png;base64,AA==';\n");
  expect(files).not.toHaveProperty('p.png');
  expect(files['demo.tsx']).toBe("import './p.png';\n");
});

it('a project says where its demo comes from: an address, or the file where the site knows none', () => {
  const from = (repository?: { url: string; source?: string }) => {
    const config = configSchema.parse({
      ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
      ...{ pages: [{ pathname: '/' }], repository },
    });
    const files = [file('content/demo.tsx')];
    const context = { config, wrapper: [], bundler: [], resolve, portable: true };
    return readSource(files, context).project!.description;
  };
  expect(from()).toBe('content/demo.tsx');
  expect(from({ url: 'https://git.example/kit' })).toBe('content/demo.tsx');
  expect(from({ url: 'https://git.example/kit', source: 'https://git.example/read/{file}' })).toBe(
    'https://git.example/read/content/demo.tsx',
  );
});

it('an import by another name than a path says which file it means', () => {
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
    pages: [{ pathname: '/' }],
  });
  const files = [file('content/demo.tsx', { '~/a': 'src/a.ts', kit: null }), file('src/a.ts')];
  const context = { config, wrapper: [], bundler: [], resolve, portable: false };
  const [demo, part] = readSource(files, context).files;
  expect([demo!.ts.links, demo!.js.links]).toEqual([
    { '~/a': '../src/a.ts' },
    { '~/a': '../src/a.js' },
  ]);
  expect(part!.ts).not.toHaveProperty('links');
});
