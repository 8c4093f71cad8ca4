import { counter, page, smallSite } from './small-site.ts';
import type { Files } from './site.ts';

const LONG = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} of the page.`).join(
  '\n\n',
);
const PROPS = Array.from({ length: 12 }, (_, index) => `prop${index}?: string;`).join(' ');

/** The small site with one of everything that a page asks the network for. */
export function networkSite(): Files {
  const site = smallSite(
    `csp: {}, announcements: { url: '/news.json' }, styles: 'site.css', versions: { remote: '/others.json' },`,
  );
  const config = site['vitrine.config.ts']!;
  return {
    ...site,
    'vitrine.config.ts': config
      .replace(/ {2}versions: \{\},\n/, '')
      .replace(/ {2}serviceWorker: .*\n/, ''),
    'pages.ts': `export const pages = ['/', '/guide', '/long', '/changes', '/versions', '/api'].map((pathname) => ({ pathname }));\n`,
    'content/guide.md': `${site['content/guide.md']}\n::demo[Framed]{file=framed.tsx iframe=200}\n\n![Logo](/logo.svg)\n`,
    'content/framed.tsx': counter('Framed'),
    'content/long.md': page('Long', `## Part\n\n${LONG}`),
    'content/versions.md': page('Versions', '::versions{table=stable}'),
    'public/news.json': '[{ "id": 1, "text": "<b>New</b>" }]\n',
    'public/others.json': `{ "stable": [{ "version": "0.9.0", "documentation": "https://old.kit.example/" }] }\n`,
    // No browser minds what is in it before the fault is.
    'public/kit.woff2': 'no font',
    'site.css':
      '@font-face { font-family: Kit; src: url(/kit.woff2); }\nmain { font-family: Kit, sans-serif; }\n',
    'node_modules/dials/index.d.ts': site['node_modules/dials/index.d.ts']!.replace(
      'large?: boolean;',
      `large?: boolean; ${PROPS}`,
    ),
  };
}
