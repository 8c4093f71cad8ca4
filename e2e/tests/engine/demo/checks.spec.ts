import { mergeTests, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDemos } from '../../../support/demo-checks/check-demos.ts';
import { listDemoPages } from '../../../support/demo-checks/list-demos.ts';
import { OPPOSITES } from '../../../support/preferences.ts';
import { SITE } from '../../../support/site.ts';
import {
  configFile,
  pageFile,
  test as commandTest,
  type TempSite,
} from '../../../support/temp-site.ts';
import { test as quietTest, expect } from '../../../support/test.ts';

/** How often a demo is mounted: the last time is for what it leaves. */
const ROUNDS = OPPOSITES.length + 1;

/** A demo without a fault: it ends all that it has started, and restores all that it has changed. */
const TIDY = `import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
export default function Tidy() {
  const [shown, show] = useState(false);
  useEffect(() => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = '.tidy { color: inherit }';
    const note = () => undefined;
    const controller = new AbortController();
    const media = matchMedia('print');
    const observer = new ResizeObserver(note);
    const interval = setInterval(note, 1000);
    const timeout = setTimeout(note, 100_000);
    let frame = requestAnimationFrame(function loop() { frame = requestAnimationFrame(loop); });
    addEventListener('resize', note);
    document.addEventListener('scroll', note, { capture: true, signal: controller.signal });
    media.addEventListener('change', note);
    observer.observe(document.body);
    document.body.style.overflow = 'hidden';
    show(true);
    return () => {
      style.remove();
      removeEventListener('resize', note);
      controller.abort();
      media.removeEventListener('change', note);
      observer.disconnect();
      clearInterval(interval);
      clearTimeout(timeout);
      cancelAnimationFrame(frame);
      document.body.style.overflow = '';
    };
  }, []);
  return <button>Tidy{shown && createPortal(<p>In the body</p>, document.body)}</button>;
}
`;

const untidy = (effect: string, cleanup = '') => `import { useEffect } from 'react';
export default function Untidy() {
  useEffect(() => {
    ${effect};
    return () => { ${cleanup} };
  }, []);
  return <p>Untidy</p>;
}
`;

const view = (jsx: string) => `export default function View() {
  const isBrowser = typeof window !== 'undefined';
  void isBrowser;
  return ${jsx};
}
`;

