import { configFile, pageFile, type Files } from '../temp-site.ts';

/** Too large to become a part of the code that shows it. */
const picture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"><!--${'-'.repeat(1).padEnd(8000, ' ')}x--></svg>\n`;

const SECRET = 'a secret of the maintainer';

/** A demo that loads files in every way that the bundler knows. */
const EVERYTHING = `import { useEffect, useState } from 'react';
import { part } from '@site/parts/part';
import data from './files/data.json';
import note from './files/note.txt?raw';
import fileUrl from './files/file.txt?url';
import lamp from './files/lamp.svg';
import spaced from './files/my lamp.svg';
import Counter from './files/counter.ts?worker';
import './files/look.css';

const lots = import.meta.glob('./files/lots/*.ts');

const ask = (worker: Worker) =>
  new Promise<string>((resolve) => {
    worker.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage('');
  });

async function loadAll(): Promise<string> {
  const { late } = await import('./files/late');
  const found = await Promise.all(Object.values(lots).map((load) => load()));
  const names = found.map((each) => (each as { name: string }).name).join('+');
  const worker = new Worker(new URL('./files/work.ts', import.meta.url), { type: 'module' });
  const file = await (await fetch(fileUrl)).text();
  return [part, data.text, note.trim(), file.trim(), late, names, await ask(worker), await ask(new Counter())].join(' ');
}

export default function Everything() {
  const [text, setText] = useState('');
  const [other, setOther] = useState('/logo.svg');
  useEffect(() => setOther(new URL('./files/other.svg', import.meta.url).href), []);
  useEffect(() => void loadAll().then(setText, (error) => setText(String(error))), []);
  return (
    <div className="everything">
      {text}
      {[lamp, spaced, other].map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </div>
  );
}
`;

/** What the demo says when all of it has arrived. */
export const ARRIVED = 'part data note file late one+two worker counter';

/** A site with files that pages name, and with others beside them. */
export const ACCESS_SITE: Files = {
  'vitrine.config.ts': configFile(
    ['/', '/other', '/__lab/page'],
    `styles: './site.css', note: 0 as never,`,
  ).replace(
    'note: 0 as never,',
    `vite: { resolve: { alias: { '@site': new URL('./content', import.meta.url).pathname } } },`,
  ),
  'site.css': `.everything { background: url('./pictures/site.svg'); }\n`,
  'pictures/site.svg': picture(3),
  'content/__lab/page.md': pageFile('Page'),
  'content/index.md': pageFile('Home', '::demo{file=everything.tsx}\n\n::demo{file=small.tsx}\n'),
  'content/other.md': pageFile('Other', '::demo{file=elsewhere.tsx}\n'),
  'content/everything.tsx': EVERYTHING,
  'content/small.tsx': 'export default () => <p>Small</p>;\n',
  'content/elsewhere.tsx': 'export default () => <p>Elsewhere</p>;\n',
  'content/secret.tsx': `export const secret = '${SECRET}';\n`,
  'content/secret.svg': `<svg><text>${SECRET}</text></svg>\n`,
  'content/linked.tsx': 'link: ../.env',
  'content/parts/part.ts': `export const part = 'part';\n`,
  'content/parts/unused.ts': `export const unused = '${SECRET}';\n`,
  'content/files/data.json': '{ "text": "data" }\n',
  'content/files/note.txt': 'note\n',
  'content/files/file.txt': 'file\n',
  'content/files/lamp.svg': picture(4),
  'content/files/my lamp.svg': picture(5),
  'content/files/other.svg': picture(6),
  'content/files/look.css': `.everything { mask-image: url('./look.svg'); }\n`,
  'content/files/look.svg': picture(7),
  'content/files/late.ts': `export const late = 'late';\n`,
  'content/files/lots/one.ts': `export const name = 'one';\n`,
  'content/files/lots/two.ts': `export const name = 'two';\n`,
  'content/files/work.ts': `import { say } from './say';\nonmessage = () => postMessage(say('worker'));\n`,
  'content/files/counter.ts': `import { say } from './say';\nonmessage = () => postMessage(say('counter'));\n`,
  'content/files/say.ts': 'export const say = (text: string) => text;\n',
  'public/logo.svg': picture(8),
  'public/.well-known/security.txt': 'Contact: mailto:a@kit.example\n',
  '.npmrc': `//registry/:_authToken=${SECRET}\n`,
  '.env': `TOKEN="${SECRET}"\n`,
  'server.key': `${SECRET}\n`,
  'package-lock.json': `{ "name": "${SECRET}" }\n`,
  'notes/plan.md': `${SECRET}\n`,
  'notes/plan.svg': `<svg><text>${SECRET}</text></svg>\n`,
};

/** In each file that no page names. */
export const SECRETS = new RegExp(`${SECRET}|root:|defineConfig|"dependencies"`);
