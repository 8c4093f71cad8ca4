import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configFile, pageFile, test as siteTest } from '../support/temp-site.ts';
import { expect, test } from '../support/test.ts';
import { follow, waitForShell } from '../support/shell.ts';
import { readGraph, type Thing } from '../support/structured-data.ts';

const names = (list: Thing | undefined) =>
  (list!.itemListElement as { name: string }[]).map(({ name }) => name);

test('a page says what it is and where it stands, also after a navigation', async ({ page }) => {
  await page.goto('/demos/buttons');
  await waitForShell(page);
  const { TechArticle: article, BreadcrumbList: list } = await readGraph(page);
  expect(article).toMatchObject({
    headline: await page.locator('h1').evaluate((heading) => heading.firstChild!.textContent),
    url: await page.locator('link[rel="canonical"]').getAttribute('href'),
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: 'Material UI', url: 'https://vitrine.example/' },
  });
  expect(names(list)).toEqual(['Material UI', ...names(list).slice(1, -1), article!.headline]);

  await follow(page.locator('main a[href="/api/button"]').first());
  await expect(page.locator('h1')).toContainText('Button');
  await expect
    .poll(async () => (await readGraph(page)).APIReference)
    .toMatchObject({
      headline: 'Button',
      url: 'https://vitrine.example/api/button/',
      executableLibraryName: '@mui/material',
      assemblyVersion: '9.5.0',
    });
});

test('the home page names the site, its publisher and its code', async ({ page }) => {
  await page.goto('/');
  const repository = 'https://github.com/vitrine-docs/vitrine';
  expect(await readGraph(page)).toEqual({
    WebSite: expect.objectContaining({
      name: 'Material UI',
      url: 'https://vitrine.example/',
      publisher: { '@type': 'Organization', name: 'The Vitrine authors', url: repository },
    }),
    SoftwareSourceCode: expect.objectContaining({ name: 'Vitrine', codeRepository: repository }),
  });
});

siteTest('no title ends the block of data, and it costs little', async ({ createSite }) => {
  siteTest.setTimeout(120_000);
  const title = '</script><script>alert(1)</script> & "quotes"';
  const files = {
    'vitrine.config.ts': configFile(['/one'], 'structuredData: {},'),
    'content/one.md': pageFile('One').replace('# One', `# \`${title}\``),
  };
  const site = createSite(files);
  const build = async () => {
    expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
    return readFileSync(path.join(site.root, 'dist/one/index.html'), 'utf8');
  };
  const html = await build();
  const [block, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(json!)).toMatchObject({ '@graph': [{ headline: title }, {}] });
  site.write({ 'content/one.md': pageFile('One') });
  const plain = /<script type="application\/ld\+json">.*?<\/script>/.exec(await build())!;
  expect(plain[0].length).toBeLessThan(600);
  expect(block).not.toContain('<script>');
});
