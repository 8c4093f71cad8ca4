import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escapeHtml } from '../base/escape.ts';

type InlineScript = 'head' | 'navigation' | 'first-demo' | 'iframe' | 'offline';

let scripts: Record<InlineScript, string> | undefined;

/**
 * A script that stands in a document itself, as `scripts/build-engine.mjs` has compiled it from
 * `browser/inline/`.
 */
export function inlineScript(name: InlineScript): string {
  const file = new URL('../../inline-scripts.json', import.meta.url);
  scripts ??= JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as typeof scripts;
  return scripts![name];
}

/** Restores the navigation; stands right behind the shell. */
export function renderNavigationScript(buildId: string): string {
  return `<script data-build="${escapeHtml(buildId)}">${inlineScript('navigation')}</script>`;
}

/**
 * Asks for the first demo; stands at the end of a body with demos.
 * @param kept named for the service worker alone: what the toolbars may load later
 */
export function renderFirstDemoScript(kept: string[]): string {
  return `<script data-kept="${escapeHtml(kept.join(' '))}">${inlineScript('first-demo')}</script>`;
}
