/** What is wrong with addresses: links, paths of pages, the page tree and redirects. */
import { type ErrorSpec, suggest } from './error-spec.ts';

// Stryker disable all: words, tested whole where they are reported
export const ADDRESS_ERRORS = {
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
  'invalid-redirect': {
    message: (from: string, reason: string) => `"${from}" cannot be a redirect: ${reason}`,
    hint: "Correct `redirects` in vitrine.config.ts: { '/old': '/new' }.",
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
} satisfies Record<string, ErrorSpec>;
// Stryker restore all
