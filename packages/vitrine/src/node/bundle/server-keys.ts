import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Rolldown } from 'vite';
import { findPackage } from '../base/packages.ts';
import { shortDigest } from '../base/text.ts';

/** Within the folder of the bundle for Node. */
export const SERVER_MANIFEST = 'manifest.json';

const LIST = 'vitrine-demo-list';

/**
 * The list of all demos, in a file of its own whose name does not change with them: the files that demos share would
 * otherwise change with each.
 */
export const DEMO_LIST: Rolldown.CodeSplittingGroup = {
  name: LIST,
  test: (id) => id === '\0virtual:vitrine/demos',
  includeDependenciesRecursively: false,
};

export function serverChunkName({ name }: { name: string }): string {
  return name === LIST ? `${LIST}.js` : 'assets/[name]-[hash].js';
}

/** What tells whether a demo would be rendered as before. */
export interface ServerKeys {
  /** Digest of what renders shell and demos, styles included. */
  shared: string;
  /** By demo file, its own file in the bundle: its name changes with it and with what it imports. */
  chunks: Record<string, string>;
}

/** Reads them from a bundle for Node. React is not in it. */
export function readServerKeys(dir: string, root: string, demoFiles: string[]): ServerKeys {
  const manifest = JSON.parse(readFileSync(path.join(dir, SERVER_MANIFEST), 'utf8')) as Manifest;
  const files = new Map(Object.values(manifest).map(({ src, file }) => [src, file]));
  const chunks = Object.fromEntries(
    demoFiles.flatMap((file) => {
      const chunk = files.get(file);
      return chunk === undefined ? [] : [[file, chunk]];
    }),
  );
  const react = ['react', 'react-dom'].map((name) => findPackage(root, name)?.version ?? '');
  return { shared: shortDigest(...react, readFileSync(path.join(dir, 'entry.js'))), chunks };
}
