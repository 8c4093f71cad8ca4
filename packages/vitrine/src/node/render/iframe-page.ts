import { ELEMENT_IDS } from '../../shared/contract.ts';
import type { DemoReference } from '../../shared/page.ts';
import { escapeHtml, shortDigest } from '../base/text.ts';
import { findDemo, moduleAttributes, renderContent } from '../blocks/demo.ts';
import type { Frames } from '../blocks/block-kind.ts';
import { inlineScript } from './inline-scripts.ts';
import type { RenderContext } from './page.ts';
import { renderModulePreload, renderStyleLink } from './links.ts';
import { renderDemoStyles, renderStyle } from './styles.ts';

/** The documents as files of the site; their names change with their content. */
export interface FrameFiles extends Frames {
  html: Map<string, string>;
}

/** What the document of a single demo needs of the site. */
export type FrameContext = Omit<RenderContext, 'frames'>;

/** Renders the document of every isolated demo, and the one that shows any demo with overrides. */
export function renderFrames(demos: DemoReference[], render: FrameContext) {
  const html = new Map<string, string>();
  const urls = new Map<string, string>();
  const add = (name: string, text: string) => {
    const url = `/assets/frames/${name}-${shortDigest(text)}.html`;
    html.set(url, text);
    return url;
  };
  // Nothing else asks for one.
  const shared = demos.length === 0 ? '' : add('demo', renderFrame(null, render));
  for (const demo of demos) {
    if (demo.iframe !== null) urls.set(demo.id, add(demo.id, renderFrame(demo, render)));
  }
  const files: FrameFiles = { html, urlOf: ({ id }) => urls.get(id) ?? shared };
  return files;
}

/**
 * A document with one demo and nothing else, for an `<iframe>`.
 * @param demo `null`: any demo; the script takes it from the frame around the document
 */
export function renderFrame(demo: DemoReference | null, render: FrameContext): string {
  const { config } = render;
  return renderDemoDocument(demo, render, {
    head: [
      '<meta name="robots" content="noindex">',
      `<title>${escapeHtml(demo?.title ?? config.title)}</title>`,
      '<link rel="icon" href="data:,">',
    ].join(''),
    headEnd: `<script>${inlineScript('iframe')}</script>`,
    element: 'main',
    end: '',
  });
}

interface DocumentParts {
  /** Title and what else is said of the document. */
  head: string;
  /** After the styles. */
  headEnd: string;
  /** What the demo stands in. */
  element: 'main' | 'div';
  /** After the demo. */
  end: string;
}

/** A document with one demo and nothing else; the script of `client/frame/` brings it to life. */
export function renderDemoDocument(
  demo: DemoReference | null,
  render: FrameContext,
  { head, headEnd, element, end }: DocumentParts,
): string {
  const { config, site, assets, server } = render;
  const found = demo && findDemo(demo, render);
  const attributes = demo
    ? ` data-demo="${escapeHtml(demo.id)}" ${moduleAttributes(found!.module)}`
    : ' data-demo';
  return [
    `<!doctype html><html lang="${escapeHtml(config.language)}" dir="ltr" data-mode="light"`,
    `${demo ? ' data-own' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    head,
    renderStyle('frame', server.styles.frame),
    found ? renderDemoStyles(demo.id, [found.rendered], server) : '',
    ...(found?.module.styles ?? []).map(renderStyleLink),
    headEnd,
    ...assets.frame.preload.map(renderModulePreload),
    `<script type="module" src="${assets.frame.module}"></script>`,
    `</head><body><${element} id="${ELEMENT_IDS.main}">`,
    `<div class="demo demo-bare"${attributes} data-adapter="${site.adapterUrl}">`,
    `<div class="demo-stage">`,
    found ? renderContent(found.rendered) : '<div class="demo-content" data-client></div>',
    `</div></div></${element}>${end}</body></html>`,
  ].join('');
}
