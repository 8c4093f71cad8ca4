/**
 * Every problem Vitrine can report, as data. Codes are permanent; titles and hints may improve.
 * CONTRIBUTING.md says how to add one.
 */

/** An entry of the catalogue. The message is also the start of the text that tests and readers see. */
interface ErrorSpec {
  title: string;
  message: (...args: string[]) => string;
  hint: string;
}

const spec = <Args extends string[]>(
  title: string,
  message: (...args: Args) => string,
  hint: string,
) => ({ title, message, hint });

export const catalogue = {
  'missing-title': spec(
    'Missing title in the page',
    () => 'Missing title in the page',
    'Begin the page with a first-level heading: "# Title".',
  ),
  'missing-description': spec(
    'Missing description in the page',
    () => 'Missing description in the page',
    'Write one paragraph under the first-level heading that says what the page is about.',
  ),
  'invalid-front-matter': spec(
    'Malformed front matter',
    (reason: string) => `Malformed front matter: ${reason}`,
    'The header is YAML between two lines of "---". Known keys: components, title, description, image, thumbnail, source, sponsor, layout.',
  ),
  'invalid-source': spec(
    'Page with a source that cannot be shown',
    (reason: string) => `The page cannot show its source: ${reason}`,
    'source in the header is the path of a Markdown file, relative to the page; the page has no text of its own.',
  ),
  'invalid-directive': spec(
    'Malformed directive',
    (reason: string) => `Malformed directive: ${reason}`,
    'Write it on a line of its own, not indented.',
  ),
  'unknown-demo': spec(
    'Unknown demo',
    (file: string, closest: string) =>
      `There is no demo file "${file}"${closest === '' ? '' : `; did you mean "${closest}"?`}`,
    'The path is relative to the Markdown file. Check the spelling and the extension (.tsx).',
  ),
  'duplicate-demo': spec(
    'Demo shown twice',
    (file: string, first: string) => `"${file}" is already shown at ${first}`,
    'Show a demo once; link to it from elsewhere.',
  ),
  'demo-id-taken': spec(
    'Two demos with one id',
    (file: string, id: string, first: string) => `"${file}" has the id "${id}", as has ${first}`,
    'Ids are made from the page’s path and the demo’s file name. Rename one of the files.',
  ),
  'nothing-to-list': spec(
    'List of pages without a page',
    (pathname: string) => `The page tree shows no page below "${pathname}" that could be listed`,
    'Give its entry in `pages` children, or remove ::pages.',
  ),
  'invalid-thumbnail': spec(
    'Thumbnail that cannot be shown',
    (file: string, reason: string) => `The thumbnail "${file}" cannot be shown: ${reason}`,
    'A thumbnail is an SVG file beside its page, with a viewBox, drawn in currentColor and var(--v-…).',
  ),
  'demo-without-export': spec(
    'Demo without a default export',
    (file: string) => `The demo "${file}" has no default export`,
    'Export the component: export default function Name() { … }',
  ),
  'demo-syntax': spec(
    'Demo does not parse',
    (reason: string) => `The demo does not parse: ${reason}`,
    'Correct the syntax at the line named.',
  ),
  'unresolved-import': spec(
    'Import that leads nowhere',
    (specifier: string) => `There is no file for the import "${specifier}"`,
    'Correct the path; it is relative to the file that imports.',
  ),
  'demo-package-missing': spec(
    'Import of a package that is not installed',
    (name: string) => `The package "${name}" is imported, but not installed`,
    'Install it (npm install <package>), or correct the name.',
  ),
  'demo-not-portable': spec(
    'Demo that works in this site alone',
    (specifier: string) => `"${specifier}" works in this site alone, not in a sandbox`,
    'Do without the import, or add hideEditButton to the demo’s directive, so that it is not taken away.',
  ),
  'invalid-excerpt': spec(
    'Malformed excerpt',
    (reason: string) => `Malformed excerpt: ${reason}`,
    'Put "// #region excerpt" and "// #endregion" around the lines to be shown first, each on a line of its own.',
  ),
  'demo-threw': spec(
    'Demo threw while prerendering',
    (reason: string) => `The demo threw while prerendering: ${reason}`,
    'Demos are rendered to HTML at build. Use window, document and storage in effects or handlers only.',
  ),
  'code-type-error': spec(
    'Code block with a type error',
    (reason: string) => `The code does not type-check: ${reason}`,
    'Correct it. If it cannot stand alone, say why behind its language: no-check="shows what fails".',
  ),
  'no-check-without-reason': spec(
    'Code block left out without a reason',
    () => 'The marker no-check has no reason',
    'Say why the code cannot be type-checked: no-check="shows what fails".',
  ),
  'needless-no-check': spec(
    'Code block left out for nothing',
    () => 'The code is marked with no-check, but has no type error',
    'Remove the marker; or correct the code, if an error is what it was to show.',
  ),
  'unused-demo': spec(
    'Unused demo',
    (file: string) => `No page shows the demo "${file}"`,
    'Show it with ::demo{file=…} on a page, import it from another demo, or delete it.',
  ),
  'invalid-blank-page': spec(
    'Page that is not one demo',
    (found: string) => `A page with "layout: blank" is one demo, and this one has ${found}`,
    'Leave the heading, a description and one ::demo line; neither heading nor description is shown.',
  ),
  'dead-link': spec(
    'Dead link',
    (href: string, closest: string) =>
      `The link "${href}" leads nowhere${closest === '' ? '' : `; did you mean "${closest}"?`}`,
    'Link to a page of the site by its path, e.g. /demos/buttons.',
  ),
  'relative-link': spec(
    'Relative link',
    (href: string, instead: string) =>
      `The link "${href}" is relative${instead === '' ? '' : `; write "${instead}"`}`,
    'Begin links to pages and files of the site with a slash: a path then means the same everywhere.',
  ),
  'dead-anchor': spec(
    'Dead anchor',
    (href: string, closest: string) =>
      `The link "${href}" names a heading that its page does not have${closest === '' ? '' : `; did you mean "#${closest}"?`}`,
    'Anchors are made from headings of levels 1 to 3 and from demo file names.',
  ),
  'duplicate-path': spec(
    'Duplicate path',
    (pathname: string, first: string) => `"${pathname}" is already taken by ${first}`,
    'Every page needs a path of its own.',
  ),
  'page-outside-tree': spec(
    'Missing activePage.',
    (pathname: string) => `Missing activePage. "${pathname}" is not in the page tree`,
    'Add an entry for it to `pages`, with displayNav: false if it should not be in the navigation.',
  ),
  'page-not-found': spec(
    'Page without content',
    (pathname: string, closest: string) =>
      `The page tree names "${pathname}", but there is no such page${closest === '' ? '' : `; did you mean "${closest}"?`}`,
    'Create content/<path>.md or content/<path>/index.md, or remove the entry.',
  ),
  'invalid-config': spec(
    'Invalid configuration',
    (path: string, expected: string, received: string) =>
      `${path}: expected ${expected}, received ${received}`,
    'Correct the value in vitrine.config.ts.',
  ),
  'invalid-announcements': spec(
    'Invalid announcements',
    (reason: string) => `No reader will see the announcements: ${reason}`,
    'The file is a JSON list such as [{ "id": 1, "text": "<b>New:</b> version 2" }], ids ascending.',
  ),
  'invalid-changelog': spec(
    'Changelog that cannot be read',
    (reason: string) => `The changelog cannot be read: ${reason}`,
    'A changelog is a Markdown file with a heading of level 2 for each version: "## 1.2.0".',
  ),
  'invalid-social-card': spec(
    'Social card that cannot be drawn',
    (reason: string) => `Social cards cannot be drawn: ${reason}`,
    'README, "Social networks and search engines", says what socialCards takes.',
  ),
  'config-not-found': spec(
    'No configuration',
    (file: string) => `There is no ${file}`,
    'Run vitrine in a site folder, or name it with --root DIR.',
  ),
  'config-threw': spec(
    'Configuration could not be loaded',
    (reason: string) => `The configuration could not be loaded: ${reason}`,
    'Correct vitrine.config.ts or what it imports.',
  ),
  'package-not-installed': spec(
    'Package not installed',
    (name: string, root: string) => `The package "${name}" is not installed in ${root}`,
    'Install it: npm install <package>.',
  ),
  'package-without-types': spec(
    'Package without types',
    (name: string) => `The package "${name}" ships no type declarations`,
    'API pages are read from .d.ts files. Install the package’s types or ask its authors for them.',
  ),
  'unknown-component': spec(
    'Unknown component',
    (name: string, where: string, closest: string) =>
      `${where} has no component "${name}"${closest === '' ? '' : `; did you mean "${closest}"?`}`,
    'Check the spelling; names are case-sensitive.',
  ),
  'component-not-shown': spec(
    'Component that no page shows',
    (packageName: string, names: string) =>
      `No page shows these components of ${packageName}: ${names}`,
    'List each under `components` in the header of the page that shows it, or under `notShown` of the package in `api`, with the reason.',
  ),
  'component-shown': spec(
    'Component shown after all',
    (name: string, page: string) => `\`notShown\` names "${name}", but ${page} shows it`,
    'Remove it from `notShown` in vitrine.config.ts.',
  ),
  'invalid-playground': spec(
    'Playground that cannot be made',
    (reason: string) => `The playground cannot be made: ${reason}`,
    'README, "Playgrounds", says what a playground is made of.',
  ),
  'unresolved-api': spec(
    'API not fully resolved',
    (component: string, what: string) => `${component}: ${what}`,
    'The page says so too. Report it with the package and version.',
  ),
  'no-commit-dates': spec(
    'No dates from git',
    (reason: string) => `Pages cannot say when they were last updated: ${reason}`,
    'Fetch the whole history (with actions/checkout: fetch-depth: 0), or set lastUpdated: false.',
  ),
  'port-in-use': spec(
    'Port in use',
    (port: string) => `Port ${port} is already in use`,
    'Stop the other program or choose another with --port.',
  ),
  'output-not-writable': spec(
    'Output folder not writable',
    (dir: string, reason: string) => `Cannot write to ${dir}: ${reason}`,
    'Check the folder’s permissions and the free disk space.',
  ),
  'output-not-found': spec(
    'Nothing built yet',
    (dir: string) => `There is no built site in ${dir}`,
    'Run vitrine build first.',
  ),
  'bundle-failed': spec(
    'Bundling failed',
    (reason: string) => `Bundling failed: ${reason}`,
    'Correct the file named; it is part of a demo, the adapter or the engine.',
  ),
  'missing-progress-colour': spec(
    'Missing progress-bar colour in the theme',
    (value: string) =>
      `Missing progress-bar colour in the theme: --v-progress is ${value === '' ? 'empty' : `"${value}"`}`,
    'Give --v-progress a colour that shows on the app bar, or leave it out: its default follows the text colour.',
  ),
  'reserved-file': spec(
    'Reserved file name',
    (file: string, purpose: string) => `"${file}" is also the name of ${purpose}`,
    'Rename the file in public/, or turn off what writes the other one.',
  ),
  usage: spec('Wrong usage', (reason: string) => reason, 'See vitrine --help.'),
};

export type ErrorCode = keyof typeof catalogue;
type MessageArgs<Code extends ErrorCode> = Parameters<(typeof catalogue)[Code]['message']>;

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
  const { message, hint }: ErrorSpec = catalogue[code];
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
  if (problems.some(({ severity }) => severity === 'error')) throw new VitrineError(problems);
}

/** One problem as text: place, message, hint. */
export function formatProblem({ code, message, hint, severity, file, line }: Problem): string {
  const place = file === '' ? '' : `${file}${line > 0 ? `:${line}` : ''} `;
  return `${place}${severity} ${code}\n  ${message}\n  ${hint}`;
}

/** By file and line; problems of one line stay in the order in which they were found. */
export function sortProblems(problems: Problem[]): Problem[] {
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return problems.sort((a, b) => order(a.file, b.file) || a.line - b.line);
}
