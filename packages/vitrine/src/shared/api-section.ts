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
  | ApiTable;

export interface ApiTable {
  kind: 'table';
  columns: string[];
  rows: ApiRow[];
}

export interface ApiRow {
  /** One for each column; the first one names the row. */
  cells: RichText[][];
  /** The prop that the row documents, and the row's fragment. */
  prop?: { name: string; hash: string };
}

/** Formatted text: plain text, an element around formatted text, or a block of code. */
export type RichText = string | RichElement | RichCode;

/** Tags and attributes are those of HTML. */
export type RichElement = [tag: string, content: RichText[], attributes?: Record<string, string>];

export interface RichCode {
  code: string;
  language: string;
  /** Caption; may be empty. */
  title: string;
  /** `code` highlighted. */
  html: string;
}
