import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Route } from '@playwright/test';
import { placed } from '../../../support/base-path/placed.ts';
import { settle, visit } from '../../../support/shell.ts';
import { LATER_SCRIPT } from '../../../support/site.ts';
import { test, expect } from '../../../support/test.ts';

const START = placed('/getting-started/installation');
/** Bytes, brotli, from opening the search to its first result: code, styles, worker and index. */
const BUDGET = 110_000;
const KEYS = ['/', 's', 'Control+k', 'Meta+k'];
const INDEX = /\/search\.json$/;

const box = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => dialog(page).getByRole('option');
const activeOption = (page: Page) => dialog(page).locator('[role="option"][aria-selected="true"]');
const retry = (page: Page) => dialog(page).getByRole('button', { name: 'Try again' });

async function searchFor(page: Page, query: string) {
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toContainText(`“${query}”`);
}

const hrefs = (page: Page) =>
  options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const pageHrefs = async (page: Page) => (await hrefs(page)).filter((href) => !href?.includes('#'));

/** Waits until the search would be open if something had opened it. */
async function expectClosed(page: Page) {
  await settle(page);
  await expect(box(page)).toHaveAttribute('aria-busy', 'false');
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('opening', () => {
  test('by click and by key; Escape closes it and gives the focus back', async ({ page }) => {
    await visit(page, START);
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(box(page)).toBeFocused();
    };
    await test.step('by click; a key pressed at that moment is left to the dialog', async () => {
      const prevented = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            new MutationObserver(() => {
              const opened = document.querySelector('dialog.search-dialog[open]');
              if (opened === null) return;
              const init = { key: 'Escape', bubbles: true, cancelable: true };
              resolve(!opened.dispatchEvent(new KeyboardEvent('keydown', init)));
            }).observe(document, { subtree: true, childList: true, attributes: true });
          }),
      );
      await box(page).click();
      expect(await prevented).toBe(false);
      await expect(field(page)).toBeFocused();
    });

    await test.step('its keys are no keys of the page, on which a demo may listen', async () => {
      await page.evaluate(() => {
        document.addEventListener('keydown', ({ key }) => (document.title = key), { once: true });
      });
      await close();
      await expect(page).not.toHaveTitle('Escape');
    });

    for (const key of KEYS) {
      await test.step(`by ${key}, wherever the reader has clicked before`, async () => {
        await page.getByRole('heading', { level: 1 }).click();
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await close();
      });
    }

    await test.step('not while the reader types or another dialog is open', async () => {
      await page.evaluate(() => {
        document.querySelector('main')!.insertAdjacentHTML(
          'afterbegin',
          testHtml(`<div id="fixture"><input aria-label="i"><textarea aria-label="t"></textarea>
         <select aria-label="s"><option>a</option></select>
         <div contenteditable="true"><b tabindex="-1">e</b></div>
         <dialog><button>In a dialog</button></dialog></div>`),
        );
      });
      for (const target of ['input', 'textarea', 'select', '[contenteditable] b']) {
        await page.locator(`#fixture ${target}`).focus();
        for (const key of KEYS) await page.keyboard.press(key);
      }
      await page
        .locator('#fixture dialog')
        .evaluate((element: HTMLDialogElement) => element.showModal());
      for (const key of KEYS) await page.keyboard.press(key);
      await expect(page.locator('#fixture input')).toHaveValue('/s');
      await expectClosed(page);
    });
  });

  test('not by a letter with a modifier, nor by letters the reader turned off', async ({
    page,
  }) => {
    await visit(page, START);
    await page.keyboard.press('Alt+s');
    await page.keyboard.press('Shift+s');
    await expectClosed(page);
    await page.keyboard.press('/');
    await dialog(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await visit(page, '/getting-started/faq');
    await page.keyboard.press('s');
    await page.keyboard.press('/');
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('keeps what is typed before its code has arrived', async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/search-dialog[^/]*\.js$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await visit(page, START);
    await page.keyboard.press('/');
    await page.keyboard.type('button');
    await expect(dialog(page)).toHaveCount(0);
    arrive();
    await expect(field(page)).toHaveValue('button');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('buttons');
  });
});

