import { expect, test } from '../../../support/test.ts';

test('the name of a type opens its definition, by pointer and keys, and has an address', async ({
  page,
}) => {
  await page.goto('/api/autocomplete');
  const type = page.locator('#type-FilterOptionsState');
  const name = page.getByRole('button', { name: 'FilterOptionsState', exact: true }).first();
  await expect(name).toBeVisible();

  await test.step('a click opens it above the page, another one closes it', async () => {
    await name.click();
    await expect(type).toHaveJSProperty('popover', 'auto');
    expect(await type.evaluate((node) => node.matches(':popover-open'))).toBe(true);
    await expect(type).toContainText('inputValue');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await type.evaluate((node) => node.matches(':popover-open'))).toBe(false);
  });

  await test.step('Enter opens it, Escape closes it and the focus stays', async () => {
    await name.focus();
    await page.keyboard.press('Enter');
    expect(await type.evaluate((node) => node.matches(':popover-open'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await type.evaluate((node) => node.matches(':popover-open'))).toBe(false);
    await expect(name).toBeFocused();
  });

  await test.step('its address leads to its place on the page', async () => {
    await page.goto('/api/autocomplete#type-FilterOptionsState');
    await expect(type).toBeInViewport();
    expect(await type.evaluate((node) => node.matches(':popover-open'))).toBe(false);
  });

  await test.step('on a phone it fits', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await name.click();
    const box = (await type.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  });
});

test('a long union shows its first members, and all of them to who asks or is led to its row', async ({
  page,
}) => {
  await page.goto('/api/typography');
  const row = page.locator('#prop-variant');
  const last = row.getByText("'overline'");
  const summary = row.getByText(/^\d+ more$/);

  await test.step('by keys, within the room there is on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(row.getByText("'h1'")).toBeVisible();
    await expect(last).toBeHidden();
    expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(last).toBeVisible();
    // A neighbour whose name is wider than a phone.
    await page
      .locator('.page-neighbours a')
      .last()
      .evaluate((link) => {
        link.textContent = 'Next: ReactHookFormCorePhoneInputWithCountrySelect';
      });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Enter');
    await expect(last).toBeHidden();
  });

  await test.step('by the link of the row', async () => {
    await row.getByRole('link', { name: 'variant', exact: true }).click();
    await expect(last).toBeVisible();
  });

  await test.step('by an address from elsewhere', async () => {
    await page.goto('/api/tooltip#prop-placement');
    await expect(page.locator('#prop-placement').getByText("'top-start'")).toBeVisible();
    await expect(page.locator('#prop-placement details')).toHaveJSProperty('open', true);
  });
});

test('a type that a sentence names looks as one of a table does', async ({ page }) => {
  await page.goto('/api/create-theme');
  const looks = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((button) => {
        const { color, borderTopWidth, backgroundColor, cursor } = getComputedStyle(button);
        return { color, borderTopWidth, backgroundColor, cursor };
      });
  const shown = await looks('main p > code > button[popovertarget="type-Theme"]');
  expect(shown.borderTopWidth).toBe('0px');
  expect(shown).toEqual(await looks('main td button[popovertarget]'));
});