/** Demos with something wrong, and all that is to be said of each. */
const WRONG: Record<string, { code: string; problems: (string | RegExp)[] }> = {
  'leaves-in-the-document': {
    code: untidy(`const style = document.createElement('style');
      style.textContent = 'b { color: red } i { color: red }';
      document.head.append(style);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('b { color: red }');
      document.adoptedStyleSheets.push(sheet);
      document.body.appendChild(document.createElement('div')).id = 'portal';
      document.body.setAttribute('inert-' + Math.random().toString(36).slice(2), 'yes');
      document.title += '!'`),
    problems: [
      ...every('it leaves in the body: div#portal', ROUNDS),
      ...every(/^it leaves attributes: .*body\[inert-\w+="yes"\]/, ROUNDS),
      ...every(/^it leaves another title: .*!/, ROUNDS),
      'each time it leaves 1 more elements in the head',
      'each time it leaves 3 more style rules',
    ],
  },
  'leaves-running': {
    code: untidy(`addEventListener('resize', () => undefined);
      matchMedia('print').addEventListener('change', () => undefined);
      new ResizeObserver(() => undefined).observe(document.body);
      setInterval(() => undefined, 1000);
      setTimeout(() => undefined, 100_000);
      const loop = () => requestAnimationFrame(loop);
      loop()`),
    problems: [
      'each time it leaves 2 more listeners on the window, the document or media queries',
      'each time it leaves 1 more observed elements',
      'it leaves 1 intervals running',
      'it leaves 1 timeouts running',
      'it leaves 1 animation frames running',
    ],
  },
  'is-loud': {
    code: untidy(
      `console.log('hello'); setTimeout(() => { throw new Error('too late') })`,
      `console.warn('gone')`,
    ),
    problems: [
      ...every('log: hello', ROUNDS),
      ...every('warning: gone', ROUNDS),
      ...every('uncaught: too late', ROUNDS),
    ],
  },
  'differs-from-server': {
    code: view(`<p>{isBrowser ? 'Browser' : 'Server'}</p>`),
    problems: every(/^uncaught: .*(Hydration|#418)/s, ROUNDS),
  },
  crashes: {
    code: `import { useEffect, useState } from 'react';
export default function Crashing() {
  const [isBroken, breakIt] = useState(false);
  useEffect(() => breakIt(true), []);
  if (isBroken) throw new Error('boom');
  return <p>Not yet</p>;
}
`,
    problems: [...every(/^error: .*boom/s, ROUNDS), ...every(/^This demo crashed: boom/, ROUNDS)],
  },
  'is-not-accessible': {
    code: view(`<>
    <style>{'[data-mode=dark] .faint { color: #222 } [dir=rtl] .pale { color: #333 }'}</style>
    <p className="faint">Faint</p>
    <p className="pale">Pale</p>
    <input />
    <h5>Deep</h5>
  </>`),
    problems: [
      /^axe label: \.demo-content > input: /,
      /^axe heading-order: /,
      /^axe color-contrast: .*#222222.*\(dark, rtl\)$/,
      /^axe color-contrast: .*#333333.*\(dark, rtl\)$/,
    ],
  },
};

function every<Text>(text: Text, times: number): Text[] {
  return Array.from({ length: times }, () => text);
}

const CHECKED = ['tidy', 'labelled', ...Object.keys(WRONG)];
const directives = (names: string[]) =>
  names.map((name) => `::demo{file=${name}.tsx}`).join('\n\n');

const test = mergeTests(commandTest, quietTest).extend<object, { site: TempSite; url: string }>({
  site: [
    async ({ createSite }, use) => {
      const site = createSite({
        'content/index.md': pageFile('Start'),
        'content/demos/index.md': pageFile('Demos', `## Part\n\n${directives(CHECKED)}`),
        'content/demos/tidy.tsx': TIDY,
        // Right only below a heading of the second level.
        'content/demos/labelled.tsx': view('<h3><label>Name <input /></label></h3>'),
        ...Object.fromEntries(
          Object.entries(WRONG).map(([name, { code }]) => [`content/demos/${name}.tsx`, code]),
        ),
        'content/stuck/index.md': pageFile('Stuck', directives(['stuck'])),
        'content/stuck/stuck.tsx': `import { use } from 'react';
const never = new Promise<string>(() => undefined);
export default function Stuck() {
  return <p>{typeof window === 'undefined' ? 'Here' : use(never)}</p>;
}
`,
        'content/whole/index.md': `---\nlayout: blank\n---\n\n${pageFile('Whole', directives(['whole']))}`,
        // Right in a demo, and wrong in a page: it has no landmark and no heading.
        'content/whole/whole.tsx': untidy(
          'const late = document.createElement("b"); document.body.append(late)',
        ),
        'vitrine.config.ts': configFile(['/', '/demos', '/stuck']),
      });
      expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
      await use(site);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  url: [
    async ({ site }, use) => {
      const { url } = await site.serve('preview');
      await use(url);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ url }, use) => use(url),
});

// One worker builds and serves once. What the demos print is what is looked for.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ allowedMessages: [/./s], contextOptions: { reducedMotion: 'reduce' } });

async function check(page: Page, site: TempSite, pathname: string, patience?: number) {
  const found = listDemoPages(site.root).find((each) => each.pathname === pathname);
  return checkDemos(page, found!, patience);
}

/** In each round something of the page's own ends: it makes up for nothing that a demo leaves. */
function endOneEachRound(): void {
  const notes = Array.from({ length: 200 }, () => document.createElement('meta'));
  addEventListener('DOMContentLoaded', () => document.head.append(...notes));
  const timers = notes.map(() => setTimeout(() => undefined, 1_000_000));
  addEventListener('storage', () => {
    notes.pop()?.remove();
    clearTimeout(timers.pop());
  });
}

test('every demo with something wrong is named, with all that is wrong', async ({ page, site }) => {
  await page.addInitScript(endOneEachRound);
  const problems = await check(page, site, '/demos');
  const named = new Set(problems.map((each) => each.slice(0, each.indexOf(':'))));
  expect([...named].sort()).toEqual(
    Object.keys(WRONG)
      .map((name) => `content/demos/${name}.tsx`)
      .sort(),
  );
  for (const [name, { problems: expected }] of Object.entries(WRONG)) {
    const file = `content/demos/${name}.tsx`;
    const found = problems
      .filter((each) => each.startsWith(`${file}: `))
      .map((each) => each.slice(file.length + 2))
      // The viewer may tell of an uncaught error before the demo is gone.
      .filter((each) => !each.startsWith('This demo reported an error: too late.'));
    const matches = (text: string, each: string | RegExp) =>
      typeof each === 'string' ? text.includes(each) : each.test(text);
    // Each as often as it is expected, whatever the order, and nothing else.
    const counts = new Set(expected);
    for (const each of counts) {
      expect
        .soft(
          found.filter((text) => matches(text, each)),
          `${name}: ${String(each)}`,
        )
        .toHaveLength(expected.filter((other) => String(other) === String(each)).length);
    }
    expect.soft(found, name).toHaveLength(expected.length);
  }
});

test('a demo that never answers is named', async ({ page, site }) => {
  const problems = await check(page, site, '/stuck', 300);
  expect(problems).toContain(
    'content/stuck/stuck.tsx: it does not answer within 300 ms (light, ltr)',
  );
});

test('a page without the shell is looked at as a whole', async ({ page, site }) => {
  const problems = await check(page, site, '/whole');
  const rules = (rule: string) => problems.filter((each) => each.includes(`: axe ${rule}: `));
  for (const rule of ['landmark-one-main', 'page-has-heading-one', 'region']) {
    expect.soft(rules(rule), rule).toHaveLength(1);
  }
  expect(problems.filter((each) => each.includes('it leaves in the body: b'))).toHaveLength(ROUNDS);
  expect(problems.every((each) => each.startsWith('content/whole/whole.tsx: '))).toBe(true);
});

test('a new demo is checked without a test for it', async ({ site }) => {
  const list = () => listDemoPages(site.root).find(({ pathname }) => pathname === '/stuck')!.demos;
  expect(list().map(({ file }) => file)).toEqual(['content/stuck/stuck.tsx']);
  site.write({
    'content/stuck/index.md': pageFile('Stuck', directives(['stuck', 'new-one'])),
    'content/stuck/new-one.tsx': view('<p>New</p>'),
  });
  expect(await site.run('build')).toMatchObject({ code: 0 });
  expect(list().map(({ file }) => file)).toEqual([
    'content/stuck/stuck.tsx',
    'content/stuck/new-one.tsx',
  ]);
});

test.describe('types', () => {
  const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
  const tsc = (...args: string[]) =>
    spawnSync(process.execPath, ['node_modules/ts-api/bin/tsc', ...args], {
      cwd: REPOSITORY,
      encoding: 'utf8',
    });

  test('of every demo of the site are in the project that is checked', () => {
    const root = fileURLToPath(SITE);
    const { stdout } = tsc('-p', path.join(root, 'tsconfig.json'), '--showConfig');
    const { files } = JSON.parse(stdout) as { files: string[] };
    const checked = new Set(files.map((file) => path.resolve(root, file)));
    const demos = listDemoPages(root)
      .flatMap((page) => page.demos)
      .filter(({ file }) => !file.endsWith('.md'));
    expect(demos.length).toBeGreaterThan(90);
    expect(
      demos.map(({ file }) => file).filter((file) => !checked.has(path.join(root, file))),
    ).toEqual([]);
  });

  test('a demo with a wrong one is named', ({ site }) => {
    site.write({
      'tsconfig.json': JSON.stringify({
        extends: path.join(fileURLToPath(SITE), 'tsconfig.json'),
        compilerOptions: { types: [] },
        include: ['content/typed'],
      }),
      'content/typed/right.tsx': view('<p lang="en">Right</p>'),
      'content/typed/wrong.tsx': view('<p lang={1}>Wrong</p>'),
    });
    const { status, stdout } = tsc('-p', site.root, '--pretty', 'false');
    expect(status).not.toBe(0);
    expect(stdout).toMatch(/content\/typed\/wrong\.tsx\(4,13\): error TS2322: /);
    expect(stdout).not.toContain('right.tsx');
  });
});
