/** What keeps a command from writing or reading files. */
import type { ErrorSpec } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const OUTPUT_ERRORS = {
  'output-not-writable': {
    message: (dir: string, reason: string) => `Cannot write to ${dir}: ${reason}`,
    hint: 'Check the folder’s permissions and the free disk space.',
  },
  'output-misplaced': {
    message: (dir: string, reason: string) => `The output cannot go to ${dir}: ${reason}`,
    hint: 'Give outDir in vitrine.config.ts a folder of its own, such as dist.',
  },
  'output-not-ours': {
    message: (dir: string, reason: string) => `The output cannot go to ${dir}: ${reason}`,
    hint: 'Vitrine replaces what it made itself, nothing else. Empty the folder, give outDir another, or name under `keep` what may stay.',
  },
  'output-taken': {
    message: (file: string) => `The build would write ${file}, and what is there is not its own`,
    hint: 'Move it away. What the site is to have at that address belongs in public/.',
  },
  'output-stranger': {
    message: (dir: string, files: string) => `${dir} has files that this site does not: ${files}`,
    hint: 'They stay, and would be published with it. Delete them, or name them under `keep` in vitrine.config.ts.',
  },
  'build-running': {
    message: (holder: string, since: string, lock: string, what: string) =>
      `Another ${what} is at work here: ${holder}, since ${since} (${lock})`,
    hint: 'Wait until it has ended. Where its machine is gone, delete the file named.',
  },
  'no-permission': {
    message: (file: string, reason: string) => `${file} cannot be used: ${reason}`,
    hint: 'Let the user who runs Vitrine read and write it. Besides outDir that is the cache, .vitrine in the site’s folder.',
  },
  'read-only': {
    message: (file: string, reason: string) => `${file} cannot be used: ${reason}`,
    hint: 'Vitrine writes to outDir and to its cache, .vitrine in the site’s folder: make both writable, or build in a copy.',
  },
  'disk-full': {
    message: (file: string, reason: string) => `${file} cannot be written: ${reason}`,
    hint: 'Free some space and run the command again. The cache, .vitrine in the site’s folder, may be deleted.',
  },
  'too-many-open-files': {
    message: (file: string, reason: string) => `${file} cannot be opened: ${reason}`,
    hint: 'Raise the limit (ulimit -n 4096), or end other programs.',
  },
  'name-too-long': {
    message: (file: string, reason: string) => `${file} cannot be used: ${reason}`,
    hint: 'Shorten the path of the page or of the file, or move the site to a folder with a shorter one.',
  },
  'file-refused': {
    message: (file: string, reason: string) => `${file} cannot be used: ${reason}`,
    hint: 'Mend what keeps it from being used, and run the command again.',
  },
  'output-not-found': {
    message: (dir: string) => `There is no built site in ${dir}`,
    hint: 'Run vitrine build first.',
  },
  'docs-not-ours': {
    message: (files: string) => `What stands there was not written by vitrine agents: ${files}`,
    hint: 'Move or delete it, or write elsewhere (--out).',
  },
  'no-package-folder': {
    message: (dir: string, names: string) =>
      `${dir} is not the folder of a package: it has no package.json, and others have written ${names}`,
    hint: 'Name the folder of the package, or an empty one (--out).',
  },
  'docs-outdated': {
    message: (files: string) =>
      `The documentation in the package is not that of the site: ${files}`,
    hint: 'Run vitrine agents and commit what it writes.',
  },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
