import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import { realName } from '../../base/files/paths.ts';
import { findPackage } from '../../base/packages/find-package.ts';
import { shortDigest } from '../../base/text.ts';

/** What tells whether a demo would be rendered as before. */
export interface ServerKeys {
  /** Digest of what renders shell and demos. */
  shared: string;
  /** By the file of a demo that is a part of the bundle, its file there: its name changes with it and with what it imports. */
  chunks: Record<string, string>;
}

/** Reads them from a bundle for Node. React is not in it. */
export function readServerKeys(
  dir: string,
  root: string,
  demoFiles: string[],
  manifest: Manifest,
): ServerKeys {
  const files = new Map(Object.values(manifest).map(({ src, file }) => [src, file]));
  const chunks = Object.fromEntries(
    demoFiles.flatMap((file) => {
      const chunk = files.get(file) ?? files.get(realName(root, file));
      return chunk === undefined ? [] : [[file, chunk]];
    }),
  );
  const react = ['react', 'react-dom'].map((name) => findPackage(root, name)?.version ?? '');
  return { shared: shortDigest(...react, readFileSync(path.join(dir, 'entry.js'))), chunks };
}
