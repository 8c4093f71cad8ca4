/** What is wrong with a package that is documented, its history, or a file of its API. */
import { type ErrorSpec, suggest } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const PACKAGE_ERRORS = {
  'path-of-package': {
    message: (name: string, whole: string) => `"${name}" is a path of the package "${whole}"`,
    hint: 'Name the package: its pages tell what its paths export, each with the import that works.',
  },
  'invalid-package': {
    message: (reason: string) => `The package’s manifest cannot be read: ${reason}`,
    hint: 'Correct it where it is your own. Else install the package again (npm install); if that is no help, tell its authors.',
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
  'paths-not-there': {
    message: (name: string, paths: string) =>
      `\`exports\` of the package "${name}" leads to files that are not there: ${paths}`,
    hint: 'What only these paths export has no page, or an import that fails. Where the library is yours, build it, or correct `exports` in its package.json. Otherwise install another version, or report it to the authors.',
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
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
