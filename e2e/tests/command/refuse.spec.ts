import { expect } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { configFile, pageFile, readProblems, runVitrine, test } from '../../support/temp-site.ts';

test.setTimeout(240_000);

const PAGES = { 'content/index.md': pageFile('Home') };

test.describe('the configuration', () => {
  test('is checked as a whole: path, expectation, value and line of each mistake', async ({
    createSite,
  }) => {
    const site = createSite({
      ...PAGES,
      'vitrine.config.ts': `import { defineConfig } from 'vitrine';

export default defineConfig({
  title: '',
  url: 'kit.example',
  language: 7,
  pages: [
    { pathname: '/' },
    { pathname: 'guide/', titel: 'Guide' },
    { pathname: '/a', children: [{ pathname: '/b', title: true }] },
  ],
  repository: { url: 'https://kit.example', edit: 'https://kit.example/edit' },
  theme: 'dark',
  api: [{ package: 'kit' }],
} as never);
`,
    });
    const { code, stderr } = await site.run('check');
    const [keys] = /one of title.*(?=, received the unknown key)/.exec(stderr) ?? [''];
    expect(keys).toMatch(/^one of title, description, url, .*outDir, keep$/);
    const problem = (line: number, text: string) =>
      `vitrine.config.ts:${line} error invalid-config: ${text}`;
    expect(readProblems(stderr).sort()).toEqual(
      [
        problem(3, 'description: expected a value of type string, received nothing'),
        problem(4, 'title: expected a text that is not empty, received ""'),
        problem(
          5,
          'url: expected a full address such as https://example.com, received "kit.example"',
        ),
        problem(6, 'language: expected a value of type string, received 7'),
        problem(
          9,
          'pages[1].pathname: expected a path such as /demos/buttons, without trailing slash, received "guide/"',
        ),
        problem(9, 'pages[1].titel: expected the key "title", received the unknown key "titel"'),
        problem(
          10,
          'pages[2].children[0].title: expected a value of type string or false, received true',
        ),
        problem(
          12,
          'repository.edit: expected a text containing {file}, received "https://kit.example/edit"',
        ),
        problem(13, `theme: expected ${keys}, received the unknown key "theme"`),
        problem(14, 'api[0].route: expected a value of type string, received nothing'),
      ].sort(),
    );
    expect(code).toBe(1);
  });

  test('is named when it throws, does not parse, imports nothing or is missing', async ({
    createSite,
  }) => {
    const site = createSite({
      ...PAGES,
      'vitrine.config.ts': `interface Tree {
  pages: string[];
}
const tree: Tree | null = JSON.parse('null');
export default { title: tree!.pages };
`,
    });
    const refused = async (command: string) => {
      const { code, stderr } = await site.run(command);
      expect(code, command).toBe(1);
      return readProblems(stderr);
    };
    expect(await refused('preview')).toEqual([
      "vitrine.config.ts:5 error config-threw: The configuration could not be loaded: Cannot read properties of null (reading 'pages')",
    ]);

    site.write({
      'vitrine.config.ts': `import { tree } from './tree.ts';\nexport default { tree };\n`,
      'tree.ts': `type Tree = string[];\n\nexport const tree: Tree = [;\n`,
    });
    expect(await refused('dev')).toEqual([
      'tree.ts:3 error config-threw: The configuration could not be loaded: Unexpected token',
    ]);

    site.remove('tree.ts');
    expect(await refused('build')).toEqual([
      "vitrine.config.ts:1 error config-threw: The configuration could not be loaded: Could not resolve './tree.ts'",
    ]);

    site.remove('vitrine.config.ts');
    expect(await refused('check')).toEqual([
      `error config-not-found: There is no ${path.join(site.root, 'vitrine.config.ts')}`,
    ]);
  });
});

test('packages that are not installed or have no types are all named', async ({ createSite }) => {
  const site = createSite({
    ...PAGES,
    'vitrine.config.ts': configFile(
      ['/'],
      `api: [{ package: 'absent', route: '/a' }, { package: 'untyped', route: '/b' }],`,
    ),
    'node_modules/untyped/package.json':
      '{ "name": "untyped", "version": "1.0.0", "main": "a.js" }',
    'node_modules/untyped/a.js': 'globalThis.Button = () => null;\n',
  });
  const absent = `error package-not-installed: The package "absent" is not installed in ${site.root}`;
  const untyped = 'error package-without-types: The package "untyped" ships no type declarations';
  const checked = await site.run('check');
  const placed = [absent, untyped].map((text) => `vitrine.config.ts:7 ${text}`);
  expect(readProblems(checked.stderr)).toEqual(placed);
  expect(checked.code).toBe(1);

  const described = await site.run('api', 'untyped', '--json');
  expect(readProblems(described.stderr)).toEqual([untyped]);
  expect(described).toMatchObject({ code: 1, stdout: '' });
});

test('a port in use is named, and the command ends', async ({ createSite }) => {
  const site = createSite({ ...PAGES, 'vitrine.config.ts': configFile(['/']) });
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const port = String((other.address() as AddressInfo).port);
  try {
    const { code, stderr } = await site.run('dev', '--port', port);
    expect(readProblems(stderr)).toEqual([`error port-in-use: Port ${port} is already in use`]);
    expect(code).toBe(1);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

test('an output folder that cannot be written or does not exist is named', async ({
  createSite,
}) => {
  const site = createSite({
    ...PAGES,
    'vitrine.config.ts': configFile(['/'], `outDir: 'taken/dist',`),
  });
  const outDir = path.join(site.root, 'taken/dist');
  const early = await site.run('preview');
  expect(readProblems(early.stderr)).toEqual([
    `error output-not-found: There is no built site in ${outDir}`,
  ]);
  expect(early.code).toBe(1);

  site.write({ taken: 'a file, not a folder' });
  const built = await site.run('build');
  const [report = ''] = readProblems(built.stderr);
  expect(report).toContain(
    `error output-not-writable: Cannot write to ${outDir}: a part of its path is a file, not a folder (ENOTDIR): ${outDir}`,
  );
  expect(built.stderr).toMatch(/^1 error, 0 warnings\n$/m);
  expect(built.code).toBe(1);
});

test('the command line is refused where it is not understood', async () => {
  const { code, stdout, stderr } = await runVitrine('chek');
  expect(readProblems(stderr)).toEqual([
    'error usage: Unknown command "chek"; did you mean "check"?',
  ]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
});
