import { ELEMENT_IDS, type BlankPageData } from '../contract.js';
import type { Page } from '../page.js';
import { escapeHtml, scriptJson } from '../text.js';
import { HISTORY_SCRIPT } from './history-script.js';
import { LOAD_FAILURE_SCRIPT } from './load-failure-script.js';
import { PREFERENCES_SCRIPT } from './preferences-script.js';
import { findDemo } from './render-demo.js';
import { renderDemoDocument, type FrameContext } from './render-frame.js';
import { renderModulePreload } from './render-links.js';
import { documentTitle, headTags, type PageContext } from './render-page.js';
import { renderStructuredData } from './structured-data.js';

/**
 * A page with `layout: blank` as a complete HTML document: its demo, with landmarks and headings of its
 * own, and nothing of the shell. It follows the reader's stored choices like any page.
 */
export function renderBlankPage(page: Page, context: PageContext, render: FrameContext): string {
  const { config, site } = render;
  const demo = page.blocks.find((block) => block.kind === 'demo')!;
  const { module } = findDemo(demo, render);
  const title = documentTitle(page.tabTitle, config.title);
  const { buildId, analytics, serviceWorkerHost } = site;
  const { pathname } = page;
  const data: BlankPageData = { buildId, analytics, serviceWorkerHost, page: { pathname } };
  return renderDemoDocument(demo, render, {
    head: [
      `<script>${PREFERENCES_SCRIPT};${LOAD_FAILURE_SCRIPT};${HISTORY_SCRIPT}</script>`,
      `<title>${escapeHtml(title)}</title>`,
      headTags(page, title, render),
      renderStructuredData(page, context, config),
      `<link rel="icon" href="${escapeHtml(config.icon)}">`,
    ].join(''),
    // The demo is in view at once: its modules are asked for along with the script that imports them.
    headEnd: [module.module, ...module.preload].map(renderModulePreload).join(''),
    element: 'div',
    end: `<script type="application/json" id="${ELEMENT_IDS.data}">${scriptJson(data)}</script>`,
  });
}
