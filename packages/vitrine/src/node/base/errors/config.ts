/** What is wrong with the configuration of a site, and with files that it names. */
import type { ErrorSpec } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const CONFIG_ERRORS = {
  'invalid-config': {
    message: (path: string, expected: string, received: string) =>
      `${path}: expected ${expected}, received ${received}`,
    hint: 'Correct the value in vitrine.config.ts.',
  },
  'blocked-handler': {
    message: (attribute: string) =>
      `The content security policy keeps the attribute "${attribute}" from running`,
    hint: 'Put what it does into a demo, or into a script in public/ that adds the listener. `csp` in vitrine.config.ts asks for the policy.',
  },
  'headers-too-long': {
    message: (file: string, reason: string) => `Hosts will not read all of ${file}: ${reason}`,
    hint: 'Pages have the policy in themselves as well. Have the host send it by other means (csp.json has it), put pages into fewer folders, or inline scripts into files.',
  },
  'invalid-announcements': {
    message: (reason: string) => `No reader will see the announcements: ${reason}`,
    hint: 'The file is a JSON list with ascending ids, such as [{ "id": 1, "text": "<b>New:</b> version 2" }].',
  },
  'invalid-social-card': {
    message: (reason: string) => `Social cards cannot be drawn: ${reason}`,
    hint: 'See "Social networks and search engines" in the manual (node_modules/vitrine/docs/manual.md) for the settings of socialCards.',
  },
  'config-not-found': {
    message: (file: string, similar: string) =>
      `There is no ${file}${similar === '' ? '' : `; ${similar} would have to be called that`}`,
    hint: 'Run vitrine in the folder of a site, or name the folder with --root DIR.',
  },
  'unusable-path': {
    message: (character: string, dir: string) =>
      `The path of the folder has a "${character}", with which no module in it can be loaded: ${dir}`,
    hint: 'Rename that folder, or move the project to another one.',
  },
  'linked-cache': {
    message: (dir: string) =>
      `${dir} is a link: modules in that folder would find neither the packages nor the files of the site`,
    hint: 'Remove the link. A cache on another disk is mounted there (mount --bind), one of a CI service restored to that folder.',
  },
  'vite-refused': {
    message: (what: string, reason: string) => `${what} cannot be set: ${reason}`,
    hint: 'Remove it from `vite` in vitrine.config.ts.',
  },
  'config-threw': {
    message: (reason: string) => `The configuration could not be loaded: ${reason}`,
    hint: 'Correct vitrine.config.ts or what it imports.',
  },
  'unknown-font': {
    message: (family: string) => `The font "${family}" is not installed`,
    hint: 'Install the package that has its files, e.g. npm install @fontsource-variable/roboto for Roboto, or correct `fonts`.',
  },
  'missing-progress-colour': {
    message: (value: string) =>
      `Missing progress-bar colour in the theme: --v-progress is ${value === '' ? 'empty' : `"${value}"`}`,
    hint: 'Give --v-progress a colour that is visible on the app bar, or remove it: the default follows the text colour.',
  },
  'invalid-search-records': {
    message: (file: string, reason: string) =>
      `The search records of ${file} cannot be used: ${reason}`,
    hint: 'The file is JSON: for each path of a page a list of {"kind", "title", "at"}, with "text" and "keywords" where there are any.',
  },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
