import { readFileSync } from 'node:fs';
import { expect, test } from '../../../support/test.ts';
import { SITE } from '../../../support/site.ts';

const PAGE = '/getting-started/installation';

interface Registered {
  name: string;
  inputSchema: { required: string[] };
  execute: (input: unknown) => Promise<string>;
}

/** Stands for the browser's API, as its draft has it. */
function provideModelContext(): void {
  const tools = new Map<string, Registered>();
  const registerTool = (tool: Registered) => {
    if (tools.has(tool.name)) return Promise.reject(new DOMException('', 'InvalidStateError'));
    JSON.stringify(tool.inputSchema);
    tools.set(tool.name, tool);
    return Promise.resolve();
  };
  Object.defineProperty(document, 'modelContext', { value: { registerTool } });
  Object.assign(window, {
    toolNames: () => [...tools.keys()],
    useTool: (name: string, input: unknown) => tools.get(name)!.execute(input),
  });
}

declare global {
  interface Window {
    toolNames: () => string[];
    useTool: (name: string, input: unknown) => Promise<string>;
  }
}

test('an agent in the browser searches, reads a page and opens a demo', async ({ page }) => {
  await page.addInitScript(provideModelContext);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(() => window.toolNames()))
    .toEqual(['search', 'read_page', 'open_demo']);
  // Nothing is fetched before a tool is used.
  expect(requests.filter((url) => /vitrine\.json|search\.json|\.md$/.test(url))).toEqual([]);
  const use = (name: string, input: object) =>
    page.evaluate(([tool, given]) => window.useTool(tool, given), [name, input] as const);

  expect(await use('search', { query: 'full width button' })).toContain('(/demos/buttons#');
  const text = readFileSync(new URL(`dist${PAGE}.md`, SITE), 'utf8');
  expect(await use('read_page', { maxTokens: 8000 })).toContain(text.slice(0, 300));
  expect(await use('read_page', { path: `${PAGE}#roboto-font` })).toMatch(/^## Roboto font\n/);
  expect(await use('read_page', { path: '/demos/butons' })).toContain(
    'Did you mean /demos/buttons',
  );

  const said = await use('open_demo', { demo: '/demos/buttons#full-width-button' });
  expect(said).toContain('export default function FullWidthButton()');
  await expect(page).toHaveURL('/demos/buttons#full-width-button');
  await expect(page.locator('#full-width-button')).toBeInViewport();
  // The tools stay with the document, which a navigation keeps.
  expect(await use('read_page', { section: 'full-width' })).toMatch(/^### Full width\n/);
});

test('a browser without the API loads nothing of it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    // Some builds of Chromium have the API behind a switch.
    for (const owner of [Document.prototype, Navigator.prototype])
      delete (owner as { modelContext?: unknown }).modelContext;
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(requests.some((url) => /\/entry-[^/]+\.js$/.test(url))).toBe(true);
  expect(requests.filter((url) => /start-tools|vitrine\.json/.test(url))).toEqual([]);
});
