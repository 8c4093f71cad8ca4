import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Every violation of axe's default rules, one line for each element. */
export async function findViolations(page: Page, disabled: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const { violations, passes } = await page.evaluate(
    (ids) =>
      (window as any).axe.run(document, {
        rules: Object.fromEntries(ids.map((id) => [id, { enabled: false }])),
      }) as Promise<AxeResults>,
    disabled,
  );
  expect(passes.length, 'rules that found something to check').toBeGreaterThan(15);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const reason = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${target.join(' ')}: ${reason}`;
    }),
  );
}
