import { shortDigest } from '../base/text.ts';

const END = '<!-- vitrine:end -->';
/** A marker is a line of its own: prose may speak of one. */
const MARKER = /^<!-- vitrine:(begin|end)(?: ([0-9a-f]{10}))? -->[ \t]*$/gm;

interface Section {
  from: number;
  to: number;
  isEdited: boolean;
}

/** A text between the two lines by which it is found again. The first has its digest, which tells whether it was edited. */
export function markSection(text: string): string {
  return `<!-- vitrine:begin ${digestOf(text)} -->\n\n${text.trim()}\n\n${END}\n`;
}

/** Whether somebody has changed what stands between the markers, or written something there. */
export function isSectionEdited(text: string): boolean {
  return findSections(text).some(({ isEdited }) => isEdited);
}

/**
 * The file with the section in place of the first one that stands there, or at its end. Further ones, as merges leave them,
 * are taken out. Lines end as the file's own do.
 */
export function placeSection(text: string, section: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const placed = section.trimEnd().replaceAll('\n', eol);
  const [first, ...further] = findSections(text);
  if (!first) return [text.trimEnd(), placed].filter((part) => part !== '').join(eol + eol) + eol;
  let rest = text.slice(first.to);
  for (const { from, to } of further.reverse()) {
    const before = rest.slice(0, from - first.to).trimEnd();
    const after = rest.slice(to - first.to).trimStart();
    rest = before + (after === '' ? eol : eol + eol + after);
  }
  return text.slice(0, first.from) + placed + rest;
}

/** A marker without the other one, which an edit may leave, is text: what stands behind it is not ours. */
function findSections(text: string): Section[] {
  const found: Section[] = [];
  let open: RegExpExecArray | null = null;
  for (const marker of text.matchAll(MARKER)) {
    const to = marker.index + marker[0].length;
    if (open && marker[1] === 'end') {
      const between = text.slice(open.index + open[0].length, marker.index);
      const isEdited = open[2] !== undefined && open[2] !== digestOf(between);
      found.push({ from: open.index, to, isEdited });
    }
    open = marker[1] === 'begin' ? marker : null;
  }
  return found;
}

/** Tools that write line ends anew change nothing. */
const digestOf = (text: string) => shortDigest(text.trim().replaceAll('\r\n', '\n'));
