import path from 'node:path';
import { findWorkspace } from '../../../base/install/workspace.ts';
import { listOwn } from './own-packages.ts';

/**
 * What a site's package.json says of it, where it has none yet. In a workspace it has a version, without which the first
 * Yarn passes it over, and a name that no other package of it has.
 */
export function newManifest(site: string, isMember: boolean): Record<string, unknown> {
  const rest = { private: true, type: 'module' };
  if (!isMember) return { name: 'docs', ...rest };
  const workspace = findWorkspace(path.dirname(site));
  const taken = new Set(listOwn(workspace, path.relative(workspace, site)).map(({ name }) => name));
  const base = path
    .basename(site)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
  const wanted = ['docs', base, `${base}-docs`].map((name) => name.replace(/^-+|-+$/g, ''));
  const name = wanted.find((one) => one !== '' && !taken.has(one)) ?? `docs-${taken.size}`;
  return { name, version: '0.0.0', ...rest };
}
