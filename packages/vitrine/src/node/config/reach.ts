import type { ShellConfig } from '../../shared/site-data.ts';
import type { Config } from './schema.ts';

/**
 * Where the value of a key ends up: compiled into the bundles, written into documents, or in neither. What
 * makes bundles or documents is given the values of its keys alone, so that no digest can leave one out.
 */
type Reach = 'bundle' | 'document' | 'build';

/** Keys that reach the shell are those of `ShellConfig`; one that does nothing else needs no entry. */
type Reaches = Record<Exclude<keyof Config, keyof ShellConfig>, Reach> &
  Partial<Record<keyof ShellConfig, Reach>>;

/** Where each key of the configuration ends up besides the shell. */
const REACHES = {
  title: 'document',
  description: 'document',
  url: 'document',
  language: 'document',
  image: 'document',
  socialCards: 'build',
  structuredData: 'document',
  icon: 'document',
  themeColor: 'document',
  manifest: 'document',
  accounts: 'document',
  repository: 'document',
  assistants: 'document',
  // The tree that is made of it.
  pages: 'build',
  content: 'build',
  adapter: 'bundle',
  // What browsers alone render leaves the adapter out of what renders on the server.
  demos: 'bundle',
  styles: 'bundle',
  pageStyles: 'bundle',
  // What is made of them is part of each document.
  fonts: 'build',
  lastUpdated: 'build',
  api: 'build',
  changelogs: 'document',
  csp: 'document',
  index: 'document',
  redirects: 'build',
  hosts: 'build',
  // No plain data: what bundles follow from has its key.
  vite: 'build',
  outDir: 'build',
  keep: 'build',
} as const satisfies Reaches;

type KeysTo<To extends Reach> = {
  [Key in keyof typeof REACHES]: (typeof REACHES)[Key] extends To ? Key : never;
}[keyof typeof REACHES];

/** What bundles are made from; of the address the path (`basePath`), of the language the direction. */
export type BundleConfig = Pick<Config, KeysTo<'bundle'> | 'url' | 'language' | 'vite'>;

/** What documents are made from, besides what the shell says. */
export type DocumentConfig = Pick<Config, KeysTo<'document'>>;

/** The values that reach bundles or documents, in the order of the keys. */
export function configFor<To extends Reach>(config: Config, to: To): Pick<Config, KeysTo<To>> {
  const keys = Object.entries(REACHES).flatMap(([key, reach]) => (reach === to ? [key] : []));
  return Object.fromEntries(keys.map((key) => [key, config[key as keyof Config]])) as Pick<
    Config,
    KeysTo<To>
  >;
}
