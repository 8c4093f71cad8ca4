import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../run.mjs';
import { findMissingPaths, findMissingScripts } from './documents.mjs';
import { listFiles } from './files.mjs';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const files = listFiles(ROOT);
const ignored = read('.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1));
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'ROADMAP.md',
  'bench/README.md',
  ...files.filter((file) => /^docs\/[^/]+\.md$/.test(file)),
];

describe.each(documents)('%s', (document) => {
  test('names paths that exist', () => {
    expect(findMissingPaths(document, read(document), { files, ignored })).toEqual([]);
  });

  test('names scripts that exist', () => {
    expect(findMissingScripts(read(document), scripts)).toEqual([]);
  });
});

test.each(['node', 'browser'])('ARCHITECTURE.md tells every room of %s', (world) => {
  const rooms = readdirSync(path.join(ROOT, 'packages/vitrine/src', world), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const [, list = ''] = /### The layers\n([^]*?)\n## /.exec(read('ARCHITECTURE.md')) ?? [];
  const told = new Set([...list.matchAll(/^(?:- |\| )`([\w-]+)`/gm)].map(([, name]) => name));
  expect(rooms.filter((name) => !told.has(name))).toEqual([]);
});

describe('a made-up document', () => {
  const repository = {
    files: [
      'README.md',
      'docs/guide.md',
      'docs/other.md',
      'packages/vitrine/src/node/render/page.ts',
      'packages/vitrine/src/node/render/page-list.ts',
      'e2e/fixtures/kit/index.ts',
      'flagship/theme/adapter.tsx',
    ],
    ignored: ['dist', 'bench/results'],
  };
  const find = (text: string) => findMissingPaths('docs/guide.md', text, repository);

  test('may name what is there: from the repository, its own folder, the engine and the flagship', () => {
    expect(
      find(`[a](other.md) [b](../README.md#part) [c](https://kit.example/x.md) [d](#here) [e](/page)
        \`node/render/page.ts\` \`node/render/\` \`packages/vitrine/src/node\` \`page.ts\`
        \`theme/adapter.tsx\` \`e2e/fixtures/kit\` \`docs/other.md\` \`node/render/page*.ts\``),
    ).toEqual([]);
  });

  test.each([
    ['[a](another.md)', 'another.md'],
    ['[a](../other.md#part)', '../other.md'],
    ['`node/render/pages.ts`', 'node/render/pages.ts'],
    ['`node/renders/`', 'node/renders/'],
    ['`node/render/list*.ts`', 'node/render/list*.ts'],
    ['`pages.ts`', 'pages.ts'],
    ['`e2e/fixtures/kits`', 'e2e/fixtures/kits'],
  ])('is wrong about %s', (text, missing) => {
    expect(find(`First line\n\n${text}`)).toEqual([`3: ${missing}`]);
  });

  test('may speak of what is built, of packages, addresses and code', () => {
    expect(
      find(`\`flagship/dist/index.html\` \`dist/dev/entry.js\` \`bench/results/\` \`assets/\`
        \`vitrine/preferences\` \`@mui/material\` \`/sw.js\` \`search.json\` \`import 'x/y.css'\`
        \`content/<path>.md\`
~~~ts
import '\`theme/none.css\`';
~~~`),
    ).toEqual([]);
  });

  test('tells to run scripts that there are', () => {
    expect(
      findMissingScripts('`npm run dev`, `npm test`\n`npm run bech -- --help`', ['dev', 'test']),
    ).toEqual(['2: npm run bech']);
  });
});
