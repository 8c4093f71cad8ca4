import { ELEMENT_IDS, type BlankPageData } from '../../shared/contract.ts';
import type { Page } from '../../shared/page.ts';
import { basePath, placeData } from '../base/addresses/base-path.ts';
import { escapeHtml } from '../base/escape.ts';
import { scriptJson } from '../base/text.ts';
import { findDemo } from '../blocks/demo.ts';
import type { IframeContext, PageContext } from './context.ts';
import { inlineScript } from '../csp/inline-script.ts';
import { documentTitle, headTags } from './head.ts';
import { renderDemoDocument } from './iframe-page.ts';
import { HOLD_PAINT, renderModulePreload } from './links.ts';
import { renderStructuredData } from './structured-data.ts';

/**
 * A page with `layout: blank` as a complete HTML document: its demo, with landmarks and headings of its
 * own, and nothing of the shell. It follows the reader's stored choices like any page.
 */
export function renderBlankPage(page: Page, context: PageContext, render: IframeContext): string {
  const { config, site } = render;
  const demo = page.blocks.find((block) => block.kind === 'demo')!;
  const { module } = findDemo(demo, render);
  const title = documentTitle(page.tabTitle, config.title);
  const { buildId, analytics, serviceWorkerHost } = site;
  const { pathname } = page;
  const data: BlankPageData = { buildId, analytics, serviceWorkerHost, page: { pathname } };
  return renderDemoDocument(demo, render, {
    head: [
      `<script>${inlineScript('head')}</script>`,
      `<title>${escapeHtml(title)}</title>`,
      headTags(page, title, render),
      renderStructuredData(page, context, config),
      HOLD_PAINT,
      `<link rel="icon" href="${escapeHtml(config.icon)}">`,
    ].join(''),
    // The demo is in view at once: its modules are asked for along with the script that imports them.
    headEnd: [module.module, ...module.preload].map(renderModulePreload).join(''),
    element: 'div',
    scripts: config.themeColor ? ['head', 'theme-color'] : ['head'],
    end: `<script type="application/json" id="${ELEMENT_IDS.data}">${scriptJson(placeData(basePath(config), data))}</script>`,
  });
}
