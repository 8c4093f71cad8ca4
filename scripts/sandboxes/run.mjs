// Opens built sandbox projects in Chromium, as a reader sees them: what they print or throw is a failure, and so is
// a page that stays empty. Styles are read as they are inserted, which no build does.
import { chromium } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../chromium.mjs';

/** Where the built files are, as the browser is told; nothing is asked of a network. */
const ORIGIN = 'http://sandbox.example';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** A development build says it of any page. */
const EXPECTED = /Download the React DevTools/;

/**
 * @param {string} out folder of the built files
 * @param {{ name: string, page: string }[]} projects `page` is the path of its document in that folder
 * @returns {Promise<{ project: string, reason: string }[]>} failures
 */
export async function runSandboxes(out, projects) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const failures = [];
  const context = await browser.newContext();
  await context.route('**/*', (route) => answer(route, out));
  try {
    for (const { name, page } of projects) {
      const said = await openPage(context, `${ORIGIN}/${page}`);
      if (said.length > 0)
        failures.push({ project: name, reason: said.join('\n  ').slice(0, 1000) });
    }
  } finally {
    await browser.close();
  }
  return failures;
}

/** What a page says, or what keeps it from being opened: the others are opened nevertheless. */
async function openPage(context, address) {
  const page = await context.newPage();
  const said = [];
  page.on('console', (message) => {
    const isNews = ['error', 'warning'].includes(message.type());
    if (isNews && !EXPECTED.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('#root > *').first().waitFor({ state: 'attached', timeout: 10_000 });
  } catch (error) {
    said.push(`shows nothing: ${error.message.split('\n')[0]}`);
  }
  await page.close();
  return said;
}

/** A built file; what the site's own pictures and other hosts would answer is left empty. */
async function answer(route, out) {
  const url = new URL(route.request().url());
  const file = path.join(out, decodeURIComponent(url.pathname));
  const isThere = url.origin === ORIGIN && existsSync(file) && statSync(file).isFile();
  if (!isThere) return route.fulfill({ status: 204 });
  const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
  return route.fulfill({ body: readFileSync(file), contentType });
}
