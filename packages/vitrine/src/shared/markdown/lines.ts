/** A line of Markdown. */
export interface MarkdownLine {
  /** Where it begins and ends in the text, without its break. */
  start: number;
  end: number;
  kind: 'heading' | 'code' | 'text';
  isBlank: boolean;
  /** The line that opened the code in which this one ends; empty outside of code. */
  open: string;
}

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;

/** The lines of a text, code told from headings. */
export function* listMarkdownLines(text: string): Generator<MarkdownLine> {
  let open = '';
  let fence = '';
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found;
    const line = text.slice(start, end);
    let kind: MarkdownLine['kind'] = open === '' ? 'text' : 'code';
    if (open === '') {
      fence = FENCE.exec(line)?.[1] ?? '';
      if (fence !== '') [open, kind] = [line, 'code'];
      else if (HEADING.test(line)) kind = 'heading';
    } else {
      const close = line.trim();
      if (close.length >= fence.length && close === fence[0]!.repeat(close.length)) open = '';
    }
    yield { start, end, kind, isBlank: kind === 'text' && line.trim() === '', open };
    start = end + 1;
  }
}
