// A static server as a good host would be: HTTP/2, brotli 11, hashed assets kept by the browser.
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { WORK } from './contenders.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
]);
/** Names with a content hash, as every engine here gives its assets. */
const HASHED = /[.-][\w-]{8,}\.(?:m?js|css|woff2|json)$/;

const KEY = path.join(WORK, 'tls/key.pem');
const CERTIFICATE = path.join(WORK, 'tls/certificate.pem');

/** Makes a key and a certificate for localhost, once. */
function ensureCertificate() {
  if (existsSync(CERTIFICATE)) return;
  mkdirSync(path.dirname(KEY), { recursive: true });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', KEY, '-out', CERTIFICATE];
  const subject = ['-days', '365', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...subject], { stdio: 'ignore' });
}

/**
 * Hash by which Chromium can be told to trust the server. Errors that are only ignored would do for
 * loading, but the browser keeps nothing in its cache that came with one.
 */
export function certificateHash() {
  ensureCertificate();
  const { publicKey } = new X509Certificate(readFileSync(CERTIFICATE));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/**
 * Serves a built site. `/x` answers with x, x.html or x/index.html.
 * @param options.rewrite changes the HTML of every document
 * @returns `origin`, `sent` (what was answered, in order: `{ pathname, kind, bytes }` with bytes as
 *   compressed) and `close`
 */
export async function serveSite(dir, { rewrite } = {}) {
  ensureCertificate();
  const files = new Map();
  const sent = [];
  const sessions = new Set();
  const server = createSecureServer(
    { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) },
    ({ url, headers }, response) => {
      const pathname = decodeURIComponent(new URL(url, 'https://localhost').pathname);
      if (!files.has(pathname)) files.set(pathname, readSiteFile(dir, pathname, rewrite));
      const file = files.get(pathname);
      if (!file) {
        response.writeHead(404).end();
        return;
      }
      if (headers['if-none-match'] === file.headers.etag) {
        response.writeHead(304, { etag: file.headers.etag }).end();
        return;
      }
      sent.push({ pathname, kind: file.kind, bytes: file.body.length });
      response.writeHead(200, file.headers).end(file.body);
    },
  );
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${server.address().port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const session of sessions) session.destroy();
      }),
  };
}

function readSiteFile(dir, pathname, rewrite) {
  const candidates = [
    pathname,
    `${pathname.replace(/\/$/, '')}.html`,
    path.join(pathname, 'index.html'),
  ];
  const file = candidates
    .map((candidate) => path.join(dir, candidate))
    .find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
  if (!file) return null;
  const extension = path.extname(file);
  const kind = extension.slice(1).replace('mjs', 'js');
  const content = readFileSync(file);
  const raw = rewrite && kind === 'html' ? Buffer.from(rewrite(content.toString())) : content;
  const body = COMPRESSED.has(extension)
    ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } })
    : raw;
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}"`,
    ...(body === raw ? {} : { 'content-encoding': 'br' }),
  };
  return { kind, body, headers };
}
