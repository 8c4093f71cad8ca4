import type { ProsePart } from '../../../shared/page.ts';

/** Takes elements and text in document order and gives the prose in them. */
export interface ProseReader {
  /** @param id the element's id, which makes a heading one that can be linked to */
  open: (tag: string, id?: string) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
  /** A text of its own, such as the caption of a code block. */
  passage: (text: string) => void;
  /** Gives the prose so far. */
  finish: () => ProsePart[];
}

/** Elements that do not end a sentence. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Elements without prose: code, the names of columns, controls, drawings. */
const SKIPPED = new Set(['pre', 'thead', 'script', 'style', 'button', 'svg', 'template']);

/** Begins to read: a paragraph, list item or cell becomes a passage without markup, on one line. */
export function createProseReader(): ProseReader {
  const parts: ProsePart[] = [];
  let line = '';
  let heading: { level: number; hash: string } | null = null;
  /** The element whose content is left out. */
  let skipped = '';

  const flush = () => {
    if (line === '' && heading === null) return;
    const text = line.replace(/\s{2,}|[^\S ]/g, ' ').trim();
    line = '';
    if (heading !== null) parts.push({ level: heading.level, title: text, hash: heading.hash });
    else if (text !== '') parts.push(text);
    heading = null;
  };
  return {
    open: (tag, id = '') => {
      if (skipped !== '' || INLINE.has(tag)) return;
      flush();
      if (SKIPPED.has(tag)) skipped = tag;
      else if (id !== '' && /^h[2-6]$/.test(tag)) heading = { level: Number(tag[1]), hash: id };
    },
    close: (tag) => {
      if (skipped === tag) skipped = '';
      else if (skipped === '' && !INLINE.has(tag)) flush();
    },
    text: (text) => {
      if (skipped === '') line += text;
    },
    passage: (text) => {
      if (skipped !== '') return;
      flush();
      line = text;
      flush();
    },
    finish: () => {
      flush();
      return parts;
    },
  };
}
