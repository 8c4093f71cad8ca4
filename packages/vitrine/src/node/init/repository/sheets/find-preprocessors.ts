import type { PackageManifest } from '../../../base/packages/manifest.ts';

/** What compiles style sheets that are no CSS, which the bundler looks for beside the site. */
const PREPROCESSORS = ['sass-embedded', 'sass', 'less', 'stylus'];

/**
 * Preprocessors that the source of a library has its style sheets compiled by, with their versions.
 * @param manifests of the library and of the repository around it: the later one says which version
 */
export function findPreprocessors(manifests: readonly PackageManifest[]): Record<string, string> {
  const named = Object.assign(
    {},
    ...manifests.map((one) => ({ ...one.devDependencies, ...one.dependencies })),
  ) as Record<string, string>;
  const found = PREPROCESSORS.filter((name) => name in named);
  // What a workspace or a catalog says is no version elsewhere.
  const versionOf = (spec: string) => (/^[\^~]?\d/.test(spec) ? spec : '*');
  return Object.fromEntries(found.map((name) => [name, versionOf(named[name]!)]));
}
