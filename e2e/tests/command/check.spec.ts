import { expect } from '@playwright/test';
import { configFile, pageFile, readProblems, test, type Files } from '../../support/temp-site.ts';

test.setTimeout(240_000);

/** A package with types and nothing to run: the check reads nothing else of it. */
const KIT: Files = {
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.2.3',
    types: 'index.d.ts',
  }),
  'node_modules/kit/index.d.ts': `import type { ReactElement } from 'react';
export interface ButtonProps {
  /** How much it matters. */
  variant?: 'text' | 'filled';
}
export declare function Button(props: ButtonProps): ReactElement;
`,
};

const BAD_SITE: Files = {
  ...KIT,
  'vitrine.config.ts': configFile(
    ['/', '/a', '/b', '/demos', '/foo', '/guide', '/header', '/guides', '/api'],
    `api: [{ package: 'kit', route: '/api' }],`,
  ),
  'content/index.md': `---
components: Button, Buton
---

# Home

A page that links [nothing](/nowhere/at-all).

Read how to [install](/guide#instalation) it, [use](#usage) it and [style](/guid) it.
`,
  'content/a.md': 'Text without any heading.\n',
  'content/b.md': '# Title\n\n## Section\n\nText.\n',
  'content/header.md': '---\ntitle: Header\ncomponents: [Button\n---\n\n# Header\n\nText.\n',
  'content/guide.md': pageFile('Guide', '## Installation\n'),
  'content/foo.md': pageFile('Foo'),
  'content/foo/index.md': pageFile('Foo again'),
  'content/outside.md': pageFile('Outside'),
  'content/demos/index.md': pageFile(
    'Demos',
    '::demo{file=countr.tsx}\n\n::demo{file=no-export.tsx}\n\n::demo{file=broken.tsx}\n',
  ),
  'content/demos/counter.tsx': 'export default function Counter() { return null; }\n',
  'content/demos/no-export.tsx': 'export const text = "a";\n',
  'content/demos/broken.tsx': 'export default function Broken() {\n  return <p>;\n}\n',
};

const REPORT = [
  'content/a.md:1 error missing-title: Missing title in the page',
  'content/a.md:1 error missing-description: Missing description in the page',
  'content/b.md:1 error missing-description: Missing description in the page',
  "content/demos/broken.tsx:3 error demo-syntax: The demo does not parse: Unexpected token. Did you mean `{'}'}` or `&rbrace;`?",
  'content/demos/counter.tsx warning unused-demo: No page shows the demo "content/demos/counter.tsx"',
  'content/demos/index.md:5 error unknown-demo: There is no demo file "content/demos/countr.tsx"; did you mean "content/demos/counter.tsx"?',
  'content/demos/no-export.tsx:1 error demo-without-export: The demo "content/demos/no-export.tsx" has no default export',
  'content/foo/index.md error duplicate-path: "/foo" is already taken by content/foo.md',
  'content/header.md:4 error invalid-front-matter: Malformed front matter: Flow sequence in block collection must be sufficiently indented and end with a ]',
  'content/index.md:1 error unknown-component: kit has no component "Buton"; did you mean "Button"?',
  'content/index.md:7 error dead-link: The link "/nowhere/at-all" leads nowhere',
  'content/index.md:9 error dead-anchor: The link "/guide#instalation" names a heading that its page does not have; did you mean "#installation"?',
  'content/index.md:9 error dead-anchor: The link "#usage" names a heading that its page does not have',
  'content/index.md:9 error dead-link: The link "/guid" leads nowhere; did you mean "/guide"?',
  'content/outside.md error page-outside-tree: Missing activePage. "/outside" is not in the page tree',
  'vitrine.config.ts:6 error page-not-found: The page tree names "/guides", but there is no such page; did you mean "/guide"?',
];

