/** Pages of a Markdown file by their title: a first-level heading outside of code begins one. */
export function splitPages(text: string): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  let page: string[] = [];
  let fence = '';
  for (const line of text.trimEnd().split('\n')) {
    const [mark = ''] = /^(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    if (fence === '' && line.startsWith('# ')) pages.set(line.slice(2), (page = []));
    else page.push(line);
  }
  for (const lines of pages.values()) while (lines.at(-1) === '') lines.pop();
  return pages;
}
