import { pageFile, type Files } from '../temp-site.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

const CONTENT = `---
image: /picture.svg
---

${pageFile('Start')}
[Guide](/guide), [size](/guide#size), [home](/), ![A picture](/picture.svg).

<p style="background:url(/picture.svg)"><a href="/guide?a=b">Raw</a> <img src="/picture.svg" srcset="/picture.svg 1x, /picture.svg 2x" alt=""></p>

\`<a href="/a">\`

::demo[Counter]{file=counter.tsx}

::demo[Framed]{file=framed.tsx iframe=80}

::playground[Dial]{component=Dial}
`;

/**
 * A site below the path `/ui/`, with everything that names addresses. Its names begin as the base does, so that a
 * base that is added twice or cut off twice is seen.
 */
export const BASE_SITE: Files = {
  'vitrine.config.ts': `import { defineConfig } from 'vitrine';
export default defineConfig({
  title: 'Kit',
  description: 'A site below a path.',
  url: 'https://acme.example/ui/',
  image: '/picture.svg',
  icon: '/picture.svg',
  pages: [
    { pathname: '/', title: 'Start' },
    { pathname: '/guide' },
    { pathname: '/ui', title: 'Called as the base' },
    { pathname: '/group', children: [{ pathname: '/group/one' }, { pathname: '/group/two' }] },
    { pathname: '/news' },
    { pathname: '/api' },
  ],
  styles: 'site.css',
  api: [{ package: 'kit', route: '/api' }],
  changelogs: [{ name: 'kit', title: 'Kit', file: 'CHANGES.md', page: '/news' }],
  links: [{ label: 'Guide', href: '/guide' }],
  versions: { page: '/news', others: [{ label: 'v0', href: '/guide' }] },
  structuredData: { publisher: { name: 'Acme', url: 'https://acme.example', logo: '/picture.svg' } },
  manifest: {},
  csp: {},
  search: { provider: 'local', popular: ['/guide'] },
  serviceWorker: { host: 'localhost' },
  announcements: { url: '/announcements.json' },
  redirects: { '/old': '/guide#size' },
  hosts: ['netlify', 'vercel'],
});
`,
  'site.css': '.prose { background: url(/picture.svg) }\n',
  'public/picture.svg': PICTURE,
  'public/announcements.json': JSON.stringify([
    { id: 1, text: '<a href="/guide">New</a> and <a href="https://b.example/">old</a>' },
  ]),
  'CHANGES.md': '# Changes\n\n## 1.0.0 - 2026-01-01\n\n- [One](/guide)\n',
  'content/index.md': CONTENT,
  'content/guide.md': pageFile('Guide', '## Size\n\nHow large it is.\n'),
  'content/ui.md': pageFile('Called as the base'),
  'content/group/one.md': `---\ncomponents: [Dial]\n---\n\n${pageFile('One')}`,
  'content/group/two.md': pageFile('Two'),
  'content/group.md': pageFile('Group', '::pages\n'),
  'content/news.md': pageFile('News', '::changelog{name=kit}\n\n::versions{table=stable}\n'),
  'content/counter.tsx': `import { useState } from 'react';
import dot from './dot.svg';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}><img src={dot} alt="" />Count {count}</button>;
}
`,
  'content/dot.svg': PICTURE,
  'content/framed.tsx': 'export default () => <p>Framed text</p>;\n',
  'node_modules/kit/package.json': JSON.stringify({
    ...{ name: 'kit', version: '1.0.0', type: 'module', types: './index.d.ts', main: './index.js' },
  }),
  'node_modules/kit/index.d.ts': `import type { ReactElement } from 'react';
/** Turns. */
export declare function Dial(props: { size?: 'small' | 'large' }): ReactElement;
`,
  'node_modules/kit/index.js': `import { createElement } from 'react';
export const Dial = ({ size = 'small' }) => createElement('output', {}, size);
`,
};