test('every problem of a site is reported at once, by place and message, with advice', async ({
  createSite,
}) => {
  const site = createSite(BAD_SITE);
  const checked = await site.run('check');
  expect(readProblems(checked.stderr)).toEqual(REPORT);
  expect(checked.stderr).toMatch(/^15 errors, 1 warning\n$/m);
  expect(checked.stderr).toContain(`
content/index.md:7 error dead-link
  The link "/nowhere/at-all" leads nowhere
  Link to a page of the site by its path, e.g. /demos/buttons. A file lies in public/, and public/a.png is "/a.png".

`);
  const blocks = checked.stderr.trimEnd().split('\n\n').slice(0, -1);
  expect(blocks.filter((block) => !/^\S.*\n {2}\S.*\n {2}\S.*$/.test(block))).toEqual([]);
  expect(checked.stdout).toBe('');
  expect(checked.code).toBe(1);

  const again = await site.run('check');
  expect(again, 'from the page store').toEqual(checked);

  const built = await site.run('build');
  expect(readProblems(built.stderr)).toEqual(REPORT);
  expect(built.code).toBe(1);
  expect(site.snapshot('dist')).toEqual({});
});

test('a warning is reported and fails nothing', async ({ createSite }) => {
  const site = createSite({
    'vitrine.config.ts': configFile(['/']),
    'content/index.md': pageFile('Home'),
    'content/forgotten.tsx': 'export default function Forgotten() { return null; }\n',
  });
  const warned = await site.run('check');
  expect(readProblems(warned.stderr)).toEqual([
    'content/forgotten.tsx warning unused-demo: No page shows the demo "content/forgotten.tsx"',
  ]);
  expect(warned.stderr).toMatch(/^0 errors, 1 warning\n$/m);
  expect(warned.code).toBe(0);

  site.remove('content/forgotten.tsx');
  expect(await site.run('check')).toEqual({
    code: 0,
    stdout: '1 page checked: no problems\n',
    stderr: '',
  });
});

test('a component that no page shows is reported until a page or the configuration names it', async ({
  createSite,
}) => {
  const config = (notShown: object) =>
    configFile(
      ['/', '/api'],
      `api: [{ package: 'kit', route: '/api', notShown: ${JSON.stringify(notShown)} }],`,
    );
  const header = '---\ncomponents: Button\n---\n\n';
  const types = KIT['node_modules/kit/index.d.ts']!;
  const site = createSite({
    ...KIT,
    'node_modules/kit/index.d.ts': `${types}export declare function Badge(props: ButtonProps): ReactElement;\n`,
    'vitrine.config.ts': config({}),
    'content/index.md': header + pageFile('Home'),
  });
  const reports = async () => readProblems((await site.run('check')).stderr);
  expect(await reports()).toEqual([
    'vitrine.config.ts warning component-not-shown: No page shows these components of kit: Badge',
  ]);

  site.write({ 'vitrine.config.ts': config({ Badge: 'Has a page in the handbook.' }) });
  expect(await reports()).toEqual([]);

  site.write({ 'content/index.md': header.replace('Button', 'Button, Badge') + pageFile('Home') });
  expect(await reports()).toEqual([
    'vitrine.config.ts:7 warning component-shown: `notShown` names "Badge", but content/index.md shows it',
  ]);
});

test('a progress bar without colour and a file in the place of the service worker are problems', async ({
  createSite,
}) => {
  const site = createSite({
    'vitrine.config.ts': configFile(
      ['/'],
      `styles: './theme.css', serviceWorker: { host: 'kit.example' },`,
    ),
    'content/index.md': pageFile('Home'),
    'theme.css': ':root {\n  --v-progress: none;\n}\n',
    'public/sw.js': '// of the site\n',
  });
  const expected = [
    'public/sw.js error reserved-file: "public/sw.js" is also the name of a file of the service worker',
    'theme.css:2 error missing-progress-colour: Missing progress-bar colour in the theme: --v-progress is "none"',
  ];
  for (const command of ['check', 'build']) {
    const { code, stderr } = await site.run(command);
    expect(readProblems(stderr), command).toEqual(expected);
    expect(code).toBe(1);
  }
  expect(site.snapshot('dist')).toEqual({});

  site.write({
    'vitrine.config.ts': configFile(['/'], `styles: './theme.css',`),
    'theme.css': ':root {\n  --v-progress: rgb(1 2 3);\n}\n',
  });
  // The site's own file is served where the engine adds no service worker.
  expect(await site.run('check')).toMatchObject({ code: 0, stderr: '' });
});
