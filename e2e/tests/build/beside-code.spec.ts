import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../support/beside/site.ts';
import { readProblems, test } from '../../support/temp-site.ts';

const DATE = '2024-02-29T12:00:00Z';
const UI = 'packages/ui/src';

function commit(root: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE };
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '-q'],
    ['add', 'packages'],
    ['commit', '-qm', 'All'],
  ])
    execFileSync('git', [...who, ...args], { cwd: root, env, stdio: 'ignore' });
}

test('pages and demos beside the code of a workspace', async ({ createSite }) => {
  test.setTimeout(180_000);
  const site = createSite(WORKSPACE, 'docs');
  commit(site.root);
  const build = async () => {
    const { code, stderr } = await site.run('build');
    expect([code, readProblems(stderr)]).toEqual([0, []]);
  };
  const read = (file: string) => readFileSync(path.join(site.root, 'docs/dist', file), 'utf8');
  await build();

  await test.step('are pages of the site, each with the component of its package', () => {
    for (const [folder, size] of [
      ['ui', 'large'],
      ['native', 'huge'],
    ] as const) {
      const html = read(`${folder}/button/index.html`);
      expect(html).toContain(`${folder} <!-- -->${size}</button>`);
      expect(html).toContain('datetime="2024-02-29T12:00:00Z"');
      expect(html).toContain(
        `href="https://git.example/kit/edit/main/packages/${folder}/src/Button.docs.md"`,
      );
      expect(html).toContain(`href="/packages/${folder}#more"`);
      expect(read(`${folder}/api/button.md`)).toContain(`[Button](/${folder}/button.md)`);
      expect(read(`packages/${folder}.md`)).toContain(`# Package ${folder}`);
    }
    expect(read('index.html')).toContain('ui <!-- -->small</button>');
  });

  await test.step('are built anew when they change, as in a clean build', async () => {
    const before = site.times('docs/dist');
    await build();
    expect(site.times('docs/dist')).toEqual(before);
    site.write({
      [`${UI}/Button.demo.tsx`]: WORKSPACE[`${UI}/Button.demo.tsx`]!.replace('>Count', '>Total'),
      [`${UI}/Button.tsx`]: WORKSPACE[`${UI}/Button.tsx`]!.replace('<button>', '<button>Our '),
      [`${UI}/Button.docs.md`]: `${WORKSPACE[`${UI}/Button.docs.md`]}\nMore text.\n`,
    });
    await build();
    // Nothing that was read has changed, but there is a file more.
    site.write({ [`${UI}/inner/Chip.docs.md`]: '# Chip\n\nA new page.\n' });
    await build();
    const html = read('ui/button/index.html');
    for (const text of ['Total', 'Our ', 'More text.', 'href="/ui/chip"'])
      expect([text, html.includes(text)]).toEqual([text, true]);
    const incremental = site.snapshot('docs/dist');
    site.remove('docs/dist');
    site.remove('docs/.vitrine');
    await build();
    expect(Object.keys(site.snapshot('docs/dist'))).toEqual(Object.keys(incremental));
    expect(site.snapshot('docs/dist')).toEqual(incremental);
  });

  await test.step('are checked as others are, with their own places', async () => {
    expect(readProblems((await site.run('check', '--types')).stderr)).toEqual([]);
    const nope = WORKSPACE[`${UI}/Button.demo.tsx`]!.replace('size="large"', 'size="nope"');
    site.write({ [`${UI}/Button.demo.tsx`]: nope });
    expect(readProblems((await site.run('check', '--types')).stderr).map(place)).toEqual([
      '../packages/ui/src/Button.demo.tsx:8 error demo-type-error',
    ]);
    site.write({
      [`${UI}/Button.demo.tsx`]: 'export default function Broken() {\n  return <p>;\n}\n',
      [`${UI}/Button.docs.md`]:
        '# Button\n\nText.\n\n[Dead](/nowhere)\n\n::demo{file=Button.demo.tsx}\n\n::demo{file=No.demo.tsx}\n\n::demo{file=../../../../Far.tsx}\n',
    });
    const problems = readProblems((await site.run('check')).stderr);
    expect(problems.filter((each) => each.startsWith('../packages/ui')).map(place)).toEqual([
      '../packages/ui/src/Button.demo.tsx:3 error demo-syntax',
      '../packages/ui/src/Button.docs.md:5 error dead-link',
      '../packages/ui/src/Button.docs.md:9 error unknown-demo',
      '../packages/ui/src/Button.docs.md:11 error invalid-directive',
    ]);
  });
});

const place = (problem: string) => problem.slice(0, problem.indexOf(': '));
