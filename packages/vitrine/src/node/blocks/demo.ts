import type { SandboxOffer } from '../config/vite/sandbox-offer.ts';
import path from 'node:path';
import { ASSETS_PATH, HELD_FOCUS, type ToolbarData } from '../../shared/contract.ts';
import type { DemoBlock, DemoPoster, DemoReference, Page } from '../../shared/page.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { asRendered } from '../base/addresses/place-html.ts';
import { escapeHtml } from '../base/escape.ts';
import { printDemo } from '../../shared/markdown/print-demo.ts';
import { plainSourceUrl } from './plain-source.ts';
import { demoDirective } from './demo-directive.ts';
import type {
  BlockKind,
  ModuleAssets,
  HostedPart,
  RenderContext,
  RenderedDemo,
} from './block-kind.ts';

/** A live demo with its box. */
export const demo: BlockKind<DemoBlock> = {
  directive: demoDirective,
  styles: ['demo'],
  render: renderDemo,
  search: searchDemo,
  hosted: hostedDemo,
  markdown: (block, { textOf }) => printDemo(block, textOf(block)),
};

/** A page without the shell is its one demo: the page itself is found. */
export function searchDemo(
  { title, hash }: Pick<DemoBlock, 'title' | 'hash'>,
  page: Page,
): SearchRecord[] {
  if (page.layout === 'blank') return [];
  return [{ kind: 'demo', title, href: `${page.pathname}#${hash}`, text: page.title }];
}

export function hostedDemo(
  { title, hash }: Pick<DemoBlock, 'title' | 'hash'>,
  { layout }: Page,
): HostedPart[] {
  return layout === 'blank' ? [] : [{ kind: 'demo', title, hash, text: [] }];
}

/** A demo's box: its prerendered markup and its toolbar, each the root of its own hydration. */
function renderDemo(demo: DemoReference, render: RenderContext): string {
  const { rendered, module } = findDemo(demo, render);
  return [
    `<div class="demo${demo.hideHeader ? ' demo-bare' : ''}" id="${escapeHtml(demo.hash)}"`,
    ` role="group" aria-label="${escapeHtml(demo.title)}" data-demo="${escapeHtml(demo.id)}"`,
    runsInPage(demo) && !rendered.isStopped ? ` ${moduleAttributes(module)}>` : '>',
    `<div class="demo-stage">`,
    demo.poster
      ? renderPoster(demo.title, demo.poster)
      : demo.iframe === null
        ? renderContent(rendered)
        : renderIframe(demo, demo.iframe, render),
    '</div>',
    demo.hideHeader ? '' : renderToolbar(demo, rendered, render),
    '</div>',
  ].join('');
}

/** Tells a demo that runs in its page from one with a document of its own. */
export const runsInPage = ({ iframe, poster }: DemoReference) => iframe === null && !poster;

/** The markup and the module of a demo. */
export function findDemo(
  { id, file }: DemoReference,
  { demos, assets }: Pick<RenderContext, 'demos' | 'assets'>,
) {
  const rendered = demos.get(id);
  const module = assets.demos[file];
  if (!rendered || !module) throw new Error(`The demo ${id} was not prerendered`);
  return { rendered, module };
}

/** Attributes that tell the browser where a demo's code is. */
export function moduleAttributes({ module, preload }: Pick<ModuleAssets, 'module' | 'preload'>) {
  return `data-module="${module}" data-preload="${preload.join(' ')}"`;
}

/**
 * The root of the demo's own hydration.
 * @param isPage whether the demo is the page, and may take the focus as the page opens. Within one it would take the
 * reader to itself, however far down it stands.
 */
export function renderContent(
  { html: rendered, clientOnly }: Pick<RenderedDemo, 'html' | 'clientOnly'>,
  isPage = false,
): string {
  // As React writes it: the quotes of text are escaped.
  const html = isPage ? rendered : rendered.replaceAll(' autofocus=""', ` ${HELD_FOCUS}=""`);
  if (clientOnly === null) return `<div class="demo-content">${asRendered(html)}</div>`;
  const kept = clientOnly === 0 ? '' : ` style="min-height:${clientOnly}px"`;
  return `<div class="demo-content" data-client${kept}>${asRendered(html)}${WITHOUT_SCRIPTS}</div>`;
}

const WITHOUT_SCRIPTS =
  '<noscript><p class="demo-message">This demo runs in the browser alone, which needs JavaScript.</p></noscript>';

/** The picture says no more than the name beside it. */
function renderPoster(title: string, { image, href }: DemoPoster): string {
  return [
    `<div class="demo-content" data-live><a class="demo-poster" href="${escapeHtml(href)}" target="_blank"`,
    ` aria-label="${escapeHtml(title)} (opens in a new tab)">`,
    `<img src="${escapeHtml(image)}" alt="" loading="lazy"></a></div>`,
  ].join('');
}

function renderIframe(demo: DemoReference, height: number, { iframes }: RenderContext): string {
  return [
    `<div class="demo-content"><iframe class="demo-frame" src="${escapeHtml(iframes.urlOf(demo))}"`,
    ` title="${escapeHtml(demo.title)}" loading="lazy" style="height:${height}px"></iframe></div>`,
  ].join('');
}

function renderToolbar(
  demo: DemoReference,
  { sourceUrl }: RenderedDemo,
  { config, server, iframes, runnerUrl, sandboxes: offer }: RenderContext,
): string {
  const { id, title, hash, hideEditButton, poster } = demo;
  const data: ToolbarData = {
    title,
    hash,
    sourceUrl,
    repositoryUrl: config.repository?.source?.replace('{file}', demo.file) ?? '',
    editable: !hideEditButton && offer.offered,
    stays: hideEditButton ? '' : offer.reason,
    iframeUrl: poster ? '' : iframes.urlOf(demo),
    runnerUrl: poster || hideEditButton ? '' : runnerUrl,
  };
  // As attributes, not JSON: the service worker finds addresses by their quotes.
  return [
    `<div class="demo-toolbar-root" data-source="${escapeHtml(data.sourceUrl)}"`,
    ` data-frame="${escapeHtml(data.iframeUrl)}"${hideEditButton ? '' : renderRunner(data.runnerUrl)}${renderStays(offer)}>`,
    `${server.renderToolbar(id, data)}</div>`,
    renderPlainSource(data.sourceUrl),
  ].join('');
}

/** For readers without scripts. Without quotes, because the service worker need not keep it for them. */
function renderPlainSource(url: string): string {
  const file = plainSourceUrl(url);
  return file === '' ? '' : `<noscript><a href=${escapeHtml(file)}>Source</a></noscript>`;
}

/** Why a demo that is edited cannot be taken away. */
function renderStays({ offered, reason }: SandboxOffer): string {
  return offered ? '' : ` data-stays="${escapeHtml(reason)}"`;
}

/** Without the folder: the service worker keeps what is named in full, and few readers edit. */
function renderRunner(url: string): string {
  const name = url === '' ? '' : path.posix.relative(ASSETS_PATH, url);
  return ` data-preview="${escapeHtml(name)}"`;
}
