import { connect } from 'node:net';
import path from 'node:path';
import { makeKit, writeKit } from '../../../packages/vitrine/src/node/mcp/fixtures/kit.ts';
import { createRandom, drawSeeds, tryAll, type Attack } from '../attack.ts';
import { drawForm, type HttpForm } from '../support/http-forms.ts';
import { serve, type Served } from '../support/serve.ts';
import { looksUnhandled, withFolder, writeFiles, type Files } from '../support/site.ts';
import { page } from '../support/small-site.ts';

/** Milliseconds after which a request counts as one that nobody answers. */
const PATIENCE = 20_000;
/** Milliseconds until a server has said what it says to half a request, and between the parts of an answer. */
const PAUSE = 100;
/** Connections at once. */
const AT_ONCE = 16;
const PLAIN = Buffer.from('HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
const SECRET = 'a secret of the maintainer';
/** What is told where a request is refused, and what is handed out. */
const STATUS = /^(?:10[01]|20[046]|30[1248]|40[034568]|41[1-7]|426|431|501|505)$/;

/** A site below a path, every second time, with what no server hands out. */
const siteOf = (base: string): Files => ({
  'vitrine.config.ts': `export default { title: 'Kit', description: 'A kit.', url: 'https://kit.example${base}', lastUpdated: false, pages: [{ pathname: '/' }, { pathname: '/guide' }], redirects: { '/old': '/guide' } };\n// ${SECRET}\n`,
  'content/index.md': page('Home', 'Text.'),
  'content/guide.md': page('Guide', 'Text.'),
  'content/secret.tsx': `export const secret = '${SECRET}';\n`,
  '.npmrc': `${SECRET}\n`,
  '.env': `A="${SECRET}"\n`,
  '.git/HEAD': `${SECRET}\n`,
  'package.json': `{ "type": "module", "description": "${SECRET}" }\n`,
  'dist/index.html': 'home\n',
  'dist/guide/index.html': 'guide\n',
  'dist/404.html': 'nothing\n',
  'dist/.secret': `${SECRET}\n`,
});

/** Requests of any form to each of the servers: nothing is handed out, nobody else is let in, and it goes on. */
export const httpForms: Attack = {
  name: 'forms of HTTP',
  sample: 30,
  full: 6000,
  run: (options) =>
    withFolder(async (root) => {
      const base = options.seed % 2 === 0 ? '' : '/ui';
      const dist = path.join(root, 'dist');
      writeFiles(root, siteOf(base));
      writeKit(dist, makeKit());
      const servers = await Promise.all([
        serve('dev', '--root', root),
        serve('preview', '--root', root),
        serve('mcp', '--http', '--site', dist),
      ]);
      const attempt = async (seed: number, index: number) => {
        const server = servers[index % servers.length]!;
        const form = drawForm(createRandom(seed));
        const failure =
          judge(form, await send(server, form.bytes, form.isHalf ? PAUSE : PATIENCE)) ??
          (await judgeServer(server));
        return (
          failure &&
          `${server.url}: ${failure}: ${JSON.stringify(form.bytes.toString('latin1')).slice(0, 300)}`
        );
      };
      try {
        return await tryAll(drawSeeds(options), attempt, AT_ONCE);
      } finally {
        for (const server of servers) server.stop();
      }
    }),
};

/** Sends bytes over a connection of its own, and reads what comes while it comes; `null` where nothing does. */
function send({ url }: Served, bytes: Buffer, patience: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    const read: Buffer[] = [];
    const end = () => {
      resolve(read.length === 0 && !socket.closed ? null : Buffer.concat(read).toString('latin1'));
      socket.destroy();
    };
    socket.setTimeout(patience, end);
    socket.on('data', (data) => {
      read.push(data);
      socket.setTimeout(PAUSE);
    });
    // It may refuse before it has read all.
    socket.on('error', () => undefined);
    socket.on('close', end);
    socket.write(bytes);
  });
}

function judge({ isForeign, isHalf }: HttpForm, text: string | null): string | null {
  if (text === null) return isHalf ? null : 'no answer';
  if (text.includes(SECRET) || /root:x:/.test(text)) return `it hands out ${text.slice(0, 300)}`;
  if (looksUnhandled(text)) return `it shows ${text.slice(0, 600)}`;
  if (/^access-control-allow-/im.test(text)) return 'another origin may read it';
  for (const [head, status = ''] of text.matchAll(/^HTTP\/1\.1 (\d+).*?\r\n\r\n/gms)) {
    if (!STATUS.test(status)) return `it answers ${head}`;
    if (isForeign && Number(status) < 400 && status !== '100') return `let in: ${head}`;
    if (/^location: (?!\/(?![/\\]))/im.test(head)) return `it leads away: ${head}`;
  }
  return null;
}

/** It is there, and has said nothing of what happened. */
async function judgeServer(server: Served): Promise<string | null> {
  if (server.hasEnded()) return `it has ended: ${server.output()}`;
  if (looksUnhandled(server.output())) return `it prints ${server.output().slice(-800)}`;
  const text = await send(server, PLAIN, PATIENCE);
  return /^HTTP\/1\.1 [234]\d\d /.test(text ?? '')
    ? null
    : `then it answers ${text?.slice(0, 100)}`;
}
