import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BundleConfig } from '../../config/reach.ts';

/** Files in a site's folder that bundlers and their plugins read, although they are hidden. */
const SETTINGS = /^\.(?:env(?:\..+)?|postcssrc.*|svgrrc.*|browserslistrc)$/;

/** What bundles follow from besides the site's own code: the configuration of the bundler, and public variables. */
export function siteSettings(root: string, { vite }: Pick<BundleConfig, 'vite'>): string[] {
  const files = readdirSync(root).filter((name) => SETTINGS.test(name));
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return [
    vite?.key ?? '',
    ...files.flatMap((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
    ...variables.flatMap(([name, value]) => [name, value ?? '']),
  ];
}
