import { basePath, fullAddress, placeAddress } from '../base/addresses/base-path.ts';
import { escapeHtml } from '../base/escape.ts';
import { languageAttributes } from '../config/values/language.ts';
import type { Config } from '../config/schema.ts';

/** A document that leads on, for hosts that know no redirects. */
export function renderRedirect(config: Pick<Config, 'url' | 'language'>, to: string): string {
  const href = escapeHtml(placeAddress(basePath(config), to));
  return [
    `<!doctype html><html ${languageAttributes(config.language)}><head><meta charset="utf-8">`,
    '<title>Moved</title><meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(fullAddress(config, to.replace(/#.*$/, '')))}">`,
    `<meta http-equiv="refresh" content="0; url=${href}"></head>`,
    `<body><p>This page has moved: <a href="${href}">${href}</a></p></body></html>\n`,
  ].join('');
}
