import type { Locator, Page, Request } from '@playwright/test';
import { findViolations } from '../../../support/axe.ts';
import { visitAtRest } from '../../../support/clock.ts';
import { changePreferences } from '../../../support/preferences.ts';
import { testWithServices } from '../../../support/service-site.ts';
import { addLink, drawer, follow, heading, settle, visit } from '../../../support/shell.ts';
import { test, expect } from '../../../support/test.ts';

/** The room of the slot before an ad is there, the width of its column, and the wait between two checks. */
const MIN_HEIGHT = 180;
/** What a window of 1440 px leaves at each side of content and contents. */
const GUTTER = 13;
const COLUMN = 162;
const INTERVAL = 500;
const PAGE = '/getting-started/installation';
const CODE = /\/assets\/(?:house|network)-sponsor-[^/]+\.js$/;

const slot = (page: Page): Locator => page.locator('.sponsor-slot');
const card = (page: Page): Locator => slot(page).getByRole('link');

function watchCode(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) requests.push(request);
  });
  return requests;
}

async function goTo(page: Page, path: string, title: RegExp): Promise<void> {
  await follow(drawer(page).locator(`a[href="${path}"]`).first());
  await expect(heading(page)).toHaveText(title);
}

test.describe('house sponsors', () => {
  test('stand at the bottom of the contents column, say what they are, and fit it', async ({
    page,
  }) => {
    await visit(page, PAGE);
    await expect(page.getByRole('complementary', { name: 'Sponsor' })).toBeVisible();
    await expect(card(page)).toHaveAttribute('rel', 'sponsored noopener');
    await expect(card(page)).toHaveAttribute('href', /^https:\/\//);
    for (const direction of ['ltr', 'rtl'] as const) {
      await test.step(direction, async () => {
        await changePreferences(page, { direction });
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        const box = (await slot(page).boundingBox())!;
        const contents = (await page.locator('.toc').boundingBox())!;
        const height = page.viewportSize()!.height;
        expect(box.width).toBe(COLUMN);
        expect(direction === 'ltr' ? box.x + box.width : box.x).toBe(
          direction === 'ltr' ? 1440 - GUTTER : GUTTER,
        );
        expect(box.height).toBe(MIN_HEIGHT);
        // It pushes nothing: the contents begin where they begin without it.
        expect(contents.y).toBe(70);
        expect(box.y + box.height).toBe(height - 72);
        expect(contents.y + contents.height).toBeLessThanOrEqual(box.y);
        const inner = (await card(page).boundingBox())!;
        expect(inner.y + inner.height).toBeLessThanOrEqual(box.y + box.height);
      });
    }

    for (const [name, text, picture] of [
      [
        'Customisable Component Library',
        'A sentence of ninety characters, which is all that a configuration allows to say on a card',
        false,
      ],
      ['Customisable Component Library', 'A sentence as long as it may be, with picture', true],
    ] as const) {
      await test.step(`all that may be said, ${picture ? 'with' : 'without'} a picture`, async () => {
        expect([name.length, text.length]).toEqual([30, picture ? 45 : 90]);
        await card(page).evaluate(
          (link, [title, sentence, image]) => {
            link.querySelector('strong')!.textContent = title;
            link.querySelector('span')!.textContent = sentence;
            link.querySelector('img')?.remove();
            if (image)
              link.insertAdjacentHTML('afterbegin', testHtml('<img src="/favicon.svg" alt="">'));
          },
          [name, text, picture] as const,
        );
        expect((await slot(page).boundingBox())!.height).toBe(MIN_HEIGHT);
      });
    }
  });

  test('all pages have them but home and those that say so; they stay through navigations to others', async ({
    page,
  }) => {
    const requests = watchCode(page);
    await visit(page, '/');
    await expect(slot(page)).toBeHidden();
    await follow(page.locator('main a[href="/getting-started/installation"]').first());
    await expect(heading(page)).toHaveText(/^Installation/);
    await expect(card(page)).toBeVisible();
    expect(requests).toHaveLength(1);
    const node = await card(page).elementHandle();
    await goTo(page, '/getting-started/usage', /^Usage/);
    await expect(card(page)).toBeVisible();
    await follow(await addLink(page, '/api/button'));
    await expect(heading(page)).toHaveText(/^Button/);
    await expect(card(page)).toBeVisible();
    await follow(await addLink(page, '/'));
    await expect(slot(page)).toBeHidden();
    await page.goBack();
    await expect(card(page)).toBeVisible();
    expect(await card(page).evaluate((link, before) => link === before, node)).toBe(true);
    expect(requests).toHaveLength(1);

    await test.step('an API page that is loaded has one', async () => {
      await visit(page, '/api/button');
      await settle(page);
      await expect(card(page)).toBeVisible();
    });
  });

  test('nothing moves when they come', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = ((window as any).shifts = []);
      new PerformanceObserver((list) => {
        const moved = (list.getEntries() as any[]).flatMap(({ sources }) => sources as any[]);
        for (const { node } of moved) {
          const element: Element | null = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('main, .side-column')) shifts.push(element.outerHTML.slice(0, 80));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(CODE, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(PAGE);
    const boxes = async () => [
      await slot(page).boundingBox(),
      await page.locator('.toc').boundingBox(),
      await heading(page).boundingBox(),
    ];
    await expect(slot(page)).toBeEmpty();
    const before = await boxes();
    release();
    await expect(card(page)).toBeVisible();
    expect(await boxes()).toEqual(before);
    await settle(page);
    expect(await page.evaluate(() => (window as any).shifts as string[])).toEqual([]);
  });

  test('extra-small screens load nothing for them, until they are larger', async ({ page }) => {
    const requests = watchCode(page);
    await page.setViewportSize({ width: 599, height: 800 });
    await visit(page, PAGE);
    await settle(page);
    await expect(slot(page)).toBeHidden();
    expect(requests).toEqual([]);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(card(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test.describe('when their code does not arrive', () => {
    test.use({ allowedMessages: [/^error: Failed to load resource: /] });

    test('the slot stays empty and the page works', async ({ page }) => {
      await page.route(CODE, (route) => route.abort());
      await visit(page, PAGE);
      await goTo(page, '/getting-started/usage', /^Usage/);
      await expect(slot(page)).toBeEmpty();
    });
  });
});

const NETWORK = 'https://ads.example';
const AD_SCRIPT = `
  const place = document.querySelector('script[src^="${NETWORK}"]');
  const ad = document.createElement('div');
  ad.id = 'ad';
  ad.textContent = 'An ad';
  place.before(ad);
`;
const ad = (page: Page): Locator => slot(page).locator('#ad');
const request = (page: Page): Locator => slot(page).getByText('Please let this site show them');
const button = (page: Page, name: string): Locator => slot(page).getByRole('button', { name });
const readConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('vitrine:consent') ?? '{}') as unknown);

/** Answers for the network, and notes what it was asked for. */
async function serveNetwork(page: Page, script: string | null): Promise<Request[]> {
  const requests: Request[] = [];
  await page.context().route(`${NETWORK}/**`, (route) => {
    requests.push(route.request());
    return script === null
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
}

const askingTest = testWithServices(
  `sponsors: { provider: 'script', src: '${NETWORK}/ad.js', wrapper: '#ad' },`,
);

askingTest.describe('an advertising network that needs consent', () => {
  // One worker builds the site once.
  askingTest.describe.configure({ mode: 'default' });

  askingTest(
    'is not asked for anything before, nor after the reader declined',
    async ({ page }) => {
      // No origin is allowed: any request to the network fails the test.
      await visit(page, '/guide');
      await expect(slot(page)).toContainText('May an ad network load here?');
      // Colours are looked at where they come to rest.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const mode of ['light', 'dark'] as const) {
        await askingTest.step(`${mode}: the question fits the slot and is accessible`, async () => {
          await changePreferences(page, { mode });
          await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
          expect((await slot(page).boundingBox())!.height).toBe(MIN_HEIGHT);
          expect(await findViolations(page)).toEqual([]);
        });
      }
      await settle(page);
      await button(page, 'Decline').click();
      await expect(slot(page)).toContainText('No ads are loaded here.');
      expect(await readConsent(page)).toEqual({ ads: false });
      await visit(page, '/guide');
      await expect(slot(page)).toContainText('No ads are loaded here.');
      await settle(page);
      await expect(button(page, 'Accept')).toHaveCount(0);
    },
  );

  askingTest.describe('the reader', () => {
    askingTest.use({ allowedOrigins: [NETWORK] });

    askingTest('answers by keyboard, is remembered, and can change it', async ({ page }) => {
      const requests = await serveNetwork(page, AD_SCRIPT);
      await visit(page, '/guide');
      await button(page, 'Accept').focus();
      await page.keyboard.press('Enter');
      await expect(ad(page)).toBeVisible();
      expect(await readConsent(page)).toEqual({ ads: true });
      await expect(button(page, 'Ad choices')).toBeFocused();
      expect(requests).toHaveLength(1);

      await visit(page, '/guide');
      await expect(ad(page)).toBeVisible();
      expect(requests).toHaveLength(2);

      // Looking at the choice changes nothing.
      await button(page, 'Ad choices').focus();
      await page.keyboard.press('Space');
      await expect(button(page, 'Accept')).toBeFocused();
      await expect(ad(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(ad(page)).toBeVisible();
      expect(requests).toHaveLength(2);

      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(button(page, 'Decline')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(ad(page)).toHaveCount(0);
      await expect(slot(page)).toContainText('No ads are loaded here.');
      await visit(page, '/guide');
      await settle(page);
      expect(requests).toHaveLength(2);

      await button(page, 'Ad choices').click();
      await button(page, 'Accept').click();
      await expect(ad(page)).toBeVisible();
    });

    askingTest('sees the request fit the slot, beside the choice', async ({ page }) => {
      await serveNetwork(page, '');
      await page.addInitScript(() => localStorage.setItem('vitrine:consent', '{"ads":true}'));
      await visitAtRest(page, '/guide');
      await expect(slot(page).locator('script')).toHaveCount(1);
      await page.clock.runFor(6 * INTERVAL);
      await expect(request(page)).toBeVisible();
      await expect(button(page, 'Ad choices')).toBeVisible();
      expect((await slot(page).boundingBox())!.height).toBe(MIN_HEIGHT);
    });

    askingTest('is asked in every tab at once', async ({ page, context }) => {
      await serveNetwork(page, AD_SCRIPT);
      await visit(page, '/guide');
      const other = await context.newPage();
      await visit(other, '/');
      await button(other, 'Accept').click();
      await expect(ad(page)).toBeVisible();
    });
  });
});

const openTest = testWithServices(`sponsors: {
  provider: 'script',
  src: '${NETWORK}/ad.js?site=kit',
  wrapper: '#ad',
  consent: false,
  attributes: { id: 'network-script', 'data-zone': 'docs' },
  placeholder: { 'data-place': 'kit' },
},`);

openTest.describe('an advertising network that needs no consent', () => {
  // One worker builds the site once.
  openTest.describe.configure({ mode: 'default' });

  openTest.use({ allowedOrigins: [NETWORK] });

  openTest('is loaded once, as it asks to be, and stays through navigations', async ({ page }) => {
    const requests = await serveNetwork(page, AD_SCRIPT);
    await visit(page, '/guide');
    await expect(ad(page)).toBeVisible();
    await expect(button(page, 'Accept')).toHaveCount(0);
    const script = slot(page).locator('script');
    await expect(script).toHaveAttribute('id', 'network-script');
    await expect(script).toHaveAttribute('data-zone', 'docs');
    await expect(script).toHaveAttribute('src', `${NETWORK}/ad.js?site=kit`);
    await expect(slot(page).locator('[data-place="kit"]')).toHaveCount(1);
    await goTo(page, '/quiet', /^Quiet/);
    await expect(slot(page)).toBeHidden();
    await goTo(page, '/', /^Start/);
    await expect(ad(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  openTest(
    'is loaded neither by a page that opts out nor on extra-small screens',
    async ({ page }) => {
      const requests = await serveNetwork(page, AD_SCRIPT);
      await page.setViewportSize({ width: 599, height: 800 });
      await visit(page, '/guide');
      await settle(page);
      expect(requests).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(ad(page)).toBeVisible();
      requests.length = 0;
      await visit(page, '/quiet');
      await settle(page);
      await expect(slot(page)).toBeHidden();
      expect(requests).toEqual([]);
      const top = (await page.locator('.toc').boundingBox())!.y;
      await goTo(page, '/guide', /^Guide/);
      await expect(ad(page)).toBeVisible();
      expect((await page.locator('.toc').boundingBox())!.y).toBe(top);
    },
  );

  openTest(
    'whose ad does not come counts as blocked after more than 6 checks; a late one ends that',
    async ({ page }) => {
      await serveNetwork(page, '');
      await visitAtRest(page, '/guide');
      await expect(slot(page).locator('script')).toHaveCount(1);
      await page.clock.runFor(6 * INTERVAL - 1);
      await expect(request(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(request(page)).toBeVisible();
      await expect(slot(page).locator('p')).toHaveText([
        'Is Kit of use to you?',
        'Ads about software pay for some of the work. Please let this site show them.',
        'Thank you ♥',
      ]);
      await expect(slot(page).getByRole('img', { name: 'from the heart' })).toBeVisible();
      expect((await slot(page).boundingBox())!.height).toBe(MIN_HEIGHT);

      await slot(page)
        .locator('script')
        .evaluate((script) => script.insertAdjacentHTML('beforebegin', '<div id="ad">An ad</div>'));
      await page.clock.runFor(INTERVAL);
      await expect(request(page)).toHaveCount(0);
      await expect(ad(page)).toBeVisible();
    },
  );

  openTest.describe('with an ad blocker', () => {
    openTest.use({
      allowedMessages: [/^error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/],
    });

    openTest('leaves a working page that asks politely', async ({ page }) => {
      await serveNetwork(page, null);
      await visitAtRest(page, '/guide');
      await expect(slot(page).locator('script')).toHaveCount(1);
      await page.clock.runFor(6 * INTERVAL);
      await expect(request(page)).toBeVisible();
      await page.clock.resume();
      expect(await findViolations(page)).toEqual([]);
      await goTo(page, '/', /^Start/);
      await expect(request(page)).toBeVisible();
    });
  });
});
