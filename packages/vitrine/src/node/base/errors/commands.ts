/** What ends a command, wherever it was. */
import type { ErrorSpec } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const COMMAND_ERRORS = {
  usage: { message: (reason: string) => reason, hint: 'See vitrine --help.' },
  'port-in-use': {
    message: (port: string) => `Port ${port} is already in use`,
    hint: 'Stop the other program, or choose another port with --port.',
  },
  'not-listening': {
    message: (host: string, port: string, reason: string) =>
      `Cannot listen on ${host}, port ${port}: ${reason}`,
    hint: 'Leave out --host for localhost, or name an address of this machine; choose another port with --port.',
  },
  'no-commit-dates': {
    message: (reason: string) => `Pages cannot say when they were last updated: ${reason}`,
    hint: 'Fetch the whole history (with actions/checkout: fetch-depth: 0); where git doubts who owns the repository, as in containers, run git config --global --add safe.directory and its folder. Or set lastUpdated: false.',
  },
  'never-ended': {
    message: () =>
      'The command has ended in the middle of its work: something was waited for that never comes',
    hint: 'Look for a process.exit, or for an await outside of functions, in vitrine.config.ts and in the demos.',
  },
  'stray-error': {
    message: (message: string) => `Code of the site threw outside of any page: ${message}`,
    hint: 'It comes from a timer or a promise that nothing waits for, in vitrine.config.ts, in a demo or in what they import.',
  },
  'vitrine-fault': {
    message: (message: string) => `This is a fault of Vitrine, not of your site: ${message}`,
    hint: 'Delete the folder .vitrine, which is a cache, and try again. If it stays, please report it, with the file named: https://github.com/vitrine-docs/vitrine/issues. Look it through first; it names files of yours.',
  },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
