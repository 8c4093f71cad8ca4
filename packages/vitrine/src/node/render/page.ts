import { ELEMENT_IDS, type EmbeddedData } from '../../shared/contract.ts';
import type { Page } from '../../shared/page.ts';
import { drawShellIcons } from '../../shared/shell-icons.ts';
import { pageScripts } from '../csp/read-resources.ts';
import { basePath, placeData } from '../base/addresses/base-path.ts';
import { asRendered } from '../base/addresses/place-html.ts';
import { escapeHtml } from '../base/escape.ts';
import { scriptJson } from '../base/text.ts';
import type { PageContext, RenderContext } from './context.ts';
import { runsInPage } from '../blocks/demo.ts';
import { inlineScript } from '../csp/inline-script.ts';
import { renderFirstDemoScript, renderNavigationScript } from './inline-scripts.ts';
import { directionOf, languageAttributes } from '../config/values/language.ts';
import { feedLinks, headTags } from './head.ts';
import {
  HOLD_PAINT,
  renderFontPreload,
  renderLaterStyleLink,
  renderModulePreload,
  renderStyleLink,
} from './links.ts';
import { renderMain } from './main.ts';
import { pageData } from './page-data.ts';
import { renderPolicy } from './policy.ts';
import { renderStructuredData } from './structured-data.ts';
import { renderDemoStyles, renderFonts, renderStyle, stylesOf } from './styles.ts';

/** A page as a complete HTML document: readable, with working links, before any script runs. */
export function renderPage(page: Page, context: PageContext, render: RenderContext): string {
  const { config, site, server, assets, fonts } = render;
  const shellPage = pageData(page, context, config.title);
  const { pathname, title, layout, documentTitle } = shellPage;
  const base = basePath(config);
  const data: EmbeddedData = placeData(base, { ...site, page: { pathname, title, layout } });
  const shell = server.renderShell(
    placeData(base, site),
    placeData(base, shellPage),
    directionOf(config.language),
  );
  const demos = page.blocks.flatMap((block) => (block.kind === 'demo' ? [block] : []));
  // Isolated demos bring their styles in their own documents.
  const inPage = demos.filter(runsInPage);
  const playgrounds = page.blocks.flatMap((block) =>
    block.kind === 'playground' ? (render.playgrounds.get(block.id) ?? []) : [],
  );
  const rendered = [...inPage.flatMap(({ id }) => render.demos.get(id) ?? []), ...playgrounds];
  const hasDemos = demos.length + playgrounds.length > 0;
  const moduleStyles = new Set(
    [...inPage, ...playgrounds].flatMap(({ file }) => assets.demos[file]?.styles ?? []),
  );
  const main = renderMain(page, shellPage.toc, context, render);
  return [
    `<!doctype html><html ${languageAttributes(config.language)} data-mode="light"><head>`,
    '<meta charset="utf-8">',
    renderPolicy(render, {
      own: [
        ...(['head', 'navigation'] as const),
        ...(hasDemos ? (['first-demo'] as const) : []),
        ...(config.themeColor ? (['theme-color'] as const) : []),
        ...(fonts.css === '' ? [] : (['fonts'] as const)),
      ],
      content: pageScripts(page),
      demos: rendered,
    }),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${inlineScript('head')}</script>`,
    `<title>${escapeHtml(documentTitle)}</title>`,
    headTags(page, documentTitle, render),
    renderStructuredData(page, context, config),
    feedLinks(pathname, context.home, config),
    `<link rel="icon" href="${escapeHtml(config.icon)}">`,
    HOLD_PAINT,
    ...fonts.preload.map(renderFontPreload),
    renderFonts(fonts),
    fonts.css === '' ? '' : `<script>${inlineScript('fonts')}</script>`,
    ...stylesOf({ ...page, sponsor: site.sponsors !== undefined && shellPage.sponsor }, server).map(
      ({ name, css }) => renderStyle(name, css),
    ),
    renderDemoStyles(pathname, rendered, server),
    ...[...moduleStyles].map(renderStyleLink),
    ...assets.client.preload.map(renderModulePreload),
    `<script type="module" src="${assets.client.module}"></script>`,
    `</head><body data-layout="${layout}">`,
    drawShellIcons(),
    `<div id="${ELEMENT_IDS.shell}">${asRendered(shell)}</div>`,
    `<div id="${ELEMENT_IDS.announcer}" class="visually-hidden" role="status" aria-live="polite"></div>`,
    renderNavigationScript(site.buildId, assets.shellParts),
    `<main id="${ELEMENT_IDS.main}" tabindex="-1">${main}</main>`,
    `<script type="application/json" id="${ELEMENT_IDS.data}">${scriptJson(data)}</script>`,
    hasDemos
      ? renderFirstDemoScript(
          assets.demoStart,
          demos.some(({ hideHeader }) => !hideHeader) ? assets.toolbarParts : [],
        )
      : '',
    // At the end, where it holds up nothing: a browser paints what comes before such a link.
    ...assets.client.styles.map(renderLaterStyleLink),
    // Faces that come after the first paint have every text laid out anew, so they come where they are of use.
    fonts.styleUrl !== '' && fonts.needsStyles(shell + main)
      ? renderLaterStyleLink(fonts.styleUrl)
      : '',
    '</body></html>',
  ].join('');
}
