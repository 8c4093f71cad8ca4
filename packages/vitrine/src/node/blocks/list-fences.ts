const FENCE = /^(?:[ \t>]|[-*+] |\d{1,9}[.)] )*(`{3,}(?=[^`]*$)|~{3,})/;

/** Where fenced code begins and ends. Of the lines, only those with a mark of it are looked at. */
export function listFences(markdown: string): { start: number; end: number }[] {
  const fences: { start: number; end: number }[] = [];
  let open = '';
  let start = 0;
  let ticks = markdown.indexOf('```');
  let tildes = markdown.indexOf('~~~');
  for (let end = 0; ticks !== -1 || tildes !== -1;) {
    if (ticks !== -1 && ticks < end) ticks = markdown.indexOf('```', end);
    if (tildes !== -1 && tildes < end) tildes = markdown.indexOf('~~~', end);
    const mark = ticks === -1 || (tildes !== -1 && tildes < ticks) ? tildes : ticks;
    if (mark === -1) break;
    const from = markdown.lastIndexOf('\n', mark) + 1;
    const next = markdown.indexOf('\n', mark);
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
