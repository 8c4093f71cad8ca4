import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackage } from '../../../base/packages/find-package.ts';
import { allowsMajor } from '../../../base/install/allows-major.ts';
import { parseJson } from '../../../base/text.ts';
import { replaceFile } from '../../../base/user-files/replace-file.ts';

/** What a site has in versions of its own. */
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/**
 * Lets the React of a site stand for the older one that its packages ask for.
 * @returns takes it back; `null` where nothing was left to say
 */
export function overrideReact(site: string): (() => void) | null {
  const file = path.join(site, 'package.json');
  const before = readFileSync(file, 'utf8');
  const manifest = parseManifest(before);
  const { dependencies = {}, overrides = {} } = manifest;
  const added = REACT.filter((name) => name in dependencies && !(name in overrides));
  if (added.length === 0) return null;
  // By reference: npm refuses another range than that of the dependency.
  const own = Object.fromEntries(added.map((name) => [name, `$${name}`]));
  const next = { ...manifest, overrides: { ...overrides, ...own } };
  replaceFile(file, `${JSON.stringify(next, null, 2)}\n`);
  return () => replaceFile(file, before);
}

/**
 * Says that a library asks for another React than its site has, which no package manager does for a linked one, and most
 * for none; `null` where it does not, or where overrides of the site say what holds.
 */
export function explainOldReact(site: string, library: string): string | null {
  const range = findPackage(site, library)?.manifest.peerDependencies?.['react'];
  const version = findPackage(site, 'react')?.version ?? '';
  const major = Number.parseInt(version, 10);
  if (range === undefined || Number.isNaN(major) || allowsMajor(range, major)) return null;
  const { overrides = {} } = parseManifest(readFileSync(path.join(site, 'package.json'), 'utf8'));
  if ('react' in overrides) return null;
  return `${library} asks for react@"${range}". Its documentation has React ${version}, as Vitrine needs 19 or later: look at its demos, as what needs an older one fails.`;
}

function parseManifest(text: string): Record<string, object> {
  return parseJson(text) as Record<string, object>;
}
