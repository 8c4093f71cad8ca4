import { basePath, placeAddress } from '../base/addresses/base-path.ts';
import { decodePath } from '../base/addresses/page-paths.ts';
import type { Config } from '../config/schema.ts';

/** As `node/servers/prefers-markdown.ts`, without weights: a client that names Markdown, and names it before HTML. */
const TAKES_MARKDOWN = '^(?!.*text/html.*text/markdown).*text/markdown';

/**
 * What a server of nginx needs for a site: redirects, how long browsers keep what, the page for unknown addresses, and
 * the Markdown of a page for clients that ask for it. Below a path, the output lies in a folder of that name in the root.
 */
export function printNginx(config: Pick<Config, 'url' | 'redirects'>): string {
  const base = basePath(config);
  const redirects = Object.entries(config.redirects).flatMap(([from, to]) => {
    const [, target = '', hash = ''] =
      PARTS.exec(placeAddress(base, to).replaceAll('$', '%24')) ?? [];
    const kept = target.includes('?') ? '' : '$is_args$args';
    const path = decodePath(placeAddress(base, from));
    return [path, `${path}/`].map(
      (each) =>
        `location = ${quote(each)} { return 301 "${escape(target)}${kept}${escape(hash)}"; }`,
    );
  });
  return `# Include this in a server block, after its root:
#   server { root /var/www/site; include /var/www/site/nginx.conf; }
# The output lies in the root${base === '/' ? '' : `, in its folder ${base.slice(1)}`}.
charset utf-8;
charset_types text/markdown text/plain text/xml text/css text/javascript application/javascript application/json;
absolute_redirect off;
error_page 404 ${base}404.html;
location = ${base}nginx.conf { return 404; }
${redirects.join('\n')}${redirects.length > 0 ? '\n' : ''}location ${base}assets/ {
  add_header Cache-Control "public, max-age=31536000, immutable";
  try_files $uri =404;
}
location ${base} {
  error_page 404 ${base}404.html;
  error_page 418 = @vitrine_markdown;
  if ($http_accept ~* "${TAKES_MARKDOWN}") { return 418; }
  add_header Cache-Control no-cache;
  add_header Vary Accept;
  try_files $uri $uri/index.html =404;
  location ~ \\.md$ {
    types { text/markdown md; }
    try_files $uri =404;
  }
}
location @vitrine_markdown {
  types { text/markdown md; text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; text/plain txt; }
  add_header Cache-Control no-cache;
  add_header Vary Accept;
  rewrite ^(.+)/$ $1 break;
  try_files $uri.md $uri/index.md $uri $uri/index.html =404;
}
`;
}

/** What comes before a hash, and the hash. A dollar sign would begin the name of a variable. */
const PARTS = /^([^#]*)(.*)$/s;

const quote = (text: string) => `"${escape(text)}"`;
const escape = (text: string) => text.replace(/["\\]/g, '\\$&');
