import { ELEMENT_IDS } from '../../shared/contract.ts';
import type { DemoReference } from '../../shared/page.ts';
import { basePath } from '../base/addresses/base-path.ts';
import { placeHtml } from '../base/addresses/place-html.ts';
import { escapeHtml } from '../base/escape.ts';
import { shortDigest } from '../base/text.ts';
import { findDemo, moduleAttributes, renderContent } from '../blocks/demo.ts';
import type { Iframes } from '../blocks/block-kind.ts';
import type { IframeContext } from './context.ts';
import { inlineScript, type InlineScript } from '../csp/inline-script.ts';
import { languageAttributes } from '../config/values/language.ts';
import { renderModulePreload, renderStyleLink } from './links.ts';
import { renderPolicy } from './policy.ts';
import { renderDemoStyles, renderFonts, renderStyle } from './styles.ts';

/** The documents as files of the site; their names change with their content. */
interface IframeFiles extends Iframes {
  html: Map<string, string>;
}

/** Renders the document of every isolated demo, and the one that shows any demo with overrides. */
export function renderIframes(demos: DemoReference[], render: IframeContext): IframeFiles {
  const html = new Map<string, string>();
  const urls = new Map<string, string>();
  const add = (name: string, text: string) => {
    const url = `/assets/frames/${name}-${shortDigest(text)}.html`;
    html.set(url, text);
    return url;
  };
  // Only demos need one.
  const shared = demos.length === 0 ? '' : add('demo', renderIframePage(null, render));
  for (const demo of demos) {
    if (demo.iframe !== null) urls.set(demo.id, add(demo.id, renderIframePage(demo, render)));
  }
  return { html, urlOf: ({ id }) => urls.get(id) ?? shared };
}

/**
 * A document with one demo and nothing else, for an `<iframe>`.
 * @param demo `null`: any demo; the script takes it from the `<iframe>` around the document
 */
export function renderIframePage(demo: DemoReference | null, render: IframeContext): string {
  const { config } = render;
  const html = renderDemoDocument(demo, render, {
    head: [
      '<meta name="robots" content="noindex">',
      `<title>${escapeHtml(demo?.title ?? config.title)}</title>`,
      '<link rel="icon" href="data:,">',
    ].join(''),
    headEnd: `<script>${inlineScript('iframe')}</script>`,
    element: 'main',
    scripts: ['iframe'],
    end: '',
  });
  return placeHtml(basePath(config), html);
}

interface DocumentParts {
  /** The title and tags about the document. */
  head: string;
  /** After the styles. */
  headEnd: string;
  /** The element around the demo. */
  element: 'main' | 'div';
  /** Its inline scripts. */
  scripts: InlineScript[];
  /** After the demo. */
  end: string;
}

/** A document with one demo and nothing else; `browser/demo/live/iframe-entry.ts` makes it interactive. */
export function renderDemoDocument(
  demo: DemoReference | null,
  render: IframeContext,
  { head, headEnd, element, scripts, end }: DocumentParts,
): string {
  const { config, site, assets, server, fonts } = render;
  const found = demo && findDemo(demo, render);
  const attributes = demo
    ? ` data-demo="${escapeHtml(demo.id)}" ${moduleAttributes(found!.module)}`
    : ' data-demo';
  return [
    `<!doctype html><html ${languageAttributes(config.language)} data-mode="light"`,
    `${demo ? ' data-own' : ''}><head><meta charset="utf-8">`,
    renderPolicy(render, { own: scripts, demos: found ? [found.rendered] : [] }),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    renderFonts(fonts),
    renderStyle('frame', server.iframeStyles),
    found ? renderDemoStyles(demo.id, [found.rendered], server) : '',
    ...[...(found?.module.styles ?? []), fonts.styleUrl].filter(Boolean).map(renderStyleLink),
    headEnd,
    ...assets.iframe.preload.map(renderModulePreload),
    `<script type="module" src="${assets.iframe.module}"></script>`,
    `</head><body><${element} id="${ELEMENT_IDS.main}">`,
    `<div class="demo demo-bare"${attributes} data-adapter="${site.adapterUrl}">`,
    `<div class="demo-stage">`,
    found
      ? renderContent(found.rendered, element === 'div')
      : '<div class="demo-content" data-client></div>',
    `</div></div></${element}>${end}</body></html>`,
  ].join('');
}
