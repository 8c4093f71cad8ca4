import MarkdownIt, { type Token } from 'markdown-it';

/**
 * Text from elsewhere brings no markup and no requests of its own: HTML is shown as text or left out,
 * pictures become their description, and relative links, which mean something else there, plain text.
 * @returns whether anything of the token is left
 */
export function makeHarmless({ type, children }: Token): boolean {
  if (type === 'html_block') return false;
  let inLink = false;
  for (const child of children ?? []) {
    const isRelative =
      child.type === 'link_open' && !/^https?:\/\//i.test(String(child.attrGet('href')));
    if (isRelative) inLink = true;
    if (isRelative || (inLink && child.type === 'link_close')) {
      inLink &&= child.type !== 'link_close';
      toText(child, '');
    } else if (child.type === 'image' || child.type === 'html_inline') toText(child, child.content);
  }
  return true;
}

/** Puts text in the place of a token. */
export function toText(token: Token, content: string): void {
  const plain = new MarkdownIt.Token('text', '', 0);
  Object.assign(token, { ...plain, content });
}
