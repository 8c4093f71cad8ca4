import type { ConsoleMessage, Page } from '@playwright/test';
import { loadAxe } from '../axe.ts';
import { OPPOSITES, PREFERENCES_KEY } from '../preferences.ts';
import { waitForShell } from '../shell.ts';
import type { DemoPage } from './list-demos.ts';
import { visitDemo } from './visit-demo.ts';
import { watchGlobals } from './watch-globals.ts';

/** Demos that load something may take a while, on a slow machine more so. */
const PATIENCE_MS = 20_000;

/**
 * Checks every demo of one page of a built site: each is mounted alone, over its server markup, by the
 * engine's own code, in light left-to-right, in dark right-to-left and in light again, and unmounted each
 * time. It must print nothing, answer, have nothing that axe objects to (in dark: no colour), and leave
 * nothing behind. One that is to be mounted once must print nothing and answer. Of a page without the shell
 * the whole document is looked at.
 * @param patience how long a demo may take to answer, in milliseconds
 * @returns every problem, beginning with the demo's file
 */
export async function checkDemos(
  page: Page,
  { pathname, layout, demos }: DemoPage,
  patience = PATIENCE_MS,
): Promise<string[]> {
  const problems: string[] = [];
  let current = '';
  const note = (text: string) => problems.push(`${current}: ${text}`);
  const onConsole = (message: ConsoleMessage) => note(`${message.type()}: ${message.text()}`);
  const onError = (error: Error) => note(`uncaught: ${error.message}`);

  const isBlank = layout === 'blank';
  await openParked(page, pathname, isBlank);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  for (const { id, file, once = false } of demos) {
    current = file;
    const visit = {
      id,
      choices: once ? [OPPOSITES[0]] : [...OPPOSITES, OPPOSITES[0]],
      preferencesKey: PREFERENCES_KEY,
      patience,
      isBlank,
    };
    const problems = await page.evaluate(visitDemo, visit);
    const isLeak = (problem: string) => /^each time it leaves | running$/.test(problem);
    // What came late in the last round, or began in it, came once: a leak is there again.
    const again = problems.some(isLeak)
      ? await page.evaluate(visitDemo, { ...visit, choices: [OPPOSITES[0], OPPOSITES[0]] })
      : [];
    const others = problems.filter((problem) => !isLeak(problem));
    for (const problem of [...others, ...again.filter(isLeak)]) note(problem);
  }
  page.off('console', onConsole);
  page.off('pageerror', onError);
  return problems;
}

/**
 * Opens a page with its content, and so its demos, in a template and without its shell: nothing but
 * the demo that is looked at runs in it.
 */
async function openParked(page: Page, pathname: string, isBlank: boolean): Promise<void> {
  await page.addInitScript(watchGlobals);
  await page.route(
    ({ pathname: requested }) => requested === pathname,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: isBlank ? parkBlank(html) : park(html) });
    },
    { times: 1 },
  );
  await page.goto(pathname);
  if (!isBlank) await waitForShell(page);
  await page.waitForLoadState('networkidle');
  await loadAxe(page);
  // Animations are checked at their end.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  await page.evaluate(() => {
    document.getElementById('v-shell')?.remove();
    (window as any).ignoreMovement();
  });
}

function park(html: string): string {
  return html.replace(/<main [^>]*>/, '$&<template>').replace('</main>', '</template></main>');
}

/** The page's own script finds a frame without a demo in the place of the one that is parked. */
function parkBlank(html: string): string {
  return html
    .replace(/<div id="v-main">/, '$&<div class="demo" hidden></div><template>')
    .replace('<script type="application/json" id="v-data">', '</template></div>$&');
}
