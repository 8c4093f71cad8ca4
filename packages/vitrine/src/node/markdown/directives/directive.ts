import type { Problem } from '../../base/errors.ts';
import type { Changelog } from '../../model/changelog.ts';
import type { VersionsFile } from '../../model/versions.ts';
import type { Block } from '../../../shared/page.ts';

/** A kind of line such as `::demo[Label]{file=name.tsx}`: its grammar, and what replaces it. */
export type Directive = Grammar & (BlockDirective | MarkdownDirective);

interface Grammar {
  name: string;
  /** Takes a label in square brackets. */
  hasLabel?: true;
  /**
   * The words that its braces may hold: without a value (`flag`), with one (`value`), with or without
   * (`either`), or required, as in `name=example`.
   */
  attributes: Record<string, 'flag' | 'value' | 'either' | { example: string }>;
}

/** Becomes a block of its page. */
interface BlockDirective {
  read: (line: DirectiveLine, place: Place) => Block | Problem;
}

/** Becomes Markdown that the site makes, read in its place. */
interface MarkdownDirective {
  generate: (line: DirectiveLine, site: SiteFacts) => Generated;
}

/** A line as written. */
export interface DirectiveLine {
  /** Empty when there is none. */
  label: string;
  /** Values by name; `undefined` for a word without a value. */
  attributes: ReadonlyMap<string, string | undefined>;
}

/** The place of a directive, and what its block may need of its page. */
export interface Place {
  /** The page's path. */
  pathname: string;
  /** The Markdown file, relative to the site's root. */
  file: string;
  /** Folder that everything shown lies in, seen from the site's root: `..`, or empty for the root itself. */
  workspace: string;
  /** Counted from 1. */
  line: number;
  /** Takes something that a page has once, by its name: the line where it is taken already, or `null`. */
  claim: (name: string) => number | null;
  /** Entries of the page's contents that stand above. */
  tocIndex: number;
  /** Reserves a fragment: the one that is wanted, or else one like it that is free. */
  takeHash: (wanted: string) => string;
  /** Adds a link for the link check. */
  addLink: (href: string) => void;
  /** The problem of a directive that is not well-formed. */
  refuse: (reason: string) => Problem;
}

/** The data of a site that directives generate Markdown from. */
export interface SiteFacts {
  changelogs: readonly Changelog[];
  versions: VersionsFile | null;
  /** Language of dates. */
  language: string;
}

/** Markdown that the site made, or why there is none. */
export type Generated =
  | {
      markdown: string;
      /** Marks its tables as `data-table`, for what adds to them in the browser. */
      table?: string;
    }
  | { reason: string };
