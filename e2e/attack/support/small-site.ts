import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, snapshot, withFolder, writeFiles, type Files, type Snapshot } from './site.ts';

/** A site that uses every cache: demos, a playground, an API, social cards, a feed, a service worker. */
export function smallSite(config = ''): Files {
  return {
    'vitrine.config.ts': `import { pages } from './pages.ts';
export default {
  title: 'Kit', description: 'A kit.', url: 'https://kit.example', pages,
  api: [{ package: 'dials', route: '/api' }],
  changelogs: [{ name: 'kit', title: 'Kit', file: 'CHANGELOG.md', page: '/changes' }],
  socialCards: {},
  serviceWorker: { host: 'kit.example' },
  versions: {},
  ${config}
};
`,
    'pages.ts': `export const pages = ['/', '/guide', '/changes', '/api'].map((pathname) => ({ pathname }));\n`,
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\n2026-01-01\n\n- The first.\n',
    'content/index.md': page('Home', 'Read the [guide](/guide).'),
    'content/guide.md': page(
      'Guide',
      '## Use\n\n::demo{file=counter.tsx}\n\n::playground[Try]{component=Dial}',
    ),
    'content/counter.tsx': counter('Clicked'),
    'content/changes.md': page('Changes', '::changelog{name=kit}'),
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'node_modules/dials/package.json': JSON.stringify({
      name: 'dials',
      version: '1.2.3',
      type: 'module',
      types: './index.d.ts',
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
    }),
    'node_modules/dials/index.js': `import { createElement } from 'react';
export function Dial({ label = 'Dial', large = false }) {
  return createElement('button', null, label, large ? '!' : '');
}
`,
    'node_modules/dials/index.d.ts': `import type { ReactElement } from 'react';
export interface DialProps {
  /** What it says. */
  label?: string;
  large?: boolean;
}
/** A dial. */
export declare function Dial(props: DialProps): ReactElement;
`,
  };
}

export function page(title: string, body: string): string {
  return `# ${title}\n\nThis page is about ${title}.\n\n${body}\n`;
}

export function counter(word: string): string {
  return `import { useState } from 'react';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>${word} {count} times</button>;
}
`;
}

/** A site that was built, in a folder of its own. */
export interface BuiltSite {
  root: string;
  dist: string;
  clean: Snapshot;
  /** Puts every file back as it was, cache and output included. */
  restore: () => void;
}

/** Tries per worker that are worth what it costs to build its site. */
const WORTH = 20;
/** As many as have a processor where two are idle; `npm test` has but a few tries, and other work meanwhile. */
export const countWorkers = (tries: number) => (tries < 2 * WORTH ? 1 : 2);

/** Works in folders with a site each, built once. */
export function withBuiltSites<Result>(
  count: number,
  files: Files,
  work: (sites: BuiltSite[]) => Promise<Result>,
): Promise<Result> {
  return withFolder(async (base) => {
    const folders = Array.from({ length: count }, (_, worker) => path.join(base, String(worker)));
    return work(await Promise.all(folders.map((folder) => buildSite(folder, files))));
  });
}

async function buildSite(folder: string, files: Files): Promise<BuiltSite> {
  const root = path.join(folder, 'site');
  const kept = path.join(folder, 'kept');
  const dist = path.join(root, 'dist');
  writeFiles(root, files);
  const { code, output } = await build(root);
  if (code !== 0) throw new Error(output);
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  copy(root, kept);
  const restore = () => {
    rmSync(root, { recursive: true, force: true });
    copy(kept, root);
  };
  return { root, dist, clean: snapshot(dist), restore };
}
