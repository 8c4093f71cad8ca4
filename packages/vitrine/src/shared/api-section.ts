/** The reference of a component as data: printers make HTML, Markdown and search records of it. Imports nothing. */

/** A heading and what stands below it. */
export interface ApiSection {
  /** Empty for what stands above the first heading. */
  title: string;
  hash: string;
  parts: ApiPart[];
}

export type ApiPart =
  | { kind: 'text'; content: RichText[] }
  | { kind: 'warning'; title: string; content: RichText[] }
  /** Closed at first. */
  | { kind: 'details'; summary: RichText[]; parts: ApiPart[] }
  | ApiTable
  /** The definition of a type, which its mentions open. */
  | { kind: 'type'; name: string; content: RichText[] };

export interface ApiTable {
  kind: 'table';
  columns: string[];
  rows: ApiRow[];
}

export interface ApiRow {
  /** One for each column; the first one begins with the row's name. */
  cells: RichText[][];
  /** The prop that the row documents. It can be linked to: see `propHash`. */
  prop?: string;
  /** Fragment of a row that is no prop. */
  id?: string;
}

/** Fragment of a prop on its component's page. */
export function propHash(name: string): string {
  return `prop-${name.replace(/[^\w-]+/g, '-')}`;
}

/** Fragment of a data attribute, a CSS variable or a part on its component's page. */
export function selectorHash(name: string): string {
  return `css-${name.replace(/[^\w-]+/g, '-')}`;
}

/** Fragment of a part, such as `Dialog.Root`, on the page of what it belongs to. */
export function partHash(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
}

/** Fragment of a type's definition. */
export function typeHash(name: string): string {
  return `type-${name.replaceAll('.', '-')}`;
}

/** Formatted text: plain text, an element around formatted text, or code. */
export type RichText = string | RichElement | RichCode;

/** Tags and attributes are those of HTML. */
export type RichElement = [tag: string, content: RichText[], attributes?: Record<string, string>];

/** Code within a line, which reads from left to right on every page; or a block of code. */
export interface RichCode {
  code: string;
  /** Names in it whose definitions the page has. */
  types?: string[];
  /** Of a long union: the length of what stays in sight. */
  shown?: number;
  block?: {
    language: string;
    /** Caption; may be empty. */
    title: string;
    /** `code` highlighted. */
    html: string;
  };
}
