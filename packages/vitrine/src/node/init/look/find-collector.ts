import { realpathSync } from 'node:fs';
import { findPackage } from '../../base/packages/find-package.ts';
import { type InstalledPackage } from '../../base/packages/manifest.ts';

/** Packages whose styles come with no markup unless they are collected, since which major version they can be, and how. */
const COLLECTED: Record<string, { since: number; clause: string; template: string }> = {
  'styled-components': {
    since: 5,
    clause: 'ServerStyleSheet',
    template: `/** Renders a demo and the styles that it makes, so that it is styled before any script has run. */
export function prerender(demo: ReactElement, render: (element: ReactElement) => string) {
  const sheet = new ServerStyleSheet();
  try {
    const html = render(sheet.collectStyles(demo));
    const rules = sheet.getStyleTags().replace(/<\\/?style[^>]*>/g, '').split('/*!sc*/');
    // The others are notes of styled-components for itself.
    const shown = rules.map((rule) => rule.trim()).filter((rule) => /^(?!data-styled)./.test(rule));
    return { html, styles: shown.map((css) => ({ id: css, css })) };
  } finally {
    sheet.seal();
  }
}

/** What is made in the browser stands behind it, and wins. */
export const adoptStyles = (style: HTMLStyleElement) => document.head.prepend(style);
`,
  },
};

/** How an adapter collects the styles of demos. */
export interface StyleCollector {
  specifier: string;
  version: string;
  /** Named import. */
  clause: string;
  /** What the adapter exports for it. */
  template: string;
}

/**
 * What collects the styles of a library's demos, where they would come without. `null` where nothing has to, or where
 * the site has another copy of what styles than the library: it would collect nothing.
 */
export function findCollector(
  site: string,
  library: InstalledPackage | null,
): StyleCollector | null {
  const { dependencies, peerDependencies } = library?.manifest ?? {};
  for (const [specifier, { since, clause, template }] of Object.entries(COLLECTED)) {
    if (!library || !(specifier in { ...dependencies, ...peerDependencies })) continue;
    const ours = findPackage(site, specifier);
    const theirs = findPackage(realpathSync(library.dir), specifier);
    if (!ours || !theirs || realpathSync(ours.dir) !== realpathSync(theirs.dir)) continue;
    if (Number.parseInt(ours.version) < since) continue;
    return { specifier, version: `^${ours.version}`, clause, template };
  }
  return null;
}
