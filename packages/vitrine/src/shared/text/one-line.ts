/** Text without line breaks and other runs of white space. Single spaces, which are most of it, are passed over. */
export function onOneLine(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}
