import { addLink, follow, heading, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const PAGE = '/getting-started/installation';

test('breadcrumbs name the groups above a page, and API pages the declaration they were read from', async ({
  page,
}) => {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const declaration = page.getByRole('link', { name: 'View the type declaration' });
  await visit(page, '/api/button');
  await expect(crumbs.getByRole('listitem')).toHaveText(['Component API', 'Button']);
  await expect(crumbs.getByRole('link')).toHaveText(['Component API']);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Button');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
  await expect(declaration).toHaveAttribute(
    'href',
    /^https:\/\/[^{}]+\/@mui\/material@9\.5\.0\/Button\/Button\.d\.ts$/,
  );
  await expect(page.locator('.page-stamp')).toHaveText(
    'Read from the types of @mui/material 9.5.0',
  );

  await test.step('a group that is no page is no link', async () => {
    await follow(await addLink(page, '/lab/api/slider'));
    await expect(crumbs.getByRole('listitem')).toHaveText(['Lab', 'Api', 'Slider']);
    await expect(crumbs.getByRole('link')).toHaveText(['Lab']);
  });

  await test.step('a component that another package declares links that package', async () => {
    await follow(await addLink(page, '/api/styled-engine-provider'));
    await expect(declaration).toHaveAttribute(
      'href',
      /\/@mui\/styled-engine@9\.\d+\.\d+\/StyledEngineProvider\/StyledEngineProvider\.d\.ts$/,
    );
  });
});

test('the pages before and after follow the order of the navigation, and end with the tree', async ({
  page,
}) => {
  const neighbours = page.getByRole('navigation', { name: 'Previous and next' });
  const next = neighbours.getByRole('link', { name: 'Next' });
  await visit(page, '/getting-started/comparison');
  await expect(neighbours.getByRole('link')).toHaveText([
    'Previous: Frequently Asked Questions',
    'Next: Style',
  ]);
  await next.click();
  await expect(heading(page)).toHaveText(/^Style/);
  await expect(page).toHaveURL('/style');
  await expect(next).toHaveText('Next: Icons');

  await follow(await addLink(page, '/getting-started'));
  await expect(neighbours.getByRole('link')).toHaveText([/^Next: Installation$/]);
  const [box, link] = await Promise.all([
    neighbours.boundingBox(),
    neighbours.getByRole('link').boundingBox(),
  ]);
  expect(link!.x + link!.width).toBeCloseTo(box!.x + box!.width, 0);

  await test.step('a page outside the tree has neither', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await visit(page, '/404.html');
    await expect(neighbours).toHaveCount(0);
    await expect(crumbs).toHaveCount(0);
    const home = await (await page.request.get('/')).text();
    expect(home).not.toContain('aria-label="Breadcrumb"');
    expect(await (await page.request.get(PAGE)).text()).toContain('aria-label="Breadcrumb"');
  });
});
