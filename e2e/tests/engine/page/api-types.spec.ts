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
