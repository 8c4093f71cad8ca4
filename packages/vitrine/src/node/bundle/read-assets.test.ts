import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { expect, test } from 'vitest';
import { CLIENT_ENTRY, IFRAME_ENTRY } from './entries.ts';
import { readAssets } from './read-assets.ts';

const ROOT = '/site';
const nameOf = (file: string) => path.relative(ROOT, file).replaceAll('\\', '/');
const PARTS = [
  ...['drawer/nav-results', 'page/on-first-use'],
  ...['preferences/appearance-choices', 'demo/live/start-demos', 'demo/live/hydrate-demo'],
  ...['demo/toolbar/demo-source', 'demo/toolbar/demo-options', 'demo/toolbar/more-menu-items'],
];

/** The manifest of a site with as many demos; `looked` tells how often the name of a chunk's file was read. */
function makeManifest(demos: number, root = ROOT, others: string[] = []) {
  const nameIn = (file: string) => path.relative(root, file);
  let count = 0;
  const chunks: (Omit<ManifestChunk, 'file'> & { file: string })[] = [
    { src: nameIn(CLIENT_ENTRY), isEntry: true, file: 'assets/entry.js', imports: ['react'] },
    { src: nameIn(IFRAME_ENTRY), isEntry: true, file: 'assets/iframe.js', imports: ['react'] },
    { name: 'adapter-client', isEntry: true, file: 'assets/adapter.js', css: ['assets/site.css'] },
    { src: 'react', file: 'assets/react.js' },
    ...PARTS.map((name) => ({
      src: `packages/dist/browser/${name}.js`,
      file: `assets/${path.basename(name)}.js`,
    })),
    ...Array.from({ length: demos }, (_, index) => ({
      ...{ src: `demo-${index}.tsx`, isEntry: true, file: `assets/demo-${index}.js` },
      imports: ['react', 'shared'],
    })),
    ...others.map((src) => ({ src, isEntry: true, file: `assets/${src}.js` })),
    { src: 'demo-1.tsx', isEntry: true, file: 'assets/second-of-a-name.js' },
    { src: 'shared', file: 'assets/shared.js', css: ['assets/shared.css'] },
  ];
  const manifest: Manifest = {};
  for (const { file, ...rest } of chunks) {
    const chunk = Object.defineProperty({ ...rest } as ManifestChunk, 'file', {
      get: () => ((count += 1), file),
    });
    manifest[rest.isEntry ? file : (rest.src ?? file)] = chunk;
  }
  const files = Array.from({ length: demos }, (_, index) => `demo-${index}.tsx`);
  const read = (wanted = files) => readAssets(root, manifest, wanted, new Map());
  return { read, looked: () => count };
}

test('a demo comes with what it imports, the adapter and what starts it', () => {
  const { demos, client, adapterUrl } = makeManifest(3).read();
  expect(client).toEqual({ module: '/assets/entry.js', preload: ['/assets/react.js'], styles: [] });
  expect(adapterUrl).toBe('/assets/adapter.js');
  expect(demos['demo-1.tsx']).toEqual({
    module: '/assets/demo-1.js',
    preload: ['/assets/shared.js', '/assets/hydrate-demo.js', '/assets/adapter.js'],
    styles: ['/assets/site.css', '/assets/shared.css'],
  });
});

test('a demo that is a link has the chunk of what it leads to', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'read-assets-'));
  mkdirSync(path.join(root, 'shared'));
  writeFileSync(path.join(root, 'shared/demo.tsx'), '');
  symlinkSync('shared/demo.tsx', path.join(root, 'link.tsx'));
  const { demos } = makeManifest(0, root, ['shared/demo.tsx']).read(['link.tsx']);
  expect(demos['link.tsx']!.module).toBe('/assets/shared/demo.tsx.js');
  rmSync(root, { recursive: true });
});

test('a missing entry is named', () => {
  const read = () => readAssets(ROOT, {}, [], new Map());
  expect(read).toThrow(`The bundle has no entry for ${nameOf(CLIENT_ENTRY)}`);
});

test('twice as many demos are twice the work', () => {
  const [half, whole] = [makeManifest(200), makeManifest(400)];
  half.read();
  whole.read();
  expect(whole.looked()).toBeLessThan(2.1 * half.looked());
});
