import { pick } from '../attack.ts';

/** A request as the bytes of a connection, however far from HTTP. */
export interface HttpForm {
  bytes: Buffer;
  /** It names a host that is not this machine's. */
  isForeign: boolean;
  /** It may wait for more, so that nobody has to answer. */
  isHalf: boolean;
}

type Random = () => number;

const METHODS = [
  ...['HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['PUT', 'DELETE', 'PROPFIND', 'get', 'FOO', '', 'GET\t', 'G\0T'],
];
/** What targets are made of: files of the maintainer, other hosts, and what takes them for something else. */
const PIECES = [
  ...['/', '/', '/guide', '/old', '/ui/', '/ui', '/nav.json', '/assets/', '//', '///', '/\\', '\\'],
  ...[
    '/..',
    '/../..',
    '/%2e%2e',
    '/%2E.',
    '/..%2f',
    '%2f',
    '%5c',
    '/%5c..',
    '/.',
    '/./',
    '/;/',
    ';a',
  ],
  ...['/%252e%252e', '/%c0%ae%c0%ae', '/%00', '%00', '/%', '%zz', '/%ff', '%0d%0aX-A:%20b', '%09'],
  ...['http://evil.example', 'http://localhost', 'https://', '*', '?', '??', '#', '#/', '@', ':80'],
  ...[
    '/.env',
    '/.npmrc',
    '/.git/HEAD',
    '/package.json',
    '/vitrine.config.ts',
    '/content/secret.tsx',
  ],
  ...[
    '/.vitrine',
    '/dist/index.html',
    '/.well-known/',
    '/.well-known/../.env',
    'etc/passwd',
    '/etc/passwd',
  ],
  ...['/@fs/', '/@fs', '/@id/', '/@id/__x00__', '/@vite/client', '/@vite/env', '/@vitrine/source/'],
  ...[
    '/@vitrine/iframe?page=',
    '__proto__',
    '/constructor',
    '&demo=',
    '?raw',
    '?import&raw',
    '?url',
    '?t=',
  ],
  ...[
    '/__open-in-editor?file=',
    '/__vite_ping',
    '/mcp',
    '/mcp/',
    '.md',
    '.map',
    '/index.html',
    '/guide/',
  ],
  ...[
    'a'.repeat(300),
    '/a'.repeat(900),
    `?${'a=b&'.repeat(700)}`,
    '[',
    '|',
    '{',
    '"',
    '<b>',
    'é',
    '\xff',
  ],
];
const VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.2', 'HTTP/1.10', ''];
const OWN = [
  ...['localhost', 'localhost:1', 'LOCALHOST', 'localhost.', '127.0.0.1', '[::1]', '[::1]:80'],
  ...['docs.localhost', '127.0.0.1:80'],
];
const FOREIGN = [
  ...[
    'evil.example',
    'EVIL.example:80',
    'localhost.evil.example',
    'localhost.evil',
    'evillocalhost',
  ],
  ...[
    '127.0.0.1.evil.example',
    'localhost..',
    '.localhost',
    'a@localhost',
    'localhost@evil.example',
  ],
  ...[
    'localhost/evil.example',
    'localhost#.evil.example',
    'localhost\\.evil.example',
    '%6cocalhost',
  ],
  ...[
    'localhost, evil.example',
    'localhost evil.example',
    'localhost:x',
    '[::1',
    '::1',
    '[::1]evil',
    '',
  ],
  ...['2130706433', '0x7f.1', '127.1', 'ⓛocalhost', 'localhost\x7f', 'metadata.internal'],
];
const ORIGINS = ['http://evil.example', 'null', 'https://localhost.evil.example', '', '\xff'];
/** Lines that say where a message ends, or that another begins. */
const FRAMES = [
  ['Content-Length: 0'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: -1'],
  ['Content-Length: +5'],
  ['Content-Length: 0x5'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: 5, 5'],
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding : chunked'],
  ['Transfer-Encoding:\tchunked'],
  ['Transfer-Encoding: \x0bchunked'],
  ['Transfer-Encoding: chunked'],
  ['Expect: 100-continue', 'Content-Length: 5'],
  ['Expect: the-unexpected'],
  ['TE: trailers, deflate;q=0.5', 'Trailer: Host'],
];
const BODIES = [
  ...[
    '',
    'abcde',
    '0\r\n\r\n',
    '5\r\nabcde\r\n0\r\n\r\n',
    'zz\r\n',
    'ffffffffffffffff1\r\na',
    '-1\r\n',
  ],
  ...['0\r\nHost: evil.example\r\n\r\n', `0;${'a'.repeat(9000)}\r\n\r\n`, '0\n\n', '\0\0\0'],
  'GET /guide HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  '0\r\n\r\nGET /guide HTTP/1.1\r\nHost: evil.example\r\n\r\n',
];
const KEY = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
const SOCKETS = [
  ['Upgrade: websocket', ...KEY],
  ['Upgrade: websocket', 'Sec-WebSocket-Protocol: vite-hmr', ...KEY],
  ['Upgrade: websocket', 'Sec-WebSocket-Protocol: vite-ping', ...KEY],
  ['Upgrade: WebSocket', 'Sec-WebSocket-Protocol: vite-hmr'],
  ['Upgrade: websocket', 'Sec-WebSocket-Protocol: vite-hmr, vite-ping', ...KEY],
  ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
  ['Upgrade: TLS/1.0, websocket'],
  ['Upgrade: '],
];
const OTHERS = [
  ...['Accept: text/markdown', 'Accept: text/markdown;q=1e999', 'Accept: *', 'If-None-Match: *'],
  ...[
    'Range: bytes=5-2',
    'Range: bytes=-1',
    `Range: bytes=${'0-0,'.repeat(900)}1-`,
    'If-Match: "a"',
  ],
  ...['X-Forwarded-Host: evil.example', 'X-Original-URL: /.env', 'X-HTTP-Method-Override: PUT'],
  ...['Forwarded: host=evil.example', 'Cookie: a=b', `X-Long: ${'a'.repeat(20_000)}`, ' folded: a'],
  ...['X-A\0: b', 'X-B: a\0b', 'No colon', ': no name', 'X-É: é', 'Connection: close, Host'],
  ...['Content-Type: application/json', 'Accept: application/json, text/event-stream'],
  ...['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: script', 'If-Modified-Since: never'],
];

/** Draws a request that some client, proxy or page could send to have more than it may; much of it is as ever. */
export function drawForm(random: Random): HttpForm {
  const some = (likely: number) => random() < likely;
  const usual = (text: string, others: readonly string[]) =>
    some(0.8) ? text : pick(random, others);
  const foreign = some(0.4);
  const host = pick(random, foreign ? FOREIGN : OWN);
  const second = some(0.08) ? [`${pick(random, ['Host', 'hOST'])}: ${pick(random, FOREIGN)}`] : [];
  const hosts = some(0.05) ? [] : [`Host: ${host}`, ...second];
  const frame = some(0.2) ? pick(random, FRAMES) : [];
  const body = frame.length > 0 || some(0.1) ? pick(random, BODIES) : '';
  const lines = [
    `${usual('GET', METHODS)} ${drawTarget(random)} ${usual('HTTP/1.1', VERSIONS)}`.trimEnd(),
    ...(some(0.1) ? hosts.reverse() : hosts),
    ...(some(0.3) ? [`Origin: ${pick(random, ORIGINS)}`] : []),
    ...(some(0.15) ? ['Connection: Upgrade', ...pick(random, SOCKETS)] : []),
    ...frame,
    ...Array.from({ length: Math.floor(random() * 3) }, () => pick(random, OTHERS)),
  ];
  const end = some(0.95) ? '\r\n' : pick(random, ['\n', '\r', '\r\r\n']);
  const whole = Buffer.from(`${lines.join(end)}${end}${end}${body}`, some(0.5) ? 'utf8' : 'latin1');
  const isCut = some(0.08);
  return {
    bytes: isCut ? whole.subarray(0, Math.floor(random() * whole.length)) : whole,
    // Two of them, or one that is none, are refused as well.
    isForeign: hosts.length > 0 && (foreign || second.length > 0),
    isHalf: isCut || frame.length > 0 || end !== '\r\n',
  };
}

function drawTarget(random: Random): string {
  if (random() < 0.5) return pick(random, ['/', '/guide', '/ui/', '/ui/guide', '/mcp']);
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, PIECES)).join('');
}