test('results and their order', async ({ page }) => {
  await visit(page, START);
  await box(page).click();

  for (const query of ['button', 'buttons', 'buton', 'buttno']) {
    await test.step(`${query}: the component's demos and API page come first`, async () => {
      await searchFor(page, query);
      expect((await hrefs(page))[0]).toBe(placed('/demos/buttons'));
      expect((await pageHrefs(page)).slice(0, 2)).toEqual(
        ['/demos/buttons', '/api/button'].map(placed),
      );
    });
  }

  for (const query of ['disab', 'disabeld']) {
    await test.step(`${query} finds the prop of components, and says of which`, async () => {
      await searchFor(page, query);
      const prop = options(page)
        .filter({ hasText: /^disabled\s*Prop/ })
        .first();
      await expect(prop).toHaveAttribute('href', new RegExp(`^${placed('/api/')}.+#.+`));
      await expect(prop.locator('xpath=..')).toHaveRole('group');
      await expect(prop.locator('xpath=..')).toHaveAccessibleName(/^[A-Z]/);
    });
  }

  await test.step('button disabled finds the prop of that component', async () => {
    await searchFor(page, 'button disabled');
    const props = (await hrefs(page)).filter((href) => href?.startsWith(placed('/api/')));
    expect(props[0]).toContain(placed('/api/button#'));
  });

  await test.step('a guide by the beginning of its title', async () => {
    await searchFor(page, 'install');
    expect((await hrefs(page))[0]).toBe(START);
  });

  await test.step('a word of no page: the results of what it may mean, and the question', async () => {
    await searchFor(page, 'buton sizes');
    const asked = dialog(page).getByText('Did you mean');
    await asked.getByRole('button', { name: 'button sizes' }).click();
    await expect(field(page)).toHaveValue('button sizes');
    await expect(field(page)).toBeFocused();
    await expect(asked).toHaveCount(0);
  });

  await test.step('results of one kind, chosen by keyboard', async () => {
    await searchFor(page, 'button');
    const kinds = dialog(page).getByRole('group', { name: 'Kind of result' });
    await expect(kinds.getByRole('radio', { name: 'All' })).toBeChecked();
    await kinds.getByRole('radio', { name: 'All' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(kinds.getByRole('radio', { name: 'Props' })).toBeChecked();
    await expect(options(page).and(page.locator(':not([data-kind="prop"])'))).toHaveCount(0);
    expect(await options(page).count()).toBeGreaterThan(3);
    await kinds.getByRole('radio', { name: 'All' }).check();
    await field(page).focus();
  });

  await test.step('no result: says so, and suggests what to try', async () => {
    await searchFor(page, 'qqqqzzzz');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog(page).getByText('Try fewer or shorter words')).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText('No results for “qqqqzzzz”');
    await searchFor(page, 'кнопка');
    await expect(dialog(page).getByText('This site is written in Latin letters')).toBeVisible();
  });
});

test.describe('choosing', () => {
  const QUERY = 'install';
  const OTHER = placed('/getting-started/supported-platforms');

  test('by keyboard', async ({ page }) => {
    await visit(page, OTHER);
    await box(page).click();
    await searchFor(page, QUERY);

    await test.step('moves, wraps around and navigates', async () => {
      const count = await options(page).count();
      expect(count).toBeGreaterThan(2);
      const expectActive = async (index: number) => {
        const id = await options(page).nth(index).getAttribute('id');
        await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
        await expect(activeOption(page)).toHaveAttribute('id', id ?? '');
        await expect(activeOption(page)).toBeInViewport({ ratio: 1 });
      };
      await expectActive(0);
      await page.keyboard.press('ArrowDown');
      await expectActive(1);
      await page.keyboard.press('End');
      await expectActive(count - 1);
      await page.keyboard.press('ArrowDown');
      await expectActive(0);
      await page.keyboard.press('ArrowUp');
      await expectActive(count - 1);
      await page.keyboard.press('Home');
      await expectActive(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(START);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('main h1')).toHaveText(/^Installation/);
    });

    await test.step('offers the search again', async () => {
      await box(page).click();
      await dialog(page).getByRole('button', { name: QUERY, exact: true }).click();
      await expect(field(page)).toHaveValue(QUERY);
      await expect(options(page).first()).toBeVisible();
    });

    await test.step('Enter before the answer has arrived goes to the first result', async () => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('supported platforms');
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(OTHER);
    });
  });

  test('by click', async ({ page, context }) => {
    await visit(page, OTHER);
    await box(page).click();

    await test.step('with Ctrl opens another tab and keeps this one', async () => {
      await searchFor(page, QUERY);
      for (const open of [
        () =>
          options(page)
            .first()
            .click({ modifiers: ['Control'] }),
        () => options(page).first().click({ button: 'middle' }),
        () => page.keyboard.press('Control+Enter'),
      ]) {
        const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
        await expect(tab).toHaveURL(START);
        await tab.close();
        await page.bringToFront();
        await field(page).focus();
      }
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(OTHER);
    });

    await test.step('to the words on the page, marked until Escape', async () => {
      await searchFor(page, 'disability');
      await field(page).fill('');
      await dialog(page).getByRole('link', { name: 'Usage' }).click();
      await expect(page).toHaveURL(placed('/getting-started/usage'));
      const marked = () => page.evaluate(() => CSS.highlights.get('vitrine-search')?.size ?? 0);
      expect(await marked()).toBe(0);
      await box(page).click();
      await searchFor(page, 'stacking order');
      await options(page).first().click();
      await expect(page).toHaveURL(placed('/layout/basics#stacking-order'));
      await expect.poll(marked).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      expect(await marked()).toBe(0);
      await box(page).click();
    });

    await test.step('to the place on the page', async () => {
      await searchFor(page, 'button');
      const part = options(page)
        .and(page.locator(`[href^="${placed('/api/button#')}"]`))
        .first();
      const href = await part.getAttribute('href');
      await part.click();
      await expect(page).toHaveURL(href ?? '');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator(`[id="${href?.split('#')[1]}"]`)).toBeInViewport();
    });

    await test.step('of what was followed before, the latest first; one is asked again', async () => {
      await box(page).click();
      await expect(dialog(page).getByRole('heading', { name: 'Popular pages' })).toBeVisible();
      await expect(dialog(page).getByRole('heading', { name: 'Recent searches' })).toBeVisible();
      const again = dialog(page).getByRole('button', { name: 'stacking order' });
      await expect(dialog(page).getByRole('listitem').first()).toHaveText('button');
      await again.click();
      await expect(field(page)).toHaveValue('stacking order');
      await expect(options(page).first()).toHaveAttribute(
        'href',
        placed('/layout/basics#stacking-order'),
      );
    });
  });
});

