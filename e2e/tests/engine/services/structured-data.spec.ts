import { expect, test } from '../../../support/test.ts';
import { addLink, follow, heading, visit } from '../../../support/shell.ts';
import { readGraph, type Thing } from '../../../support/structured-data.ts';

const names = (list: Thing | undefined) =>
  (list!.itemListElement as { name: string }[]).map(({ name }) => name);

test('each page says what it is and where it stands, also after a navigation', async ({ page }) => {
  await visit(page, '/getting-started/installation');
  const { TechArticle: article, BreadcrumbList: list } = await readGraph(page);
  expect(article).toMatchObject({
    headline: await heading(page).evaluate(({ firstChild }) => firstChild!.textContent),
    url: await page.locator('link[rel="canonical"]').getAttribute('href'),
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: 'Material UI', url: 'https://vitrine.example/' },
  });
  expect(names(list)).toEqual(['Material UI', ...names(list).slice(1, -1), article!.headline]);

  await follow(await addLink(page, '/api/button'));
  await expect(heading(page)).toContainText('Button');
  await expect
    .poll(async () => (await readGraph(page)).APIReference)
    .toMatchObject({
      headline: 'Button',
      url: 'https://vitrine.example/api/button/',
      executableLibraryName: '@mui/material',
      assemblyVersion: '9.5.0',
    });

  await test.step('the home page names the site, its publisher and its code', async () => {
    const repository = 'https://github.com/vitrine-docs/vitrine';
    await follow(await addLink(page, '/'));
    await expect(heading(page)).toHaveText('Material UI 9');
    await expect
      .poll(() => readGraph(page))
      .toEqual({
        WebSite: expect.objectContaining({
          name: 'Material UI',
          url: 'https://vitrine.example/',
          publisher: {
            '@type': 'Organization',
            name: 'The Vitrine authors',
            url: repository,
            logo: 'https://vitrine.example/favicon.svg',
          },
        }),
        SoftwareSourceCode: expect.objectContaining({
          name: 'Vitrine',
          codeRepository: repository,
        }),
      });
  });
});
