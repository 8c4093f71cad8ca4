/** What keeps code of a site from being bundled. */
import type { ErrorSpec } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const BUNDLE_ERRORS = {
  'plugin-failed': {
    message: (plugin: string, hook: string, reason: string) =>
      `The plugin "${plugin}" failed in its hook "${hook}": ${reason}`,
    hint: 'It is one of `vite.plugins` in vitrine.config.ts. Correct its options, or the file that it names.',
  },
  'bundle-failed': {
    message: (reason: string) => `Bundling failed: ${reason}`,
    hint: 'Correct that file. It belongs to a demo, the adapter or the engine, or is imported by one of them.',
  },
  'playground-not-bundled': {
    message: (id: string, reason: string) => `The playground "${id}" cannot be bundled: ${reason}`,
    hint: 'Where the types of the package name a component that its code does not have, install both of one version, or leave the playground out. Else correct what its options import.',
  },
  'package-not-prepared': {
    message: (reason: string) => `The packages that browsers load cannot be prepared: ${reason}`,
    hint: 'Demos are not shown until they are. Correct the file, or vite.resolve where that leads there, or leave the package as it is (vite.optimizeDeps.exclude), and start the server again.',
  },
  'not-a-module': {
    message: (file: string, reason: string) =>
      `"${file}" is imported as if it were a module: ${reason}`,
    hint: 'Import its text by adding ?raw to its name, or its address by ?url; for anything else, add a plugin that reads such files to vite.plugins.',
  },
  'left-out-of-editing': {
    message: (names: string, reason: string) =>
      `Readers who edit a demo cannot import ${names}, which API pages name. ${reason}`,
    hint: 'Install what it asks for, where readers are to have it. What demos import themselves is there as ever.',
  },
  'package-not-bundled': {
    message: (name: string, reason: string) =>
      `The package "${name}" cannot be bundled with what is installed: ${reason}`,
    hint: 'Install what it asks for, or a version of it that goes with the others; where it is your own, correct that file.',
  },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
