/** What is wrong with what is installed, or keeps a first site from being made. */
import type { ErrorSpec } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const INSTALL_ERRORS = {
  'package-not-installed': {
    message: (name: string, root: string) => `The package "${name}" is not installed in ${root}`,
    hint: 'Install it: npm install <package>.',
  },
  'already-a-site': {
    message: (dir: string) => `There is a site in ${dir} already; nothing has been changed`,
    hint: 'Serve it with vitrine dev there, or name another folder: --dir NAME.',
  },
  'older-react-there': {
    message: (file: string, name: string, range: string) =>
      `${file} asks for ${name}@"${range}", and a site has React 19 or later`,
    hint: 'Where that is another project, as documentation that another tool makes, name a folder for this one: --dir NAME. Where nothing there needs the older one, change it. Then run this again.',
  },
  'library-unclear': {
    message: (reason: string) => `Which library is to be documented is not clear: ${reason}`,
    hint: 'Run this in the folder of the project, and name the package: --library NAME. Components in a folder of an app become one by a package.json beside them, such as { "name": "@app/ui", "exports": { "./*": "./*.tsx" }, "peerDependencies": { "react": "*" } }.',
  },
  'library-without-manifest': {
    message: (name: string, settings: string, file: string) =>
      `${name} is no package: ${settings} leads to ${file}, and no package.json with that name is there`,
    hint: 'Write one into the folder of that library, such as { "name": "@acme/ui", "exports": "./src/index.ts", "peerDependencies": { "react": "*" } }. Then run this again.',
  },
  'install-failed': {
    message: (manager: string, said: string) => `${manager} could not install:\n  ${said}`,
    hint: 'See that the network can be reached and that all of these packages exist; another version of the library is taken by --library NAME@VERSION. Then run this again.',
  },
  'peer-conflict': {
    message: (manager: string, conflict: string, folder: string) =>
      `${manager} could not install, because ${conflict}. Vitrine needs React 19 or later (folder: ${folder})`,
    hint: 'Take a version of the library that works with React 19: --library NAME@VERSION. Where it does though it does not say so, write "overrides": { "react": "^19.0.0", "react-dom": "^19.0.0" } to the package.json of the root of the project, then run this again.',
  },
  'packages-disagree': {
    message: (manager: string, conflict: string, folder: string) =>
      `${manager} could not install in ${folder}, because ${conflict}, and something else for another version of it`,
    hint: 'Where the library works all the same, write "legacy-peer-deps=true" to the .npmrc of the project, then run this again. Or take another version of the library: --library NAME@VERSION.',
  },
  'no-package-manager': {
    message: (manager: string) =>
      `The files of the project say that ${manager} installs its packages, and ${manager} is not installed here`,
    hint: 'Install it (corepack enable), or correct the lockfiles, then run this again.',
  },
  'packages-in-archives': {
    message: () => 'Vitrine needs packages in node_modules, and Yarn keeps them in archives here',
    hint: 'Write "nodeLinker: node-modules" in .yarnrc.yml, run yarn install, then run this again.',
  },
  'no-vitrine': {
    message: (manifest: string, manager: string, command: string) =>
      `${manager} has installed no vitrine for ${manifest}, which names none, or ${manager} passes over its folder; there, "${command}" adds it`,
    hint: 'Add it, then run this again.',
  },
  'nothing-to-show': {
    message: (name: string, reason: string) =>
      `No component of "${name}" renders by itself${reason}`,
    hint: 'Its package must be built, or lead to its source, and export components. A package that it asks for and does not name itself is installed in the folder of the site (npm install <package> there), before this is run again. What a plugin of the bundler compiles, as some styles are, needs that plugin: write a site by hand as the manual says (node_modules/vitrine/docs/manual.md), with vite: { plugins: [ … ] } in its configuration. The manual has those of UnoCSS, StyleX and Panda CSS.',
  },
  'library-not-installed': {
    message: (name: string, missing: string, folder: string) =>
      `${name} asks for ${missing}, not installed where its source is, in ${folder}`,
    hint: 'Its package.json names it: install the packages of that folder, or of the workspace that it is in (npm install there), and a peer that it calls optional by its name (npm install -D <package>). Then run this again.',
  },
  'not-tried-in-time': {
    message: (name: string, seconds: string) =>
      `The components of "${name}" were not rendered within ${seconds} s`,
    hint: 'Run this again when the machine is less busy: it goes on where it was. A library that takes as long by itself waits for something as it is loaded, a server or an answer; Vitrine tries its components in Node.',
  },
  'missing-peer': {
    message: (names: string, use: string, command: string) =>
      `${use} needs ${names}, not installed here: ${command}`,
    hint: 'Run that command in the folder of the site, then this one again.',
  },
  'unfit-react': {
    message: (oldest: string, found: string, command: string) =>
      `Every site needs React ${oldest} or later, in one version; installed are ${found}: ${command}`,
    hint: 'Run that command in the folder of the site, then this one again. A library that asks for an older React is documented with this one: name it in "overrides" (npm), "resolutions" (Yarn) or "pnpm.overrides" of the site’s package.json.',
  },
  'no-native-code': {
    message: (system: string, reason: string) =>
      `A package that Vitrine needs has no part that runs on ${system}: ${reason}`,
    hint: 'Its part for this system was not installed, as with a lockfile or node_modules of another one, or with --omit=optional: delete node_modules and package-lock.json, and install again. Node must be allowed to load it: without --no-addons, and with --allow-addons beside --permission.',
  },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
