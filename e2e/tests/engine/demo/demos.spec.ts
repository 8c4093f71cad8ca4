import type { Page } from '@playwright/test';
import { demo, modulesOf, wake } from '../../../support/demos.ts';
import { addLink, drawer, follow, heading, menuButton, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

const START = '/demos/tabs';
const tabs = (page: Page) => demo(page, 'simple-tabs').getByRole('tab');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is complete, and its links and its drawer work', async ({ page }) => {
    await page.goto(START);

    await test.step('it is complete', async () => {
      await expect(heading(page)).toHaveText(/^Tabs/);
      expect(await page.locator('main h2').count()).toBeGreaterThan(3);
      expect(await page.locator('main .prose p').count()).toBeGreaterThan(5);
      const contents = await page
        .locator('main .demo-content')
        .evaluateAll((all) => all.map((each) => each.querySelectorAll('*').length));
      expect(contents.length).toBeGreaterThan(10);
      expect(Math.min(...contents)).toBeGreaterThan(0);
      await expect(tabs(page).first()).toBeVisible();
      await expect(tabs(page).first()).toHaveCSS('text-transform', 'uppercase');
      await expect(
        demo(page, 'simple-tabs').getByRole('link', { name: 'Source', exact: true }),
      ).toHaveCount(1);
    });

    await test.step('links and the drawer work', async () => {
      await page.setViewportSize({ width: 800, height: 600 });
      await expect(drawer(page)).toBeHidden();
      await menuButton(page).click();
      await expect(drawer(page)).toBeVisible();
      await drawer(page).locator('[href="/demos/menus"]').click();
      await expect(heading(page)).toHaveText(/^Menus/);
      await page.locator('main a[rel="prev"]').click();
      await expect(heading(page)).toHaveText(/^Lists/);
    });
  });
});

test('a demo’s code is loaded when the demo comes near, not before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 300 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visit(page, START);
  const first = demo(page, 'simple-tabs');
  const top = await first.evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the first demo is more than a margin below the window').toBeGreaterThan(520);
  const code = new Set<string>();
  for (const frame of await page.locator('main [data-demo]').all()) {
    for (const url of await modulesOf(frame)) code.add(url);
  }
  expect(code.size).toBeGreaterThan(await page.locator('main [data-demo]').count());
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => code.has(url))).toEqual([]);
  await wake(first);
  expect(requested).toEqual(expect.arrayContaining(await modulesOf(first)));
  const last = page.locator('main [data-demo]').last();
  expect(requested).not.toContain(await last.getAttribute('data-module'));
});

test('animations rest while their demo is out of view', async ({ page }) => {
  await visit(page, '/demos/progress');
  const statesOf = (id: string) =>
    demo(page, id).evaluate((frame) => {
      const inside = document.getAnimations().filter(({ effect }) => {
        return frame.contains((effect as KeyframeEffect).target);
      });
      return [...new Set(inside.map(({ playState }) => playState))];
    });
  await expect.poll(() => statesOf('circular-indeterminate')).toEqual(['running']);
  await expect.poll(() => statesOf('linear-indeterminate')).toEqual(['paused']);
  await wake(demo(page, 'linear-indeterminate'));
  await expect.poll(() => statesOf('linear-indeterminate')).toEqual(['running']);
  await expect.poll(() => statesOf('circular-indeterminate')).toEqual(['paused']);
});

test('a demo answers, also after a navigation, and goes with its page', async ({ page }) => {
  const expectAnswer = async () => {
    await wake(demo(page, 'simple-tabs'));
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'false');
    await tabs(page).nth(1).click();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  };
  await visit(page, START);

  await test.step('it answers on a first load', expectAnswer);

  await test.step('leaving a page takes away what its demos have opened', async () => {
    await drawer(page).locator('[href="/demos/menus"]').click();
    await expect(heading(page)).toHaveText(/^Menus/);
    const frame = demo(page, 'basic-menu');
    await wake(frame);
    await frame.getByRole('button', { name: 'File' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-hidden', 'true');
    await page.evaluate((to) => navigation.navigate(to).finished, START);
    await expect(heading(page)).toHaveText(/^Tabs/);
    await expect(page.locator('[role="menu"], .MuiModal-root')).toHaveCount(0);
    for (const part of ['main', '#v-shell']) {
      await expect(page.locator(part)).not.toHaveAttribute('aria-hidden');
    }
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(heading(page)).toBeFocused();
  });

  await test.step('it answers after a navigation, from its start', expectAnswer);
});

test('hydration keeps every node of the server’s markup', async ({ page }) => {
  await visit(page, '/demos/text-fields');
  const frames = (await page.locator('main [data-demo]').all()).slice(-5);
  const kept = await Promise.all(
    frames.map((frame) =>
      frame.locator('.demo-content').evaluateHandle((element) => ({
        hydrated: element.hasAttribute('data-live'),
        nodes: [...element.querySelectorAll('*')],
      })),
    ),
  );
  for (const [index, frame] of frames.entries()) {
    const { hydrated, nodes } = await kept[index]!.evaluate(({ hydrated, nodes }) => ({
      hydrated,
      nodes: nodes.length,
    }));
    expect(hydrated).toBe(false);
    expect(nodes).toBeGreaterThan(1);
    await wake(frame);
    const connected = kept[index]!.evaluate(({ nodes }) =>
      nodes.every(({ isConnected }) => isConnected),
    );
    expect(await connected).toBe(true);
  }
});

test('a code block of the prose is copied, or selected where that fails', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/getting-started/usage');
  await follow(await addLink(page, '/getting-started/installation'));
  await expect(heading(page)).toHaveText(/^Installation/);
  await page.clock.install();
  const block = page.locator('main .code').first();
  const text = (await block.locator('code').textContent())!;

  await test.step('it is copied', async () => {
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await page.clock.fastForward('00:02');
    await expect(block.getByRole('button')).toHaveText('Copy');
  });

  await test.step('code that cannot be copied is selected, with a message', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied'));
      document.execCommand = () => false;
    });
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button')).toHaveText('Copying failed');
    await expect(page.getByRole('status').getByText('Copying failed.')).toHaveText(
      'Copying failed. Select the text and copy it with the keyboard.',
    );
    const selected = await page.evaluate(() => getSelection()!.toString());
    expect(selected.trim()).toBe(text.trim());
    await page.clock.fastForward('00:02');
    await expect(block.getByRole('button')).toHaveText('Copy');
  });
});
