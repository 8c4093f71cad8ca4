/** What is wrong with demos, playgrounds and the adapter around them. */
import { type ErrorSpec, suggest } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const DEMO_ERRORS = {
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
  'demo-type-error': {
    message: (reason: string) => `The demo does not type-check: ${reason}`,
    hint: 'Correct it: readers copy it, and take it away as it is.',
  },
  'unused-demo': {
    message: (file: string) => `No page shows the demo "${file}"`,
    hint: 'Show it with ::demo{file=…} on a page, import it from another demo, or delete it.',
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
  'adapter-type-error': {
    message: (reason: string) => `The adapter does not type-check: ${reason}`,
    hint: 'Correct it: it stands around every demo, and what it exports decides how they are shown.',
  },
  'invalid-playground': {
    message: (reason: string) => `The playground cannot be made: ${reason}`,
    hint: 'A file beside the page gives values: ::playground{component=Name options=name-playground.tsx}, and in it export default { props: { … } }. "Playgrounds" in the manual (node_modules/vitrine/docs/manual.md) says what else it may say.',
  },
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
