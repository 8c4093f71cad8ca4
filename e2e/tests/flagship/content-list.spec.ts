import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SandboxProject } from '../../../packages/vitrine/src/shared/contract.ts';
import { fillProject } from '../../../packages/vitrine/src/shared/sandbox-project.ts';
import { demo, wake } from '../../support/demos.ts';
import { LAYOUT_EXAMPLES } from '../../support/layout-examples.ts';
import { SITE } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const DIST = fileURLToPath(new URL('dist/', SITE));
const SOURCES = path.join(DIST, 'assets/sources');
const readPage = (pathname: string) =>
  readFileSync(path.join(DIST, pathname, 'index.html'), 'utf8');
/** The content of a page without the marks of its code. */
const main = (pathname: string) => {
  const html = readPage(pathname);
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return content.replace(/<span class="\w">([^<]*)<\/span>/g, '$1');
};

/** The project of each demo that readers can take away, by the file's name without its digest. */
function readProjects(): Map<string, SandboxProject> {
  const projects = new Map<string, SandboxProject>();
  for (const file of readdirSync(SOURCES).filter((name) => name.endsWith('.json'))) {
    const { project } = JSON.parse(readFileSync(path.join(SOURCES, file), 'utf8')) as {
      project?: SandboxProject;
    };
    if (project) projects.set(file.replace(/-[\da-f]+\.json$/, ''), project);
  }
  return projects;
}

test('a layout example comes with a README of its files and packages', () => {
  const projects = readProjects();
  for (const pathname of LAYOUT_EXAMPLES) {
    const project = projects.get(pathname.slice(1).replaceAll('/', '-'))!;
    const { files, dependencies } = fillProject(project, 'ts', {
      mode: 'light',
      direction: 'ltr',
      colors: null,
    });
    const readme = files['README.md']!;
    const [name] = pathname.split('/').slice(-1);
    expect(readme, pathname).toContain('npm install');
    for (const file of Object.keys(files).filter((each) => each !== 'README.md'))
      expect(readme, pathname).toContain(`\`${file}\``);
    for (const [each, version] of Object.entries(dependencies))
      expect(readme, pathname).toContain(`\`${each}\` ${version}`);
    expect(Object.keys(files).length, name).toBeGreaterThan(5);
  }
});

test('every project has the stylis of its Emotion', () => {
  const read = (name: string) =>
    JSON.parse(
      readFileSync(fileURLToPath(new URL(`../node_modules/${name}/package.json`, SITE)), 'utf8'),
    ) as { version: string; dependencies: Record<string, string> };
  const wanted = read('@emotion/cache').dependencies['stylis'];
  expect(wanted).toMatch(/^\d/);
  const found = [...readProjects().values()].flatMap(({ ts, js }) =>
    [ts, js].map(({ dependencies }) => dependencies['stylis']),
  );
  expect(new Set(found)).toEqual(new Set([wanted]));
  expect(main('/guides/right-to-left')).toContain(`stylis@${wanted}`);
});

test('pages say what readers of the former site look for', () => {
  const installation = main('/getting-started/installation');
  for (const manager of ['npm install', 'pnpm add', 'yarn add', 'bun add'])
    expect(installation).toContain(`${manager} `);
  expect(installation).toContain('class="code-tabs"');
  expect(main('/getting-started/usage')).toContain('href="/versions"');
  const changelog = main('/discover-more/changelog');
  expect(changelog).toMatch(/<a href="https:\/\/github\.com\/mui\/material-ui\/pull\/\d+">#\d+</);
  expect(changelog).toMatch(/<a href="https:\/\/github\.com\/[\w-]+">@[\w-]+</);
  const themes = main('/customization/themes');
  expect(themes.split('>Before<').length).toBe(themes.split('>After<').length);
  expect(themes.split('>Before<').length).toBeGreaterThan(3);
  expect(main('/customization/overrides')).toContain('border-radius:24px 4px');
  const uploads = main('/demos/buttons');
  for (const variant of ['text', 'outlined', 'contained'])
    expect(uploads).toMatch(new RegExp(`<label class="[^"]*MuiButton-${variant} [^>]*>`));
  // Both variants, a colour and a size, each with all that may stand beside the label.
  for (const label of ['Text', 'Avatar', 'Icon', 'Cross', 'Avatar, cross', 'Icon, cross'])
    expect(main('/demos/chips').split(`>${label}</span>`).length, label).toBeGreaterThan(6);
});

test('a popover and a popper can be placed everywhere, by names and by numbers', async ({
  page,
}) => {
  await page.goto('/utils/popper');
  const frame = demo(page, 'scroll-playground');
  await wake(frame);
  await frame.getByLabel('skidding').fill('24');
  await expect(frame.locator('pre')).toContainText('offset: [24, 10]');
  expect(await frame.locator('input[type=number]').count()).toBe(3);
  await frame.getByRole('combobox', { name: 'placement' }).click();
  expect(await page.getByRole('option').count()).toBe(15);
  await page.getByRole('option', { name: 'left-end' }).click();
  await expect(frame.locator('pre')).toContainText('placement="left-end"');

  await page.goto('/utils/popover');
  const popover = demo(page, 'anchor-playground');
  await wake(popover);
  await popover.getByRole('combobox', { name: 'Anchor, vertical' }).click();
  expect(await page.getByRole('option').allTextContents()).toEqual([
    'top',
    'center',
    'bottom',
    'pixels',
  ]);
  await page.getByRole('option', { name: 'pixels' }).click();
  await popover.getByLabel('Anchor, vertical, px').fill('12');
  await expect(popover.locator('pre')).toContainText(
    "anchorOrigin={{ vertical: 12, horizontal: 'left' }}",
  );
  await popover.getByRole('combobox', { name: 'Reference' }).click();
  await page.getByRole('option', { name: 'anchorPosition' }).click();
  await popover.getByLabel('Position, top').fill('40');
  await expect(popover.locator('pre')).toContainText('anchorPosition={{ top: 40, left: 300 }}');
});

/** The parts of the reference as programs read them. */
const readReference = () =>
  readdirSync(path.join(DIST, 'api'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const text = readFileSync(path.join(DIST, 'api', name), 'utf8');
      return (JSON.parse(text) as { components?: ReferencePart[] }).components ?? [];
    });

interface ReferencePart {
  name: string;
  props: { name: string; description: string; inherited: boolean; group?: string }[];
}

test('props that the library does not describe are those of the list to report', () => {
  const list = readFileSync(new URL('undescribed-props.txt', SITE), 'utf8');
  const listed = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const found = readReference().flatMap(({ name, props }) =>
    props
      .filter(({ description, inherited, group }) => !inherited && !group && description === '')
      .map((prop) => `${name}.${prop.name}`),
  );
  expect([...new Set(found)].sort()).toEqual(listed);
});

test('links of the reference lead to pages of this site where there are such', () => {
  const away = readReference().flatMap(({ name }) => {
    const pathname = path.join('api', name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase());
    if (!existsSync(path.join(DIST, pathname, 'index.html'))) return [];
    return [...main(`/${pathname}`).matchAll(/href="(https:\/\/mui\.com\/[^"]*)"/g)].map(
      ([, href]) => href!,
    );
  });
  // No page of this site is about a shadow root.
  expect([...new Set(away)].filter((href) => !href.includes('/shadow-dom/'))).toEqual([]);
});
