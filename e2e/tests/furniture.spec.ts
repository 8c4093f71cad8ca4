import type { Page } from '@playwright/test';
import { demo, wake } from '../support/demos.ts';
import {
  addLink,
  expectSameDocument,
  follow,
  heading,
  markDocument,
  visit,
} from '../support/shell.ts';
import { test, expect } from '../support/test.ts';

const PAGE = '/getting-started/installation';
const status = (page: Page) => page.locator('#v-shell > [role="status"]');

test.describe('the link of a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const HASH = '#roboto-font';
  const title = (page: Page) => page.locator(`main ${HASH}`);
  const link = (page: Page) => page.locator(`main a.anchor[href="${HASH}"]`);
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies its address, says so, and leads to the heading', async ({
    page,
    context,
    baseURL,
  }) => {
    await visit(page, PAGE);
    await markDocument(page);
    await expect(link(page)).toHaveCSS('opacity', '0');

    await test.step('opens a tab as any link does, without copying', async () => {
      await page.evaluate(() => navigator.clipboard.writeText('before'));
      const opened = context.waitForEvent('page');
      await link(page).click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
      await expect(status(page)).toHaveText('');
      expect(await clipboard(page)).toBe('before');
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });

    await test.step('by pointer', async () => {
      await title(page).hover();
      await expect(link(page)).toHaveCSS('opacity', '1');
      await link(page).click();
      await expect(page).toHaveURL(`${PAGE}${HASH}`);
      await expect(status(page)).toHaveText('Link copied');
      expect(await clipboard(page)).toBe(`${baseURL}${PAGE}${HASH}`);
      await expect(link(page)).toHaveAttribute('data-copied');
      const top = await title(page).evaluate((e) => e.getBoundingClientRect().top);
      expect(Math.abs(top - 80)).toBeLessThan(2);
    });

    await test.step('is said again when it is copied again', async () => {
      const changes = await page.evaluateHandle(() => {
        const seen: string[] = [];
        new MutationObserver(() => seen.push('changed')).observe(
          document.querySelector('#v-shell > [role="status"]')!,
          { childList: true, characterData: true, subtree: true },
        );
        return seen;
      });
      await link(page).click();
      await expect.poll(() => changes.evaluate(({ length }) => length)).toBeGreaterThan(0);
      await expect(status(page)).toHaveText('Link copied');
      await expect(link(page)).not.toHaveAttribute('data-copied', { timeout: 4000 });
    });
    await expectSameDocument(page);
  });

  test('is reached by keyboard, shows then, and leads on even where nothing can be copied', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await link(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(link(page)).toBeFocused();
    await expect(link(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PAGE}${HASH}`);
    await expect(status(page)).toHaveText('Link copied');

    await page.goto('about:blank');
    await visit(page, PAGE);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      document.execCommand = () => false;
    });
    await link(page).click();
    await expect(page).toHaveURL(`${PAGE}${HASH}`);
    await expect(title(page)).toBeInViewport();
    await expect(status(page)).toHaveText('');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('links of headings always show and are large enough to hit; no word about them widens the page', async ({
    page,
  }) => {
    await visit(page, '/getting-started/faq');
    const anchors = await page.locator('main a.anchor').evaluateAll((all) =>
      all.map((anchor) => {
        const { width, height } = anchor.getBoundingClientRect();
        return { opacity: getComputedStyle(anchor).opacity, least: Math.min(width, height) };
      }),
    );
    expect(anchors.length).toBeGreaterThan(10);
    expect(anchors.filter(({ opacity, least }) => opacity !== '1' || least < 24)).toEqual([]);
    const overflow = await page.evaluate(() => {
      for (const anchor of document.querySelectorAll<HTMLElement>('main a.anchor'))
        anchor.dataset.copied = '';
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

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

  await test.step('where nothing is above or beside a page there is neither', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await visit(page, '/404.html');
    await expect(neighbours).toHaveCount(0);
    await expect(crumbs).toHaveCount(0);
    const home = await (await page.request.get('/')).text();
    expect(home).not.toContain('aria-label="Breadcrumb"');
    expect(await (await page.request.get(PAGE)).text()).toContain('aria-label="Breadcrumb"');
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** Everything that would move by itself or on a change, one line for each element. */
  const findMotion = (page: Page) =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
      const moving = [...document.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const lasting = [style.transitionDuration, style.animationDuration].map(seconds);
          return Math.max(...lasting) > 0 || style.scrollBehavior === 'smooth'
            ? `${element.tagName}.${element.className} ${pseudo ?? ''}`
            : [];
        }),
      );
      // Of no length, as the wait before "Loading…" shows, nothing moves.
      const lasting = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getTiming().duration) > 0);
      const running = lasting.map(({ playState }) => playState);
      return { moving, running };
    });
  const still = { moving: [], running: [] };

  for (const path of ['/', '/demos/buttons']) {
    test(`nothing moves on ${path}`, async ({ page }) => {
      await visit(page, path);
      for (const frame of (await page.locator('main [data-demo]').all()).slice(0, 4)) {
        await wake(frame);
      }
      expect(await findMotion(page)).toEqual(still);
    });
  }

  test('nothing moves on pages of text and of the API, nor the drawer and the search as they open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await visit(page, '/api/tooltip');
    expect(await findMotion(page)).toEqual(still);
    await follow(await addLink(page, PAGE));
    await expect(heading(page)).toHaveText(/^Installation/);
    expect(await findMotion(page)).toEqual(still);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.locator('nav.drawer')).toBeInViewport({ ratio: 0.9 });
    expect(await findMotion(page)).toEqual(still);
    await page.keyboard.press('Escape');
    await page.locator('.search-box').click();
    await expect(page.locator('.search-dialog')).toBeVisible();
    expect(await findMotion(page)).toEqual(still);
    await page.keyboard.press('Escape');

    await test.step('without it, the same search for motion does find some', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect((await findMotion(page)).moving).not.toEqual([]);
    });
  });

  test('a demo does not animate either', async ({ page }) => {
    await visit(page, '/demos/tabs');
    const frame = demo(page, 'simple-tabs');
    await wake(frame);
    await frame.getByRole('tab').nth(1).click();
    expect(await findMotion(page)).toEqual(still);
  });
});
