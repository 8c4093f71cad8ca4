import { expect } from '@playwright/test';
import { symlinkSync, unlinkSync } from 'node:fs';
import {
  configFile,
  pageFile,
  readProblems,
  runVitrine,
  test,
  type Files,
  type TempSite,
} from '../support/temp-site.ts';

test.setTimeout(400_000);

const COUNTER = `import { useState } from 'react';
import { label } from './label';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{label(count)}</button>;
}
`;

/** Long enough that the end of the section is in no search index. */
const LONG = 'A sentence that fills the part of the section which readers can search. '.repeat(5);

const GOOD_SITE: Files = {
  'vitrine.config.ts': configFile(['/', '/guide', '/demos'], `outDir: './out/site',`),
  'content/index.md': pageFile('Home', 'Read the [guide](/guide).\n'),
  'content/guide.md': pageFile('Guide', `## Usage\n\n${LONG}\n\nThe end.\n`),
  'content/demos/index.md': pageFile('Demos', '::demo{file=counter.tsx}\n'),
  'content/demos/counter.tsx': COUNTER,
  'content/demos/label.ts': 'export const label = (count: number) => `Clicked ${count} times`;\n',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
};

async function build(site: TempSite): Promise<string> {
  const { code, stdout, stderr } = await site.run('build');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** Files of which the bytes are not the same, or which only one of both has. */
function difference(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((file) => a[file] !== b[file])
    .sort();
}

test('demos that throw while they are rendered are all named by file and line', async ({
  createSite,
}) => {
  const demos = ['in-component', 'in-helper', 'in-import', 'no-error'];
  const site = createSite({
    'vitrine.config.ts': configFile(['/']),
    'content/index.md': pageFile(
      'Home',
      demos.map((name) => `::demo{file=${name}.tsx}\n`).join('\n'),
    ),
    'content/in-component.tsx': `import { useState, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

function Drawer({ children }: Props) {
  const [open] = useState(true);
  if (open) throw new Error('content/in-component.tsx cannot be open');
  return <p>{children}</p>;
}

export default function InComponent() {
  return <Drawer>Text</Drawer>;
}
`,
    'content/in-helper.tsx': `import { join } from './join';

export default function InHelper() {
  const words: string[] | null = JSON.parse('null');
  return (
    <ul>
      <li>{join(words!)}</li>
    </ul>
  );
}
`,
    'content/join.ts': `export function join(words: string[]): string {\n  return words.join(' ');\n}\n`,
    'content/in-import.tsx': `type Pixels = number;

const width: Pixels = window.innerWidth;

export default function InImport() {
  return <p>{width}</p>;
}
`,
    'content/no-error.tsx': `export default function NoError() {\n  throw 'a text';\n}\n`,
  });
  const report = (place: string, message: string) =>
    `content/${place} error demo-threw: The demo threw while prerendering: ${message}`;
  const expected = [
    report('in-component.tsx:9', 'content/in-component.tsx cannot be open'),
    report('in-helper.tsx:7', "Cannot read properties of null (reading 'join')"),
    report('in-import.tsx:3', 'window is not defined'),
    report('no-error.tsx', 'a text'),
  ];
  const first = await site.run('build');
  expect(readProblems(first.stderr)).toEqual(expected);
  expect(first.code).toBe(1);
  const again = await site.run('build');
  expect(again, 'from the bundle that was kept').toEqual(first);
  expect(site.snapshot('dist')).toEqual({});
});

test('a build that fails leaves the output as it was, to the byte and the second', async ({
  createSite,
}) => {
  const site = createSite(GOOD_SITE);
  await build(site);
  const bytes = site.snapshot('out');
  const times = site.times('out');
  expect(Object.keys(bytes)).toContain('out/site/demos/index.html');

  const failures: [name: string, changed: Files, problems: string[]][] = [
    [
      'a dead link',
      { 'content/index.md': pageFile('Home', 'A [link](/nowhere).\n') },
      ['content/index.md:5 error dead-link: The link "/nowhere" leads nowhere'],
    ],
    [
      'modules that are missing',
      {
        'content/demos/counter.tsx': `import { a } from './absent';
import { b } from './absent-too';

export default () => a(b);
`,
      },
      [
        'content/demos/counter.tsx:1 error unresolved-import: There is no file for the import "./absent"',
        'content/demos/counter.tsx:2 error unresolved-import: There is no file for the import "./absent-too"',
      ],
    ],
    [
      'a module that does not parse',
      { 'content/demos/label.ts': 'type Text = string;\nexport const label: Text = [;\n' },
      ['content/demos/label.ts:2 error demo-syntax: The demo does not parse: Unexpected token'],
    ],
    [
      'an export that does not exist',
      { 'content/demos/label.ts': 'export const text = 1;\n' },
      [
        'content/demos/counter.tsx:2 error bundle-failed: Bundling failed: "label" is not exported by "content/demos/label.ts".',
      ],
    ],
    [
      'packages that are not installed',
      {
        'content/demos/counter.tsx': `import a from 'not-installed';
import { label } from './label';
import b from '@not/installed/either';

export default () => label(a(b));
`,
      },
      [
        'content/demos/counter.tsx:1 error demo-package-missing: The package "not-installed" is imported, but not installed',
        'content/demos/counter.tsx:3 error demo-package-missing: The package "@not/installed" is imported, but not installed',
      ],
    ],
    [
      'a demo that throws',
      { 'content/demos/counter.tsx': `export default () => {\n  throw new Error('no');\n};\n` },
      ['content/demos/counter.tsx:2 error demo-threw: The demo threw while prerendering: no'],
    ],
  ];
  for (const [name, changed, problems] of failures) {
    site.write({ ...GOOD_SITE, ...changed });
    const { code, stderr } = await site.run('build');
    expect(readProblems(stderr), name).toEqual(problems);
    expect(code, name).toBe(1);
    expect(site.snapshot('out'), name).toEqual(bytes);
    expect(site.times('out'), name).toEqual(times);
  }

  site.write(GOOD_SITE);
  expect(await build(site)).toContain(`3 pages, 0 of ${Object.keys(bytes).length} files written`);
  expect(site.times('out')).toEqual(times);
});

test('the same input gives the same bytes, with caches, without them, and after edits undone', async ({
  createSite,
}) => {
  const site = createSite(GOOD_SITE);
  await build(site);
  const cold = site.snapshot('out');
  const total = Object.keys(cold).length;

  site.remove('.vitrine');
  site.remove('out');
  expect(await build(site)).toContain(`3 pages, ${total} of ${total} files written`);
  expect(difference(site.snapshot('out'), cold)).toEqual([]);

  // Through a link to the site nothing is new.
  const link = `${site.root}-link`;
  symlinkSync(site.root, link);
  const linked = await runVitrine('build', '--root', link);
  unlinkSync(link);
  expect(linked).toMatchObject({ code: 0, stderr: '' });
  expect(linked.stdout).toContain(`3 pages, 0 of ${total} files written`);

  // Prose that is in no index: the page alone.
  const times = site.times('out');
  site.write({
    'content/guide.md': GOOD_SITE['content/guide.md']!.replace('The end.', 'The end!'),
  });
  expect(await build(site)).toContain(`3 pages, 1 of ${total} files written to`);
  const edited = site.snapshot('out');
  expect(difference(edited, cold)).toEqual(['out/site/guide/index.html']);
  const untouched = Object.entries(site.times('out')).filter(
    ([file, time]) => times[file] === time,
  );
  expect(untouched).toHaveLength(total - 1);

  site.write(GOOD_SITE);
  expect(await build(site)).toContain(`3 pages, 1 of ${total} files written to`);
  expect(difference(site.snapshot('out'), cold)).toEqual([]);

  // Prose that can be searched: the page and the index.
  site.write({ 'content/guide.md': GOOD_SITE['content/guide.md']!.replace('Usage', 'How to use') });
  expect(await build(site)).toMatch(new RegExp(`^3 pages, [12] of ${total} files written to`));
  const found = difference(site.snapshot('out'), cold);
  expect(found.filter((file) => !/search[-\w]*\.json$/.test(file))).toEqual([
    'out/site/guide/index.html',
  ]);
  expect(found.length).toBeGreaterThan(1);
  site.write(GOOD_SITE);
  await build(site);
  expect(difference(site.snapshot('out'), cold)).toEqual([]);

  // A page more and then gone, with its folder; a public file too.
  site.write({
    'vitrine.config.ts': configFile(
      ['/', '/guide', '/demos', '/more/page'],
      `outDir: './out/site',`,
    ),
    'content/more/page.md': pageFile('One more'),
    'public/robot.txt': 'beep\n',
  });
  expect(await build(site)).toMatch(/^4 pages, /);
  const more = Object.keys(site.snapshot('out'));
  expect(more).toEqual(
    expect.arrayContaining(['out/site/more/page/index.html', 'out/site/robot.txt']),
  );
  site.remove('content/more');
  site.remove('public/robot.txt');
  site.write(GOOD_SITE);
  expect(await build(site)).toMatch(/^3 pages, /);
  expect(difference(site.snapshot('out'), cold)).toEqual([]);
});

test('an output folder that holds the site is refused before anything is removed', async ({
  createSite,
}) => {
  const site = createSite({ ...GOOD_SITE, 'vitrine.config.ts': configFile(['/'], `outDir: '.',`) });
  const { code, stderr } = await site.run('build');
  expect(readProblems(stderr)).toEqual([
    `error output-not-writable: Cannot write to ${site.root}: vitrine.config.ts of the site itself lies there`,
  ]);
  expect(code).toBe(1);
  expect(Object.keys(site.snapshot('content'))).toHaveLength(5);
});

test('a site without demos has nothing of what shows and edits them', async ({ createSite }) => {
  const EDITOR = /\bassets\/(?:editor-panel|compile-worker|hydrate-demo|frame-entry)-/;
  const listAssets = async (content: string, files: Files = {}) => {
    const site = createSite({
      'vitrine.config.ts': configFile(['/']),
      'content/index.md': pageFile('Home', content),
      ...files,
    });
    await build(site);
    return Object.keys(site.snapshot('dist')).filter((file) => EDITOR.test(file));
  };
  expect(await listAssets('Only text.\n')).toEqual([]);
  const withDemo = await listAssets('::demo{file=one.tsx}\n', {
    'content/one.tsx': 'export default () => <p>One</p>;\n',
  });
  expect(withDemo.length).toBeGreaterThanOrEqual(4);
});
