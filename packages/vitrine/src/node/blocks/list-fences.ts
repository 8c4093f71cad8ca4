const FENCE = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] )*(`{3,}(?=[^`]*$)|~{3,})/;

/** Where fenced code begins and ends. Of the lines, only those with a mark of it are looked at. */
export function listFences(markdown: string): { start: number; end: number }[] {
  const fences: { start: number; end: number }[] = [];
  let open = '';
  let start = 0;
  let end = 0;
  for (const { index } of markdown.matchAll(/```|~~~/g)) {
    // Of a line that has been looked at.
    if (index < end) continue;
    const from = markdown.lastIndexOf('\n', index) + 1;
    const next = markdown.indexOf('\n', index);
    end = next === -1 ? markdown.length : next;
    const line = markdown.slice(from, end);
    if (open === '') {
      open = FENCE.exec(line)?.[1] ?? '';
      start = from;
    } else if (closes(line, open)) {
      fences.push({ start, end });
      open = '';
    }
  }
  return open === '' ? fences : [...fences, { start, end: markdown.length }];
}

function closes(line: string, open: string): boolean {
  const end = line.replace(/^[ \t>]+/, '').trimEnd();
  return end.length >= open.length && end === open[0]!.repeat(end.length);
}
