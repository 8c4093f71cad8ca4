import { escapeHtml } from '../base/escape.ts';
import { inlineScript } from '../csp/inline-script.ts';

/**
 * Restores the navigation; stands right behind the shell.
 * @param kept named for the service worker alone: what the shell may load later
 */
export function renderNavigationScript(buildId: string, kept: string[]): string {
  return `<script data-build="${escapeHtml(buildId)}" data-kept="${escapeHtml(kept.join(' '))}">${inlineScript('navigation')}</script>`;
}

/**
 * Asks for the first demo; stands at the end of a body with demos.
 * @param start what starts demos
 * @param kept named for the service worker alone: what the toolbars may load later
 */
export function renderFirstDemoScript(start: string[], kept: string[]): string {
  return `<script data-start="${escapeHtml(start.join(' '))}" data-kept="${escapeHtml(kept.join(' '))}">${inlineScript('first-demo')}</script>`;
}
