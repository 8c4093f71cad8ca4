import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a site has in versions of its own. */
const REACT = ['react', 'react-dom', '@types/react'];

/**
 * Lets the React of a site stand for the older one that its packages ask for.
 * @returns takes it back; `null` where nothing was left to say
 */
export function overrideReact(site: string): (() => void) | null {
  const file = path.join(site, 'package.json');
  const before = readFileSync(file, 'utf8');
  const manifest = JSON.parse(before.replace(/^\uFEFF/, '')) as Record<string, object>;
  const { dependencies = {}, overrides = {} } = manifest;
  const added = REACT.filter((name) => name in dependencies && !(name in overrides));
  if (added.length === 0) return null;
  // By reference: npm refuses another range than that of the dependency.
  const own = Object.fromEntries(added.map((name) => [name, `$${name}`]));
  const next = { ...manifest, overrides: { ...overrides, ...own } };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
  return () => writeFileSync(file, before);
}
