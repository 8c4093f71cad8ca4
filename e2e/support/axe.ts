import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Loads axe, past the page's content security policy. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(readFileSync(AXE, 'utf8'));
}

/** Every violation of axe's default rules in a part of the page, one line for each element. */
export async function findViolations(
  page: Page,
  disabled: string[] = [],
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  // It stands above all landmarks, for as long as a navigation takes.
  await expect(page.locator('.loading-bar')).toBeHidden();
  const { violations, passed } = await page.evaluate(
    async ([ids, selector]) => {
      // Colours are looked at where they come to rest.
      const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      // Passed rules are only counted: on a long page, passing on their details takes longer than axe.
      const results: AxeResults = await (window as any).axe.run(selector, {
        resultTypes: ['violations'],
        elementRef: false,
        rules: Object.fromEntries(ids.map((id) => [id, { enabled: false }])),
      });
      return { violations: results.violations, passed: results.passes.length };
    },
    [disabled, within] as const,
  );
  expect(passed, 'rules that found something to check').toBeGreaterThan(15);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')}: ${reason}`;
    }),
  );
}
