import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { findWorkspace } from '../base/install/workspace.ts';
import { content } from '../config/sources/content.ts';
import { findListedFiles } from './listed-files.ts';

let repository = '';

beforeEach(() => {
  repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-listed-')));
  write('package.json', '{ "workspaces": ["packages/*", "docs"] }');
  write('docs/content/index.md');
});
afterEach(() => rmSync(repository, { recursive: true }));

function write(file: string, text = '# Page\n') {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), text);
}

/** Paths of pages, by file, and problems as text. */
function find(...entries: { files: string | string[]; route: string }[]) {
  const source = `export default {\n  content: [\n${entries.map((entry) => `    ${JSON.stringify(entry)},\n`).join('')}  ],\n};\n`;
  write('docs/vitrine.config.ts', source);
  const { routes, problems } = findListedFiles(path.join(repository, 'docs'), {
    content: content.parse(entries),
    outDir: 'dist',
  });
  return {
    pages: Object.fromEntries(routes),
    problems: problems.map((each) => formatProblem(each).split('\n').slice(0, 2).join('')),
  };
}

it('finds files in the workspace, which go by their names in kebab case, or by those of folders', () => {
  write('packages/ui/src/app-bar/AppBar.docs.md');
  write('packages/ui/src/app-bar/notes.md');
  write('packages/ui/README.md');
  write('packages/lab/docs/index.md');
  // Never what others have made.
  write('packages/ui/node_modules/dep/src/Dep.docs.md');
  write('packages/ui/src/.cache/Old.docs.md');
  write('docs/dist/More.docs.md');
  const found = find(
    { files: '../packages/ui/src/**/*.docs.md', route: '/components' },
    { files: ['../packages/*/README.md', '../packages/*/docs/index.md'], route: '/' },
    { files: '../**/*.docs.md', route: '/all' },
  );
  expect(found).toEqual({
    pages: {
      '../packages/ui/src/app-bar/AppBar.docs.md': '/components/app-bar',
      '../packages/ui/README.md': '/ui',
      '../packages/lab/docs/index.md': '/docs',
    },
    problems: [
      'vitrine.config.ts:5 error invalid-content  `content` names "../**/*.docs.md": ../packages/ui/src/app-bar/AppBar.docs.md is a page by another pattern already',
    ],
  });
});

it('reports patterns that match nothing, and two files of one path, with the line', () => {
  write('packages/a/Button.md');
  write('packages/b/button.md');
  const found = find(
    { files: '../packages/*/*utton.md', route: '/x' },
    { files: ['../packages/a/Button.md', '../nothing/*.md', 'content/*.md'], route: '/y' },
  );
  expect(Object.keys(found.pages)).toEqual(['../packages/a/Button.md']);
  expect(found.problems).toEqual([
    'vitrine.config.ts:3 error invalid-content  `content` names "../packages/*/*utton.md": ../packages/b/button.md would be /x/button, which ../packages/a/Button.md is already',
    'vitrine.config.ts:4 error invalid-content  `content` names "../packages/a/Button.md": ../packages/a/Button.md is a page by another pattern already',
    'vitrine.config.ts:4 error invalid-content  `content` names "../nothing/*.md": no file matches it',
    'vitrine.config.ts:4 error invalid-content  `content` names "content/*.md": content/index.md lies in content/, whose files are pages already',
  ]);
});

it('finds files beside the configuration itself', () => {
  write('docs/Note.md');
  write('docs/MyIndex.md');
  expect(find({ files: '*.md', route: '/x' })).toEqual({
    ...{ pages: { 'MyIndex.md': '/x/my-index', 'Note.md': '/x/note' }, problems: [] },
  });
});

it('names the line of a pattern, alone or in a list', () => {
  const root = path.join(repository, 'docs');
  const source = `export default {
  content: [
    {
      files: 'none/a.md',
      route: '/a',
    },
    {
      route: '/b',
      files: [
        'none/b.md',
        'none/c.md',
      ],
    },
  ],
};
`;
  write('docs/vitrine.config.ts', source);
  const { problems } = findListedFiles(root, {
    content: content.parse([
      { files: 'none/a.md', route: '/a' },
      { files: ['none/b.md', 'none/c.md'], route: '/b' },
    ]),
    outDir: 'dist',
  });
  expect(problems.map(({ line }) => line)).toEqual([4, 10, 11]);
});

it('leaves the workspace neither by a pattern nor by a link', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'vitrine-outside-'));
  writeFileSync(path.join(outside, 'Secret.md'), '# Secret\n');
  mkdirSync(path.join(repository, 'links'));
  symlinkSync(path.join(outside, 'Secret.md'), path.join(repository, 'links/Secret.md'));
  try {
    const found = find(
      { files: `../../${path.basename(outside)}/*.md`, route: '/a' },
      { files: '../links/*.md', route: '/b' },
    );
    expect(found.pages).toEqual({});
    expect(found.problems).toEqual([
      `vitrine.config.ts:3 error invalid-content  \`content\` names "../../${path.basename(outside)}/*.md": it leads out of the workspace, ${repository}`,
      'vitrine.config.ts:4 error invalid-content  `content` names "../links/*.md": ../links/Secret.md is a link out of the workspace',
    ]);
  } finally {
    rmSync(outside, { recursive: true });
  }
});

it('refuses what is no pattern of Markdown files', () => {
  for (const files of ['/etc/*.md', 'C:/a.md', '!a.md', 'a.mdx', '', [], 'a\\b.md'])
    expect(content.safeParse([{ files, route: '/a' }]).success, JSON.stringify(files)).toBe(false);
  expect(content.safeParse([{ files: 'a/{b,c}/*.md', route: '/a' }]).success).toBe(true);
  expect(content.safeParse([{ files: 'a.md', route: 'a' }]).success).toBe(false);
});

it('a workspace is the nearest folder with workspaces, else the repository, else the folder itself', () => {
  const docs = path.join(repository, 'docs');
  expect(findWorkspace(docs)).toBe(repository);
  write('docs/pnpm-workspace.yaml', '');
  expect(findWorkspace(path.join(docs, 'content'))).toBe(docs);
  rmSync(path.join(docs, 'pnpm-workspace.yaml'));
  write('package.json', '{ "name": "kit" }');
  expect(findWorkspace(docs)).toBe(docs);
  mkdirSync(path.join(repository, '.git'));
  expect(findWorkspace(docs)).toBe(repository);
  write('package.json', 'no JSON');
  expect(findWorkspace(docs)).toBe(repository);
});
