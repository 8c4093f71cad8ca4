import { expect } from '@playwright/test';
import { readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import {
  configFile,
  pageFile,
  readProblems,
  runVitrine,
  test as commandTest,
  type Files,
  type TempSite,
} from '../../support/temp-site.ts';

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
  // As `npm init` writes it.
  'package.json': '{ "type": "commonjs" }\n',
  'vitrine.config.ts': configFile(['/', '/guide', '/demos'], `outDir: './out/site',`),
  'content/index.md': pageFile('Home', 'Read the [guide](/guide).\n'),
  'content/guide.md': pageFile('Guide', `## Usage\n\n${LONG}\n\nThe end.\n`),
  'content/demos/index.md': pageFile('Demos', '::demo{file=counter.tsx}\n'),
  'content/demos/counter.tsx': COUNTER,
  'content/demos/label.ts': 'export const label = (count: number) => `Clicked ${count} times`;\n',
  'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  // A service worker of the site's own.
  'public/sw.js': '// of the site\n',
};

/** Demos that throw while they are rendered, and a page with them. */
const THROWING: Files = {
  'content/index.md': pageFile(
    'Home',
    ['in-component', 'in-helper', 'in-import', 'no-error', 'no-suspense', 'outside']
      .map((name) => `::demo{file=${name}.tsx}\n`)
      .join('\n'),
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
  'content/no-suspense.tsx': `export default async function NoSuspense() {\n  return <p>Late</p>;\n}\n`,
  'content/outside.tsx': `import { useState } from 'react';

const [width] = useState(5);

export default function Outside() {
  return <p>{width}</p>;
}
`,
  'content/no-error.tsx': `export default function NoError() {\n  throw 'a text';\n}\n`,
};

/** A demo whose loop never ends. */
const ENDLESS: Files = {
  'content/index.md': pageFile('Home', '::demo{file=endless.tsx}\n'),
  'content/endless.tsx': `export default function Endless() {
  const words: string[] = [];
  while (words.length >= 0) words.length = 0;
  return <p>{words}</p>;
}
`,
};

const thrown = (place: string, message: string) =>
  `content/${place} error demo-threw: The demo threw while prerendering: ${message}`;
const THROWN = [
  thrown('in-component.tsx:9', 'content/in-component.tsx cannot be open'),
  thrown('in-helper.tsx:7', "Cannot read properties of null (reading 'join')"),
  'content/in-import.tsx:3 error demo-needs-browser: The demo asks for a browser while prerendering: window is not defined',
  thrown('no-error.tsx', 'a text'),
  'content/no-suspense.tsx error demo-waits: The demo waits for something while prerendering, and has no <Suspense> around what waits',
  "content/outside.tsx:3 error demo-threw: The demo threw while prerendering: Cannot read properties of null (reading 'useState'); a hook is called outside of a component, or one of another React",
];

async function build(site: TempSite): Promise<string> {
  const { code, stdout, stderr } = await site.run('build');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** The record of what was written changes with every file. */
const isRecord = (file: string) => file.endsWith('/.vitrine-output.json');

/** Files of which the bytes are not the same, or which only one of both has. */
function difference(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((file) => a[file] !== b[file] && !isRecord(file))
    .sort();
}

const count = (files: object) => Object.keys(files).filter((file) => !isRecord(file)).length;

/** A site that was built, what the build wrote, and when. */
interface BuiltSite {
  site: TempSite;
  bytes: Record<string, string>;
  times: Record<string, number>;
}

const test = commandTest.extend<object, { built: BuiltSite }>({
  built: [
    async ({ createSite }, use) => {
      const site = createSite(GOOD_SITE);
      await build(site);
      await use({ site, bytes: site.snapshot('out'), times: site.times('out') });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One site; each test leaves it as it was.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('an error stops the build and leaves the output as it was, to the byte and the second', async ({
  built: { site, bytes, times },
}) => {
  expect(Object.keys(bytes)).toContain('out/site/demos/index.html');
  expect(Buffer.from(bytes['out/site/sw.js']!, 'base64').toString()).toBe('// of the site\n');
  const failures: [name: string, changed: Files, problems: string[]][] = [
    [
      'a dead link, a module that does not parse, modules and packages that are missing',
      {
        'content/index.md': pageFile('Home', 'A [link](/nowhere).\n'),
        'content/demos/label.ts': 'type Text = string;\nexport const label: Text = [;\n',
        'content/demos/counter.tsx': `import { a } from './absent';
import { b } from './absent-too';
import { label } from './label';
import c from 'not-installed';
import d from '@not/installed/either';

export default () => label(a(b, c, d));
`,
      },
      [
        'content/demos/counter.tsx:1 error unresolved-import: There is no file for the import "./absent"',
        'content/demos/counter.tsx:2 error unresolved-import: There is no file for the import "./absent-too"',
        'content/demos/counter.tsx:4 error demo-package-missing: The package "not-installed" is imported, but not installed',
        'content/demos/counter.tsx:5 error demo-package-missing: The package "@not/installed" is imported, but not installed',
        'content/demos/label.ts:2 error demo-syntax: The demo does not parse: Unexpected token',
        'content/index.md:5 error dead-link: The link "/nowhere" leads nowhere',
      ],
    ],
    [
      'an export that does not exist',
      { 'content/demos/label.ts': 'export const text = 1;\n' },
      [
        'content/demos/counter.tsx:2 error bundle-failed: Bundling failed: "label" is not exported by "content/demos/label.ts".',
      ],
    ],
    [
      'that, and what is told before the bundle that has begun meanwhile',
      {
        'content/index.md': pageFile('Home', 'A [link](/nowhere).\n'),
        'content/demos/label.ts': 'export const text = 1;\n',
      },
      ['content/index.md:5 error dead-link: The link "/nowhere" leads nowhere'],
    ],
    ['demos that throw', THROWING, THROWN],
    [
      'a demo that never ends',
      ENDLESS,
      [
        'content/endless.tsx error demo-endless: The demo does not end while prerendering: it has not rendered within 10 seconds',
      ],
    ],
    ['demos that throw, from the bundle that was kept', THROWING, THROWN],
  ];
  for (const [name, changed, problems] of failures) {
    await test.step(name, async () => {
      site.write({ ...GOOD_SITE, ...changed });
      const { code, stderr } = await site.run('build');
      expect(readProblems(stderr)).toEqual(problems);
      expect(code).toBe(1);
      expect(site.snapshot('out')).toEqual(bytes);
      expect(site.times('out')).toEqual(times);
    });
  }

  for (const file of Object.keys({ ...THROWING, ...ENDLESS })) site.remove(file);
  site.write(GOOD_SITE);
  expect(await build(site)).toContain(`3 pages, 0 of ${count(bytes)} files written`);
  expect(site.times('out')).toEqual(times);
});

test('the same input gives the same bytes, with caches, without them, and after edits undone', async ({
  built: { site, bytes: cold },
}) => {
  const total = count(cold);

  await test.step('without caches', async () => {
    site.remove('.vitrine');
    site.remove('out');
    expect(await build(site)).toContain(`3 pages, ${total} of ${total} files written`);
    expect(difference(site.snapshot('out'), cold)).toEqual([]);
  });

  await test.step('through a link to the site nothing is new', async () => {
    const link = `${site.root}-link`;
    symlinkSync(site.root, link);
    const linked = await runVitrine('build', '--root', link);
    unlinkSync(link);
    expect(linked).toMatchObject({ code: 0, stderr: '' });
    expect(linked.stdout).toContain(`3 pages, 0 of ${total} files written`);
  });

  await test.step('emphasis, which is in no index, changes the page alone', async () => {
    const times = site.times('out');
    site.write({
      'content/guide.md': GOOD_SITE['content/guide.md']!.replace('The end.', 'The **end**.'),
    });
    // The whole text for programs has the page's Markdown too.
    expect(await build(site)).toContain(`3 pages, 3 of ${total} files written to`);
    expect(difference(site.snapshot('out'), cold)).toEqual([
      'out/site/guide.md',
      'out/site/guide/index.html',
      'out/site/llms-full.txt',
    ]);
    const untouched = Object.entries(site.times('out')).filter(
      ([file, time]) => times[file] === time,
    );
    expect(untouched).toHaveLength(total - 3);
    site.write(GOOD_SITE);
    expect(await build(site)).toContain(`3 pages, 3 of ${total} files written to`);
    expect(difference(site.snapshot('out'), cold)).toEqual([]);
  });

  await test.step('prose that can be searched changes the page and the index', async () => {
    site.write({
      'content/guide.md': GOOD_SITE['content/guide.md']!.replace('Usage', 'How to use'),
    });
    expect(await build(site)).toMatch(new RegExp(`^3 pages, \\d of ${total} files written to`));
    const found = difference(site.snapshot('out'), cold);
    expect(found.filter((file) => !/search[-\w/]*\.json$/.test(file))).toEqual([
      'out/site/guide.md',
      'out/site/guide/index.html',
      'out/site/llms-full.txt',
    ]);
    expect(found.length).toBeGreaterThan(3);
  });

  await test.step('code of a demo changes its page, its module and its sources alone', async () => {
    site.write(GOOD_SITE);
    await build(site);
    const label = GOOD_SITE['content/demos/label.ts']!;
    site.write({ 'content/demos/label.ts': label.replace('Clicked', 'Pressed') });
    expect(await build(site)).toContain(`3 pages, 6 of ${total} files written to`);
    const found = difference(site.snapshot('out'), cold);
    const named = found.map((file) => file.replace(/-[\w-]{8,10}\./, '-*.'));
    expect(new Set(named)).toEqual(
      new Set([
        'out/site/assets/counter-*.js',
        'out/site/assets/sources/demos-counter-*.json',
        'out/site/assets/sources/demos-counter-*.txt',
        'out/site/demos.md',
        'out/site/demos/index.html',
        'out/site/llms-full.txt',
      ]),
    );
    const page = readFileSync(path.join(site.root, 'out/site/demos/index.html'), 'utf8');
    expect(page).toContain('Pressed 0 times');
    site.write(GOOD_SITE);
    await build(site);
    expect(difference(site.snapshot('out'), cold)).toEqual([]);
  });

  await test.step('a page comes and goes with its folder; a public file too', async () => {
    site.write({
      ...GOOD_SITE,
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
});

test('an output folder that holds the site is refused before anything is removed', async ({
  createSite,
}) => {
  const site = createSite({ ...GOOD_SITE, 'vitrine.config.ts': configFile(['/'], `outDir: '.',`) });
  const { code, stderr } = await site.run('build');
  expect(readProblems(stderr)).toEqual([
    `error output-misplaced: The output cannot go to ${site.root}: vitrine.config.ts of the site itself lies there`,
  ]);
  expect(code).toBe(1);
  expect(Object.keys(site.snapshot('content'))).toHaveLength(5);
});
