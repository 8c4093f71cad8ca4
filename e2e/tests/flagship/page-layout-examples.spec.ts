import type { Page } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { LAYOUT_EXAMPLES } from '../../support/layout-examples.ts';
import { changePreferences, storePreferences } from '../../support/preferences.ts';
import { addLink, expectSameDocument, follow, markDocument, visit } from '../../support/shell.ts';
import { expect, test } from '../../support/test.ts';

const INDEX = '/page-layout-examples';
const SIGN_IN = `${INDEX}/sign-in`;
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(18, 18, 18)';

/** Loads an example and waits until it answers. */
async function open(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('an example has the stored theme before any of its code has arrived, and then the reader’s own colours', async ({
  page,
}) => {
  await storePreferences(page, {
    mode: 'dark',
    direction: 'rtl',
    colors: { primary: '#80deea', secondary: '#ffab00' },
    variables: { light: {}, dark: { '--mui-palette-primary-main': '#80deea' } },
  });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(SIGN_IN, { waitUntil: 'commit' });
  await expect(page.locator('#v-data')).toBeAttached();
  expect(await background(page)).toBe(DARK);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.demo-content[data-live]')).toHaveCount(0);
  release();
  await expect(page.locator('.demo-content[data-live]')).toBeVisible();
  expect(await background(page)).toBe(DARK);
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS(
    'background-color',
    'rgb(128, 222, 234)',
  );
});

test('the index shows each example, gives it away as a project, and leads to it', async ({
  page,
}) => {
  await visit(page, INDEX);
  await markDocument(page);

  await test.step('it has pictures of every example', async () => {
    for (const picture of await page.locator('.demo-poster img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    }
  });

  const card = page.getByRole('group', { name: 'Sign-in' });
  await test.step('it shows all files of an example, and neither runs nor edits it', async () => {
    await card.getByRole('button', { name: 'Show the source' }).click();
    for (const name of ['sign-in.tsx', 'sign-in-form.tsx', 'validate.ts'])
      await expect(card.getByText(name, { exact: true })).toBeVisible();
    await expect(card.locator('code').first()).toContainText('export default function SignIn()');
    await expect(card.getByRole('button', { name: /^Edit$/ })).toHaveCount(0);
    await expect(card.getByRole('button', { name: /^Theme, direction/ })).toHaveCount(0);
  });

  await test.step('it gives an example away as a project', async () => {
    await expect(card.getByRole('button', { name: 'Edit in CodeSandbox' })).toBeVisible();
    await card.getByRole('button', { name: 'See more' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit in StackBlitz' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as ZIP' }).click();
    expect((await download).suggestedFilename()).toMatch(/sign-in.*\.zip$/);
  });

  await test.step('it leads to each example in a new tab, in the order of the site', async () => {
    const links = page.locator('main .demo-poster');
    expect(
      await links.evaluateAll((found) =>
        found.map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
      ),
    ).toEqual(LAYOUT_EXAMPLES.map((pathname) => [pathname, '_blank']));
    const opened = page.waitForEvent('popup');
    await links.first().click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await tab.close();
    await expect(page).toHaveURL(INDEX);
    await expectSameDocument(page);
  });

  await test.step('any other link to one is a full page load, and back leads to the page', async () => {
    await follow(await addLink(page, SIGN_IN));
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(SIGN_IN);
    await expectSameDocument(page, false);
    await expect(page.locator('#v-shell')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText(/^Page Layout Examples/);
  });
});

test('sign-in says what is missing at its field, and goes there', async ({ page }) => {
  await open(page, SIGN_IN);
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  const password = page.getByLabel(/^Password/);
  const submit = page.getByRole('button', { name: 'Sign in' });
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(password).toHaveAccessibleDescription('Enter your password.');
  await email.fill('ada');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/not an e-mail address/);
  await email.fill('ada@example.com');
  await submit.click();
  await expect(password).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await password.fill('secret');

  await test.step('it shows the password when asked', async () => {
    await page.getByRole('button', { name: 'Show the password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('secret');
  });

  await test.step('it follows what the reader chooses in another tab', async () => {
    expect(await background(page)).toBe(LIGHT);
    await changePreferences(page, { mode: 'dark', direction: 'rtl' });
    await expect.poll(() => background(page)).toBe(DARK);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  await submit.click();
  await expect(page.getByRole('status')).toHaveText(/Welcome back, ada@example\.com/);
});

test('album: twelve cards with pictures, as many beside each other as there is room for', async ({
  page,
}) => {
  await open(page, `${INDEX}/album`);
  const cards = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem');

  await test.step('it keeps favourites and shows them alone', async () => {
    await page.getByRole('button', { name: 'Favourite: Noon' }).click();
    await page.getByRole('button', { name: 'Favourites (1)' }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Noon');
    await cards.getByRole('button').click();
    await expect(cards).toHaveCount(0);
    await expect(page.getByText('Nothing here yet.')).toBeVisible();
    await page.getByRole('link', { name: 'See all hours' }).click();
  });

  await expect(cards).toHaveCount(12);
  const widths = await cards
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths.filter((width) => width > 0)).toHaveLength(12);
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  for (const [width, number] of [
    [1440, 3],
    [700, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await columns(), `at ${width} px`).toBe(number);
  }
});

test('blog: posts are made from Markdown, and its links lead to what is there', async ({
  page,
}) => {
  await open(page, `${INDEX}/blog`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const post = page.locator('#five-minute-loaf');
  await expect(post.getByRole('heading', { level: 3 })).toHaveText(['You need', 'You do']);
  await expect(post.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
  await expect(post.locator('strong')).toHaveText('hot, closed pot');
  await expect(post.locator('blockquote')).toHaveText(/^If you remember one thing/);
  await expect(page.locator('article[id]')).toHaveCount(3);
  for (const text of ['**', '](', '## '])
    await expect(page.locator('main')).not.toContainText(text);
  await post.getByRole('link', { name: 'in the next post' }).click();
  await expect(page.locator('#reading-a-crust')).toBeInViewport();
});

test('pricing: three plans, the middle one with a star; prices follow the choice', async ({
  page,
}) => {
  await open(page, `${INDEX}/pricing`);
  const plans = page.getByRole('region', { name: 'Plans' }).getByRole('article');
  await expect(plans).toHaveCount(3);
  for (const [index, stars] of [0, 1, 0].entries()) {
    await expect(plans.nth(index).locator('.MuiCardHeader-action svg')).toHaveCount(stars);
  }
  await expect(plans.nth(1)).toContainText('$15');
  await expect(plans.nth(1)).toContainText('a month');
  await page.getByRole('button', { name: 'By the year' }).click();
  await expect(plans.nth(1)).toContainText('$150');
  await expect(plans.nth(1)).toContainText('a year');
});

test.describe('checkout', () => {
  const CHECKOUT = `${INDEX}/checkout`;
  const ADDRESS = {
    'First name': 'Ada',
    'Last name': 'Byron',
    'Street and number': '12 St James Square',
    Postcode: 'SW1Y 4JH',
    City: 'London',
    Country: 'England',
  };
  const CARD = {
    'Name on card': 'Ada Byron',
    'Card number': '4242 4242 4242 4242',
    'Expires, month/year': '12/98',
    'Security code': '123',
  };
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });
  const next = (page: Page) => page.getByRole('button', { name: 'Next' });

  async function fill(page: Page, values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  }

  test('leads to its thanks, and keeps what was typed on the way back', async ({ page }) => {
    await open(page, CHECKOUT);
    const title = page.getByRole('heading', { level: 2 });
    await fill(page, ADDRESS);
    await next(page).click();
    await expect(title).toHaveText('How do you pay?');
    await expect(title).toBeFocused();
    await fill(page, CARD);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(title).toHaveText('Where should it go?');
    for (const [name, value] of Object.entries(ADDRESS))
      await expect(field(page, name)).toHaveValue(value);
    await next(page).click();
    for (const [name, value] of Object.entries(CARD))
      await expect(field(page, name)).toHaveValue(value);
    await next(page).click();
    await expect(title).toHaveText('Is everything right?');
    await expect(page.getByRole('list', { name: 'Your order' })).toContainText('€67.00');
    await expect(page.getByRole('main')).toContainText('12 St James Square');
    await expect(page.getByRole('main')).toContainText('Card ending in 4242');
    await expect(page.getByRole('main')).not.toContainText('4242 4242');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await expect(title).toHaveText('Thank you, Ada.');
    await expect(title).toBeFocused();
    await expect(page.getByRole('main')).toContainText('2001539');
  });

  test('says at each field what it needs, and goes to the first', async ({ page }) => {
    await open(page, CHECKOUT);
    await next(page).click();
    await expect(field(page, 'First name')).toBeFocused();
    await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name.');
    await expect(page.getByRole('textbox').and(page.locator('[aria-invalid="true"]'))).toHaveCount(
      6,
    );
    expect(await findViolations(page)).toEqual([]);
    await fill(page, { ...ADDRESS, City: ' ' });
    await expect(field(page, 'First name')).not.toHaveAttribute('aria-invalid', 'true');
    await next(page).click();
    await expect(field(page, 'City')).toBeFocused();
    await expect(field(page, 'City')).toHaveAccessibleDescription('Enter the city.');
    await field(page, 'City').fill('London');
    await next(page).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('How do you pay?');
    await fill(page, CARD);
    for (const [name, value, message] of [
      ['Card number', '4242 4242 4242 4241', 'One of the digits is not right.'],
      ['Card number', '4242', 'A card has 12 to 19 digits.'],
      ['Expires, month/year', '13/98', 'Enter month and year, such as 04/29.'],
      ['Expires, month/year', '01/20', 'This card has expired.'],
      ['Security code', '12', 'Enter the three or four digits on the back of the card.'],
    ] as const) {
      await test.step(`it refuses ${value} as ${name}`, async () => {
        await field(page, name).fill(value);
        await next(page).click();
        await expect(field(page, name)).toBeFocused();
        await expect(field(page, name)).toHaveAccessibleDescription(message);
        await field(page, name).fill(CARD[name]);
        await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    await next(page).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Is everything right?');
  });
});

test.describe('dashboard', () => {
  const DASHBOARD = `${INDEX}/dashboard`;

  /** A line through the values of the table, whose marks lie on it; time goes with the text. */
  async function expectLine(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
    const figure = page.getByRole('figure');
    const rows = await figure.locator('tr').allInnerTexts();
    expect(rows.length).toBeGreaterThan(5);
    const points = await figure.locator('polyline').getAttribute('points');
    const places = points!.split(' ').map((place) => place.split(',').map(Number));
    expect(places).toHaveLength(rows.length);
    // The table's values, from 0 at the bottom: as high as the line says, with one factor for all.
    const values = rows.map((row) => Number(row.split(/\s+/).at(-1)!.replace(/\D/g, '')));
    const top = (values.at(-1)! * 100) / (100 - places.at(-1)![1]!);
    for (const [index, value] of values.entries()) {
      expect(places[index]![1]).toBeCloseTo(100 - (value / top) * 100);
    }
    // Its marks lie on it, and time goes with the text.
    const box = (await figure.locator('svg').boundingBox())!;
    const marks = figure.locator('svg ~ span');
    const last = (await marks.last().boundingBox())!;
    const x = last.x + last.width / 2 - box.x;
    expect(x).toBeCloseTo(direction === 'ltr' ? box.width : 0, 0);
    await marks.last().hover();
    await expect(page.getByRole('tooltip')).toHaveText(/^20:00: €2,420$/);
  }

  test('folds its navigation, counts unread messages, and has a table to scroll on a phone', async ({
    page,
  }) => {
    await open(page, DASHBOARD);

    await test.step('the navigation folds to the icons', async () => {
      const nav = page.getByRole('navigation', { name: 'Main' });
      const button = page.getByRole('button', { name: 'Names in the navigation' });
      const width = () => nav.evaluate((element) => (element as HTMLElement).offsetWidth);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(await width()).toBe(56);
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(width).toBe(220);
      await expect(nav.getByText('Customers')).toHaveCSS('opacity', '1');
      await button.click();
      await expect.poll(width).toBe(56);
    });

    await test.step('a badge counts unread messages', async () => {
      await page.getByRole('button', { name: 'Messages, 4 unread' }).click();
      await page.getByRole('menuitem').first().click();
      await expect(page.getByRole('button', { name: 'Messages, 3 unread' })).toHaveText('3');
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    for (const direction of ['ltr', 'rtl'] as const) {
      await test.step(`a line goes through the values, ${direction}`, async () => {
        await changePreferences(page, { direction });
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expectLine(page, direction);
        await page.mouse.move(0, 0);
        await expect(page.getByRole('tooltip')).toHaveCount(0);
      });
    }

    await test.step('the keyboard can scroll the table on a phone', async () => {
      await changePreferences(page, { direction: 'ltr' });
      await page.setViewportSize({ width: 360, height: 700 });
      const region = page.getByRole('region', { name: 'Last orders' });
      await expect(region.getByRole('row')).toHaveCount(6);
      await region.focus();
      await expect(region).toBeFocused();
      expect(
        await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    });
  });
});
