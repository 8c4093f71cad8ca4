/** What is wrong with the text of pages: Markdown, front matter, directives and what they show. */
import type { ErrorSpec } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const PAGE_ERRORS = {
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
    hint: 'Write it as the manual says, on a line of its own and not indented. What the configuration lacks is added there.',
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
  'nothing-to-list': {
    message: (pathname: string) => `The page tree has no page below "${pathname}" to list`,
    hint: 'Give its entry in `pages` children, or remove ::pages.',
  },
  'invalid-thumbnail': {
    message: (file: string, reason: string) => `The thumbnail "${file}" cannot be shown: ${reason}`,
    hint: 'A thumbnail is an SVG file beside its page, with a viewBox, drawn in currentColor and var(--v-…).',
  },
  'invalid-excerpt': {
    message: (reason: string) => `Malformed excerpt: ${reason}`,
    hint: 'Put "// #region excerpt" and "// #endregion" around the lines to show first, each on a line of its own.',
  },
  'invalid-blank-page': {
    message: (found: string) =>
      `A page with "layout: blank" is one demo, and this one has ${found}`,
    hint: 'Keep the heading, a description and one ::demo line. Heading and description are not shown.',
  },
  'invalid-content': {
    message: (pattern: string, reason: string) => `\`content\` names "${pattern}": ${reason}`,
    hint: 'Patterns are relative to the folder of vitrine.config.ts, as in ../packages/ui/src/**/*.docs.md. Every file is one page, which goes by the name of the file.',
  },
  'invalid-changelog': {
    message: (reason: string) => `The changelog cannot be read: ${reason}`,
    hint: 'A changelog is a Markdown file with a second-level heading for each version: "## 1.2.0".',
  },
  'code-type-error': {
    message: (reason: string) => `The code does not type-check: ${reason}`,
    hint: 'Correct it. If the code cannot stand alone, say why after its language: no-check="shows what fails".',
  },
  'no-check-without-reason': {
    message: () => 'The marker no-check has no reason',
    hint: 'Say why the code cannot be type-checked: no-check="shows what fails".',
  },
  'needless-no-check': {
    message: () => 'The code is marked with no-check, but has no type error',
    hint: 'Remove the marker. If the code is meant to show an error, correct the code.',
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
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
