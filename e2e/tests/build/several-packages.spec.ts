import { expect } from '@playwright/test';
import { PACKAGES_SITE } from '../../support/several-packages/site.ts';
import { readProblems, test } from '../../support/temp-site.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface SiteData {
  library: { packages: unknown };
  pages: { path: string; group: string; components: string[]; reference: string[] }[];
  components: { name: string; package: string; page: string }[];
}

test('packages with components of the same names stand beside each other, each with its own', async ({
  createSite,
}) => {
  const site = createSite(PACKAGES_SITE);
  const { code, stderr } = await site.run('build');
  expect([code, readProblems(stderr)]).toEqual([0, []]);
  const read = (file: string) => readFileSync(path.join(site.root, 'dist', file), 'utf8');

  await test.step('each page has the playground, the reference and the demo of its package', () => {
    for (const [folder, size, route, name, version] of [
      ['core', 'large', '/core/api', '@acme/core', '2.0.0'],
      ['labs', 'huge', '/labs/api', '@acme/labs', '0.3.0'],
      ['v1', 'old', '/v1/reference', '@acme/core', '1.9.0'],
    ] as const) {
      const page = read(`${folder}/button.md`);
      expect(page).toContain(`- \`size\`: \`'${size}'\``);
      expect(page).toContain(`[\`<Button />\`](${route}/button.md)`);
      const html = read(`${folder}/button/index.html`);
      expect(html).toContain(size);
      const api = read(`.${route}/button.md`);
      expect(api).toContain(`\`${name}\` ${version}`);
      expect(api).toContain(`import { Button } from '${name}';`);
      expect(api).toContain(`import { Button } from '${name}/more';`);
      expect(api).toContain(`'${size}'`);
      expect(api).toContain(`[Button](/${folder}/button.md)`);
    }
    expect(read('core/api/button.md')).not.toContain('/labs/button.md');
    expect(read('v1/reference/button.md')).toContain('(`core-v1` in demos)');
    expect(read('labs/api/button/index.html')).toContain('<title>Button API of @acme/labs - Kit<');
  });

  await test.step('a prefix or the header of a page says which is meant', () => {
    const both = read('index.md');
    expect(both).toContain("`'huge'`");
    expect(both).toContain('[`<Button />`](/core/api/button.md) of @acme/core');
    expect(both).toContain('[`<Button />`](/labs/api/button.md) of @acme/labs');
    const header = read('header.md');
    expect(header).toContain("`'huge'`");
    expect(header).toContain('(/labs/api/button.md)');
  });

  await test.step('the navigation has each reference in the folder of its route', () => {
    const nav = read('nav.json');
    for (const title of ['@acme/core 2.0.0', '@acme/labs 0.3.0']) expect(nav).toContain(title);
  });

  await test.step('programs can tell them apart', () => {
    const data = JSON.parse(read('vitrine.json')) as SiteData;
    expect(data.library.packages).toEqual([
      { name: '@acme/core', version: '2.0.0', route: '/core/api' },
      { name: '@acme/labs', version: '0.3.0', route: '/labs/api' },
      { name: 'core-v1', version: '1.9.0', route: '/v1/reference' },
    ]);
    const buttons = data.components.filter(({ name }) => name === 'Button');
    expect(buttons.map((each) => `${each.package} ${each.page}`)).toEqual([
      '@acme/core /core/api/button',
      '@acme/labs /labs/api/button',
      'core-v1 /v1/reference/button',
    ]);
    const home = data.pages.find((page) => page.path === '/')!;
    expect(home.components).toEqual(['Button', 'Button', 'Chip']);
    expect(home.reference).toEqual(['/core/api/button', '/labs/api/button', '/core/api/chip']);
    const llms = read('llms.txt');
    expect(llms).toContain('labs/api/button.md): Shows something. (@acme/labs 0.3.0)');
    expect(llms).toContain('v1/reference/button.md): Shows something. (@acme/core 1.9.0)');
  });

  await test.step('a name that nothing decides on, and a route twice, are told with their place', async () => {
    site.write({
      'content/header.md':
        '---\ncomponents: Button\n---\n\n# Header\n\nText.\n\n::playground{component=Button}\n',
    });
    expect(readProblems((await site.run('check')).stderr)).toEqual([
      'content/header.md:1 error ambiguous-component: "Button" is a component of @acme/core, @acme/labs, core-v1',
      'content/header.md:9 error ambiguous-component: "Button" is a component of @acme/core, @acme/labs, core-v1',
    ]);
    const config = PACKAGES_SITE['vitrine.config.ts']!.replace("'/labs/api'", "'/core/api'");
    site.write({ 'vitrine.config.ts': config });
    expect(readProblems((await site.run('check')).stderr)).toEqual([
      'vitrine.config.ts:8 error invalid-config: api[1].route: expected a route of its own, as it is that of @acme/core already, received "/core/api"',
    ]);
  });
});
