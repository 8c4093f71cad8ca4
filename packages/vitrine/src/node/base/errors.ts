/** Every problem that Vitrine can report, as data. Codes are permanent; messages and hints may improve. */
import { escapeUnit, showControls } from '../../shared/text/show-controls.ts';

interface ErrorSpec {
  message: (...args: string[]) => string;
  /** How to solve it. */
  hint: string;
}

// Stryker disable all: words, tested whole where they are reported
const suggest = (closest: string) => (closest === '' ? '' : `; did you mean "${closest}"?`);

const CATALOGUE = {
  'missing-title': {
    message: () => 'Missing title in the page',
    hint: 'Begin the page with a first-level heading: "# Title", or give it a title in its front matter.',
  },
  'missing-description': {
    message: () => 'Missing description in the page',
    hint: 'Write one paragraph below the first-level heading that says what the page is about.',
  },
  'invalid-front-matter': {
    message: (reason: string) => `Malformed front matter: ${reason}`,
    hint: 'Front matter is YAML between two lines of "---". Known keys: components, package, title, description, image, thumbnail, source, sponsor, layout, keywords, order, draft, hidden.',
  },
  'not-utf8': {
    message: () => 'The file has characters that are not UTF-8',
    hint: 'Save it as UTF-8. Where U+FFFD itself is meant, write &#xFFFD; in Markdown and \\uFFFD in code.',
  },
  'ignored-file': {
    message: (file: string) => `"${file}" is no page: only files that end in .md are`,
    hint: 'Rename it. Components cannot stand in the text of a page: make a demo of them, and show it with ::demo.',
  },
  'invalid-source': {
    message: (reason: string) => `The page cannot show its source: ${reason}`,
    hint: 'In front matter, source is the path of a Markdown file, relative to the page. Such a page has no text of its own.',
  },
  'invalid-directive': {
    message: (reason: string) => `Malformed directive: ${reason}`,
    hint: 'Write it on a line of its own, not indented.',
  },
  'foreign-syntax': {
    message: (what: string, reason: string) => `"${what}" means nothing here: ${reason}`,
    hint: 'It is of another tool. The manual lists what pages are written in ("What pages are written in"). Where the characters themselves are meant, put them between backticks, or a backslash before them.',
  },
  'unclosed-code': {
    message: (fence: string) => `The code block is not closed: "${fence}" is missing below it`,
    hint: 'Write it on a line of its own where the code ends. Until then all that follows is code.',
  },
  'unclosed-html': {
    message: (what: string) => `"${what}" is not closed in its block`,
    hint: 'Close it before the list, quote or page around it ends; scripts, comments and the like before the next blank line. Write &lt; for a "<" that is text.',
  },
  'misplaced-html': {
    message: (reason: string) =>
      `HTML that browsers read differently, or should not meet: ${reason}`,
    hint: 'Move it out, or leave a blank line around blocks, so that Markdown writes no paragraph around them.',
  },
  'beyond-limit': {
    message: (reason: string) => `Some of it is shown as plain text: ${reason}`,
    hint: 'Divide it, or remove the formatting. What people write is far below every limit.',
  },
  'more-problems': {
    message: (count: string) => `There are ${count} more problems in this file`,
    hint: 'Correct those above first. Many have one cause.',
  },
  'unknown-demo': {
    message: (file: string, closest: string) =>
      `There is no demo file "${file}"${suggest(closest)}`,
    hint: 'The path is relative to the Markdown file. Check the spelling and the extension (.tsx).',
  },
  'duplicate-demo': {
    message: (file: string, first: string) => `"${file}" is already shown at ${first}`,
    hint: 'Show a demo once; link to it from elsewhere.',
  },
  'demo-id-taken': {
    message: (file: string, id: string, first: string) =>
      `"${file}" has the id "${id}", as has ${first}`,
    hint: 'An id combines the path of the page with the file name of the demo. Rename one of the files.',
  },
  'nothing-to-list': {
    message: (pathname: string) => `The page tree has no page below "${pathname}" to list`,
    hint: 'Give its entry in `pages` children, or remove ::pages.',
  },
  'invalid-thumbnail': {
    message: (file: string, reason: string) => `The thumbnail "${file}" cannot be shown: ${reason}`,
    hint: 'A thumbnail is an SVG file beside its page, with a viewBox, drawn in currentColor and var(--v-…).',
  },
  'demo-without-export': {
    message: (file: string) => `The demo "${file}" has no default export`,
    hint: 'Export the component: export default function Name() { … }',
  },
  'demo-syntax': {
    message: (reason: string) => `The demo does not parse: ${reason}`,
    hint: 'Correct the syntax on that line.',
  },
  'invalid-formatting': {
    message: (reason: string) => `The JavaScript of demos cannot be formatted: ${reason}`,
    hint: 'It is formatted as the project’s Prettier configuration says. Correct that.',
  },
  'unresolved-import': {
    message: (specifier: string) => `There is no file for the import "${specifier}"`,
    hint: 'Correct the path. It is relative to the importing file.',
  },
  'demo-package-missing': {
    message: (name: string) => `The package "${name}" is imported, but not installed`,
    hint: 'Install it (npm install <package>), or correct the name.',
  },
  'package-path-missing': {
    message: (name: string, specifier: string) =>
      `${name} has nothing at the path of the import "${specifier}"`,
    hint: 'Correct the path: it is a file of that package, as far as "exports" in its package.json lets it through.',
  },
  'demo-imports-node': {
    message: (name: string) => `"${name}" is a module of Node, which browsers do not have`,
    hint: 'Demos run in browsers. Import the text of a file by adding ?raw to its name, its address by ?url, or a package that works there; for what stands in for Node, add its plugin to vite.plugins.',
  },
  'demo-not-portable': {
    message: (specifier: string) => `"${specifier}" only works in this site, not in a sandbox`,
    hint: 'Remove the import, or add hideEditButton to the directive: readers then cannot open the demo in a sandbox. A picture or another file that is imported goes with the demo, one that is named by new URL does not.',
  },
  'invalid-excerpt': {
    message: (reason: string) => `Malformed excerpt: ${reason}`,
    hint: 'Put "// #region excerpt" and "// #endregion" around the lines to show first, each on a line of its own.',
  },
  'demo-threw': {
    message: (reason: string) => `The demo threw while prerendering: ${reason}`,
    hint: 'Correct the demo, or what it gives to a component. Demos are rendered to HTML when the site is built, inside of what the adapter gives them: a provider that a component asks for belongs there. What works in browsers alone is left to them by clientOnly on the directive.',
  },
  'demo-needs-browser': {
    message: (reason: string) => `The demo asks for a browser while prerendering: ${reason}`,
    hint: 'Demos are rendered to HTML when the site is built. Use window, document and storage in effects or event handlers only; what needs them as it is loaded is rendered by browsers alone, with clientOnly on the directive, or demos.clientOnly: true in the configuration for all.',
  },
  'demo-waits': {
    message: () =>
      'The demo waits for something while prerendering, and has no <Suspense> around what waits',
    hint: 'Put <Suspense fallback={…}> around what is loaded later (lazy, use). A component that is an async function runs on servers alone: load its data in an effect, or with use.',
  },
  'demo-endless': {
    message: (reason: string) => `The demo does not end while prerendering: ${reason}`,
    hint: 'Look for a loop, or a promise that is awaited and never settles, in its code, in a package that it imports or in what its props ask of a component, or for a plugin of the bundler that compiles for so long. What has to run for long belongs in an effect.',
  },
  'demo-varies': {
    message: (what: string, reason: string) =>
      `${what} is rendered otherwise in browsers than in the build: ${reason}`,
    hint: 'Where a browser renders other text or elements, React throws away what the build has rendered; other attributes stay as they were. Give a fixed seed, date, language or time zone, take the value in an effect, or leave it to browsers by clientOnly on the directive. suppressHydrationWarning on the element, in the demo, says that it is meant.',
  },
  'adapter-threw': {
    message: (reason: string) => `The adapter threw while it was loaded: ${reason}`,
    hint: 'It is loaded in Node, too, when the site is built. Use window, document and storage in effects or event handlers only; for a library that needs them as it is loaded, set demos.clientOnly: true in the configuration.',
  },
  'adapter-without-provider': {
    message: () => 'The adapter exports no component Provider',
    hint: 'Export what wraps each demo: export const Provider = ({ children }) => children;',
  },
  'adapter-endless': {
    message: (seconds: string) => `The adapter has not been loaded within ${seconds} seconds`,
    hint: 'Look for a loop, or an await, that never ends: in it, or in a package that it imports.',
  },
  'code-type-error': {
    message: (reason: string) => `The code does not type-check: ${reason}`,
    hint: 'Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".',
  },
  'adapter-type-error': {
    message: (reason: string) => `The adapter does not type-check: ${reason}`,
    hint: 'Correct it: it stands around every demo, and what it exports decides how they are shown.',
  },
  'demo-type-error': {
    message: (reason: string) => `The demo does not type-check: ${reason}`,
    hint: 'Correct it: readers copy it, and take it away as it is.',
  },
  'no-check-without-reason': {
    message: () => 'The marker no-check has no reason',
    hint: 'Say why the code cannot be type-checked: no-check="shows what fails".',
  },
  'needless-no-check': {
    message: () => 'The code is marked with no-check, but has no type error',
    hint: 'Remove the marker. If the code is meant to show an error, correct the code.',
  },
  'unused-demo': {
    message: (file: string) => `No page shows the demo "${file}"`,
    hint: 'Show it with ::demo{file=…} on a page, import it from another demo, or delete it.',
  },
  'invalid-blank-page': {
    message: (found: string) =>
      `A page with "layout: blank" is one demo, and this one has ${found}`,
    hint: 'Keep the heading, a description and one ::demo line. Heading and description are not shown.',
  },
  'dead-link': {
    message: (href: string, closest: string) =>
      `The link "${href}" leads nowhere${suggest(closest)}`,
    hint: 'Link to a page of the site by its path, e.g. /demos/buttons. A file lies in public/, and public/a.png is "/a.png".',
  },
  'relative-link': {
    message: (href: string, instead: string) =>
      `The link "${href}" is relative${instead === '' ? '' : `; write "${instead}"`}`,
    hint: 'Begin links to pages and files of the site with a slash: such a path means the same on every page. A relative link names the file of a page, ./button.md. A picture or another file lies in public/, and public/a.png is "/a.png".',
  },
  'dead-anchor': {
    message: (href: string, closest: string) =>
      `The link "${href}" names a heading that its page does not have${suggest(closest && `#${closest}`)}`,
    hint: 'Anchors are made from headings and from the file names of demos.',
  },
  'duplicate-path': {
    message: (pathname: string, first: string) => `"${pathname}" is already taken by ${first}`,
    hint: 'Every page needs a path of its own.',
  },
  'invalid-content': {
    message: (pattern: string, reason: string) => `\`content\` names "${pattern}": ${reason}`,
    hint: 'Patterns are relative to the folder of vitrine.config.ts, as in ../packages/ui/src/**/*.docs.md. Every file is one page, which goes by the name of the file.',
  },
  'similar-path': {
    message: (pathname: string, other: string, file: string) =>
      `"${pathname}" is the same address as "${other}" (${file}) for some file systems and hosts`,
    hint: 'Rename one of the two files. Case, the form of accents, ".html" and "index" do not tell pages apart.',
  },
  'invalid-path': {
    message: (pathname: string, reason: string) =>
      `"${pathname}" cannot be the path of a page: ${reason}`,
    hint: 'Rename the file or its folder.',
  },
  'reserved-path': {
    message: (pathname: string, purpose: string) =>
      `"${pathname}" cannot be the path of a page: the address belongs to ${purpose}`,
    hint: 'Rename the file of the page, or the one in public/.',
  },
  'page-outside-tree': {
    message: (pathname: string) => `Missing activePage. "${pathname}" is not in the page tree`,
    hint: 'Add an entry for it to `pages`, with displayNav: false if it should not be in the navigation.',
  },
  'page-not-found': {
    message: (pathname: string, closest: string) =>
      `The page tree names "${pathname}", but there is no such page${suggest(closest)}`,
    hint: 'Create content/<path>.md or content/<path>/index.md, or remove the entry.',
  },
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
  'invalid-changelog': {
    message: (reason: string) => `The changelog cannot be read: ${reason}`,
    hint: 'A changelog is a Markdown file with a second-level heading for each version: "## 1.2.0".',
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
  'invalid-redirect': {
    message: (from: string, reason: string) => `"${from}" cannot be a redirect: ${reason}`,
    hint: "Correct `redirects` in vitrine.config.ts: { '/old': '/new' }.",
  },
  'vite-refused': {
    message: (what: string, reason: string) => `${what} cannot be set: ${reason}`,
    hint: 'Remove it from `vite` in vitrine.config.ts.',
  },
  'config-threw': {
    message: (reason: string) => `The configuration could not be loaded: ${reason}`,
    hint: 'Correct vitrine.config.ts or what it imports.',
  },
  'package-not-installed': {
    message: (name: string, root: string) => `The package "${name}" is not installed in ${root}`,
    hint: 'Install it: npm install <package>.',
  },
  'path-of-package': {
    message: (name: string, whole: string) => `"${name}" is a path of the package "${whole}"`,
    hint: 'Name the package: its pages tell what its paths export, each with the import that works.',
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
  'invalid-package': {
    message: (reason: string) => `The package’s manifest cannot be read: ${reason}`,
    hint: 'Correct it where it is your own. Else install the package again (npm install); if that is no help, tell its authors.',
  },
  'unknown-font': {
    message: (family: string) => `The font "${family}" is not installed`,
    hint: 'Install the package that has its files, e.g. npm install @fontsource-variable/roboto for Roboto, or correct `fonts`.',
  },
  'package-without-types': {
    message: (name: string) => `The package "${name}" ships no type declarations`,
    hint: 'API pages are read from .d.ts files, or else from the JavaScript that an import of the package runs, where that says what it exports. Install the package’s types, or ask its authors for them.',
  },
  'package-of-types': {
    message: (name: string) => `The package "${name}" exports nothing but types`,
    hint: 'API pages are made of what code can use, and explain the types that it takes. Name the packages whose components, hooks or functions take these.',
  },
  'package-of-packages': {
    message: (name: string, others: string) =>
      `The package "${name}" has nothing to import: it only installs ${others}`,
    hint: 'Name those that have components instead.',
  },
  'entry-not-there': {
    message: (name: string, file: string) =>
      `The package "${name}" leads to ${file}, which is not there`,
    hint: 'API pages are read from it. Build the package, or correct the path in its package.json.',
  },
  'package-without-components': {
    message: (name: string) => `No component was found among the exports of "${name}"`,
    hint: 'Components are exported functions or classes with a capitalised name whose result React can render. Name another package, or take its entry out of `api`.',
  },
  'unknown-component': {
    message: (name: string, where: string, closest: string) =>
      `${where} has no component "${name}"${suggest(closest)}`,
    hint: 'Check the spelling; names are case-sensitive.',
  },
  'unknown-group': {
    message: (name: string, where: string, closest: string) =>
      `\`groups\` names "${name}", but no component of ${where} takes props from such a type${suggest(closest)}`,
    hint: 'Keys of `groups` in vitrine.config.ts are names of types that declare props, with or without their last "Props"; vitrine api <package> says which a component takes.',
  },
  'group-name-taken': {
    message: (name: string, where: string) =>
      `\`groups\` calls shared props "${name}", which is the name of an export of ${where}`,
    hint: 'Each has a page: give the group a name of its own in vitrine.config.ts.',
  },
  'ambiguous-component': {
    message: (name: string, packages: string) => `"${name}" is a component of ${packages}`,
    hint: 'Say which: `labs:Button` with the `name` of a package in `api` or its own name, or `package: labs` in the front matter of the page. Pages below the `group` of a package mean that one.',
  },
  'undocumented-package': {
    message: (name: string, closest: string) =>
      `No package in \`api\` is called "${name}"${suggest(closest)}`,
    hint: 'Components go by the `package` or the `name` of an entry of `api` in vitrine.config.ts.',
  },
  'component-not-shown': {
    message: (packageName: string, names: string) =>
      `No page shows these components of ${packageName}: ${names}`,
    hint: 'List each under `components` in the front matter of the page that shows it, or under `notShown` of the package in `api`, with the reason.',
  },
  'component-shown': {
    message: (name: string, page: string) => `\`notShown\` names "${name}", but ${page} shows it`,
    hint: 'Remove it from `notShown` in vitrine.config.ts.',
  },
  'invalid-playground': {
    message: (reason: string) => `The playground cannot be made: ${reason}`,
    hint: 'A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.',
  },
  'package-not-published': {
    message: (name: string) => `npm knows no package "${name}"`,
    hint: 'Check the spelling, and whether npm may read it: npm view <package>.',
  },
  'version-not-published': {
    message: (name: string, version: string, last: string) =>
      `No version of "${name}" is "${version}"${last === '' ? '' : `; the newest is ${last}`}`,
    hint: 'List them: npm view <package> versions.',
  },
  'npm-failed': {
    message: (command: string, reason: string) => `${command} failed: ${reason}`,
    hint: 'Versions that are neither recorded nor installed are fetched with npm, which needs a network. Try the command by itself.',
  },
  'invalid-history': {
    message: (reason: string) => `The recorded versions cannot be read: ${reason}`,
    hint: 'Restore the file from the repository. Or delete this line and those after it: vitrine api record adds what is missing.',
  },
  'newer-history': {
    message: () => 'The recorded versions were written by a later version of Vitrine',
    hint: 'Update Vitrine: npm install vitrine@latest. The file stays as it is.',
  },
  'invalid-api-file': {
    message: (reason: string) => `The described API cannot be read: ${reason}`,
    hint: 'Write the file anew: vitrine api <package> --json --out <file>.',
  },
  'api-drift': {
    message: (differences: string, update: string) =>
      `The described API is not that of the types:${differences}\n  Update it: ${update}`,
    hint: 'Or take the change of the API back, if it was not meant.',
  },
  'invalid-api-side': {
    message: (side: string) => `"${side}" names no version, folder or file to compare`,
    hint: 'Name a version (acme@1.2.0), an installed package (acme), the folder of one, or a file that vitrine api --json has written.',
  },
  'archive-to-compare': {
    message: () => 'An archive is not unpacked to be compared',
    hint: 'Unpack it yourself (tar -xzf) and name the folder that was in it; npm calls that "package".',
  },
  'package-without-manifest': {
    message: (dir: string) => `There is no package.json in ${dir}`,
    hint: 'Name the folder of a package, which has one.',
  },
  'unresolved-api': {
    message: (component: string, what: string) => `${component}: ${what}`,
    hint: 'The API page says so too. Install the package that is named; where none is, report it to the authors of the library.',
  },
  'types-disagree': {
    message: (specifier: string, what: string, names: string) =>
      `${specifier}: the types for import and those for require have other ${what}, and those for import are shown: one alone has ${names}`,
    hint: 'Where the library is yours, build both from the same source. Otherwise import it, as its pages show, and report it to the authors.',
  },
  'types-too-deep': {
    message: (name: string) => `The types of ${name} are nested too deep to be read`,
    hint: 'Something in them lies within itself thousands of times, as lists of lists or interfaces that each extend another. Where the library is yours, see what writes it; otherwise report it to the authors.',
  },
  'invalid-declarations': {
    message: (name: string, reason: string) =>
      `The types of ${name} are no valid TypeScript, so what they declare may be missing or wrong: ${reason}`,
    hint: 'Where the library is yours, correct this line, or what writes it, and build anew. Otherwise install another version, and report it to the authors.',
  },
  'paths-not-read': {
    message: (name: string, what: string) => `${name}: ${what}`,
    hint: 'What only these paths export has no page. Document a package with fewer paths, or take what is no module out of its export map.',
  },
  'types-not-there': {
    message: (name: string, paths: string) =>
      `The package "${name}" names types that are not there, for ${paths}`,
    hint: 'What only these paths export has no page. Where the library is yours, build it, or correct `exports` in its package.json. Otherwise report it to the authors.',
  },
  'cost-unknown': {
    message: (name: string, reason: string) =>
      `What imports of ${name} add to a bundle cannot be measured: ${reason}`,
    hint: 'API pages are complete but for sizes. Install what is missing, or build the package.',
  },
  'invalid-tsconfig': {
    message: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
    hint: 'Code beside it is read by its settings (paths, jsx, conditions). Correct the file, or install what it extends; npx tsc -p FILE --showConfig tells when it is valid.',
  },
  'invalid-source-code': {
    message: (reason: string) => `The API of the package is as it was: ${reason}`,
    hint: 'Correct the syntax; what is shown follows as soon as the file can be read.',
  },
  'default-disagrees': {
    message: (packageName: string, component: string, prop: string, tag: string, code: string) =>
      `${packageName}: the comment of ${component}.${prop} gives the default ${tag}, the code ${code}`,
    hint: 'The API page shows that of the comment. Correct one of them, or report it to the authors.',
  },
  'no-commit-dates': {
    message: (reason: string) => `Pages cannot say when they were last updated: ${reason}`,
    hint: 'Fetch the whole history (with actions/checkout: fetch-depth: 0); where git doubts who owns the repository, as in containers, run git config --global --add safe.directory and its folder. Or set lastUpdated: false.',
  },
  'port-in-use': {
    message: (port: string) => `Port ${port} is already in use`,
    hint: 'Stop the other program, or choose another port with --port.',
  },
  'not-listening': {
    message: (host: string, port: string, reason: string) =>
      `Cannot listen on ${host}, port ${port}: ${reason}`,
    hint: 'Leave out --host for localhost, or name an address of this machine; choose another port with --port.',
  },
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
  'link-outside': {
    message: (link: string, target: string) =>
      `"${link}" leads out of the project, to ${target}: what is there is published`,
    hint: 'Copy what is meant to be published, or link to what lies in the project.',
  },
  'reserved-file': {
    message: (file: string, purpose: string) => `"${file}" is also the name of ${purpose}`,
    hint: 'Rename the file in public/, or turn off the feature that writes the other one.',
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
  usage: { message: (reason: string) => reason, hint: 'See vitrine --help.' },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all

export type ErrorCode = keyof typeof CATALOGUE;
type MessageArgs<Code extends ErrorCode> = Parameters<(typeof CATALOGUE)[Code]['message']>;

/** Something wrong with the input, and where. Plain data. */
export interface Problem {
  code: ErrorCode;
  message: string;
  hint: string;
  /** `warning` is reported and does not fail a build. */
  severity: 'error' | 'warning';
  /** Path as a maintainer would open it, or empty. */
  file: string;
  /** Counted from 1; 0 when the problem has no line. */
  line: number;
}

/** Builds a problem from the catalogue. */
export function problem<Code extends ErrorCode>(
  code: Code,
  args: MessageArgs<Code>,
  at: { file?: string; line?: number; severity?: Problem['severity'] } = {},
): Problem {
  const { message, hint }: ErrorSpec = CATALOGUE[code];
  return {
    code,
    message: message(...args),
    hint,
    severity: at.severity ?? 'error',
    file: at.file ?? '',
    line: at.line ?? 0,
  };
}

/** Thrown when work cannot go on; carries every problem found so far. */
export class VitrineError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n\n'));
    this.name = 'VitrineError';
    this.problems = problems;
  }
}

/** Shorthand for a `VitrineError` with one problem. */
export function failure<Code extends ErrorCode>(
  code: Code,
  args: MessageArgs<Code>,
  at: { file?: string; line?: number } = {},
): VitrineError {
  return new VitrineError([problem(code, args, at)]);
}

/** Ends work that cannot go on with these problems; warnings alone are none. */
export function throwErrors(problems: Problem[]): void {
  if (problems.some(isError)) throw new VitrineError(problems);
}

/** Whether a problem ends a build. */
export function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

/** One problem as text: place, message, hint. */
export function formatProblem({ code, message, hint, severity, file, line }: Problem): string {
  // A name may have line ends in it, behind which stood what another problem would say.
  const name = file.replace(/[\t\r\n]/g, escapeUnit);
  const place = name === '' ? '' : `${name}${line > 0 ? `:${line}` : ''} `;
  return showControls(`${place}${severity} ${code}\n  ${message}\n  ${hint}`);
}

/** By file and line; problems of one line stay in the order in which they were found. */
export function sortProblems(problems: Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return problems.sort((a, b) => order(a.file, b.file) || a.line - b.line);
}