test('without its index says so, keeps the query and answers it on retry', async ({ page }) => {
  const failures: [what: string, fail: (route: Route) => Promise<void>][] = [
    ['the index is missing', (route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['it is not an index', (route) => route.fulfill({ body: '<!doctype html><title>Welcome' })],
    ['the network is gone', (route) => route.abort()],
  ];
  let [[, fail]] = failures as [(typeof failures)[number]];
  let asked = 0;
  await page.route(INDEX, async (route) => {
    await fail(route);
    asked++;
  });
  /** Once the worker has been discarded no answer of it is to come. */
  const expectTold = async (count: number) => {
    await expect.poll(() => asked).toBeGreaterThanOrEqual(count);
    await expect.poll(() => page.workers()).toEqual([]);
    await expect(retry(page)).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(
      'The search could not be loaded. Check the connection and try again.',
    );
  };
  await visit(page, START);
  await box(page).click();
  await expectTold(1);
  for (const [what, next] of failures) {
    await test.step(what, async () => {
      fail = next;
      const before = asked;
      await retry(page).click();
      await expectTold(before + 1);
    });
  }

  await test.step('typing asks again', async () => {
    const before = asked;
    await field(page).fill('button');
    await expectTold(before + 1);
  });
  await page.unroute(INDEX);
  await retry(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('button');
  await expect(options(page).first()).toHaveAttribute('href', placed('/demos/buttons'));
});

test('goes on in a page that was loaded before the site was published anew', async ({ page }) => {
  let manifests = 0;
  let missing = 0;
  await page.route(INDEX, (route) => {
    manifests++;
    return route.continue();
  });
  await visit(page, START);
  await box(page).click();
  await searchFor(page, 'button');
  await expect(options(page).first()).toBeVisible();
  expect(manifests).toBe(1);
  await page.route(/\/assets\/search\//, (route) => {
    if (manifests > 1) return route.continue();
    missing++;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await field(page).fill('zzz');
  await field(page).fill('autocomplete');
  await expect(options(page).first()).toHaveAttribute('href', placed('/demos/autocomplete'));
  expect(missing).toBeGreaterThan(0);
  expect(manifests).toBe(2);
});

test('costs nothing before it is wanted, then at most 110 kB', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const urls = () => requests.map((request) => request.url());
  await visit(page, START);
  await settle(page);

  await test.step('no index before the box has focus, then at most 110 kB to the first result', async () => {
    const code = page.waitForResponse(/search-dialog[^/]*\.js$/);
    await box(page).hover();
    await code;
    await settle(page);
    expect(urls().filter((url) => INDEX.test(url))).toEqual([]);
    const before = new Set(urls().filter((url) => !/\/search-/.test(url)));
    await box(page).focus();
    await expect.poll(() => urls().filter((url) => INDEX.test(url))).toHaveLength(1);
    await page.keyboard.press('Enter');
    await searchFor(page, 'button');
    await expect(options(page).first()).toBeVisible();
    let bytes = 0;
    const fetched = [...new Set(urls())].filter(
      (url) => !before.has(url) && !LATER_SCRIPT.test(url),
    );
    for (const url of fetched) {
      const response = await page.request.get(url);
      bytes += brotliCompressSync(await response.body()).length;
    }
    expect(
      fetched.some((url) => INDEX.test(url)) && fetched.some((url) => /worker/.test(url)),
    ).toBe(true);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
});

test('the box is there and everything fits, however wide the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, START);
  for (const width of [320, 768, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await box(page).click();
      await searchFor(page, 'disabled');
      for (const part of [
        field(page),
        activeOption(page),
        page.getByRole('button', { name: 'Close search' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      const overflow = await dialog(page).evaluate((element) => {
        const wide = [element, ...element.querySelectorAll('.search-panel, .search-results')];
        return wide.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      });
      expect(overflow).toBe(false);
      await page.getByRole('button', { name: 'Close search' }).click();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});
