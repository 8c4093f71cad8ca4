const FENCED = /^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1|$(?![^]))/gm;
const SPAN = /(?<!`)`([A-Za-z]\w*)(?:=[^`\n]*)?`(?!`)/g;

/** Names that prose has in code, once each and in its order: props too, with what they are set to or without. */
export function listMentions(markdown: string): string[] {
  const prose = markdown.replace(FENCED, '');
  return [...new Set([...prose.matchAll(SPAN)].map(([, name]) => name!))];
}
