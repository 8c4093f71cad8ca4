import { WORKSPACE } from '../../support/beside/site.ts';
import { expect, expectServed, testWithDevServer } from '../../support/dev-server.ts';
import { demo } from '../../support/demos.ts';
import { expectSameDocument, markDocument } from '../../support/shell.ts';

const test = testWithDevServer(WORKSPACE, 'docs');
const UI = 'packages/ui/src';

test('pages, demos and packages of the workspace are served, and follow edits in place', async ({
  page,
  dev,
}) => {
  test.setTimeout(120_000);
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
  });
  await page.goto('/ui/button');
  await connected;
  const basic = demo(page, 'Button-demo');
  const count = basic.getByRole('button', { name: /Count/ });
  await expect(async () => {
    await count.click();
    await expect(count).not.toHaveText('Count 0', { timeout: 1000 });
  }).toPass();
  await markDocument(page);

  await test.step('an edited demo keeps its state', async () => {
    const source = WORKSPACE[`${UI}/Button.demo.tsx`]!.replace('>Count', '>Count of');
    dev.site.write({ [`${UI}/Button.demo.tsx`]: source });
    await expect(count).toHaveText(/Count of [1-9]/);
    await expectSameDocument(page);
  });
  await test.step('an edited component of a linked package is there in its demo', async () => {
    const source = WORKSPACE[`${UI}/Button.tsx`]!.replace('<button>', '<button>New ');
    dev.site.write({ [`${UI}/Button.tsx`]: source });
    await expect(basic.getByRole('button', { name: 'New ui large' })).toBeVisible();
    await expectSameDocument(page);
  });
  await test.step('an edited page is exchanged', async () => {
    dev.site.write({ [`${UI}/Button.docs.md`]: `${WORKSPACE[`${UI}/Button.docs.md`]}\nMore.\n` });
    await expect(page.getByText('More.')).toBeVisible();
    await expectSameDocument(page);
  });
  await test.step('a new page is there', async () => {
    dev.site.write({ [`${UI}/Chip.docs.md`]: '# Chip\n\nA new page.\n' });
    await expectServed(page, '/ui/chip', 'A new page.');
  });
  await test.step('nothing outside of the workspace, and nothing private, is served', async () => {
    const own = `/@fs${dev.site.root}`;
    for (const [address, status] of [
      [`${own}/${UI}/Button.demo.tsx`, 200],
      [`${own}/../../../package.json`, 403],
      [`${own.slice(0, own.lastIndexOf('/'))}/other.ts`, 403],
      ['/@fs/etc/passwd', 403],
      [`${own}/.git/config`, 403],
      [`${own}/.env`, 403],
    ] as const) {
      const response = await page.request.get(new URL(address, 'http://x').pathname);
      expect([address, response.status()]).toEqual([address, status]);
    }
  });
});
