/** `@cssprop --size - How large.` in the comment of a component. */
import { splitType } from '../checker/comments/doc-tags.ts';
import type { Selectors, Styled } from './styled.ts';

const LISTS: [list: keyof Selectors, tag: RegExp][] = [
  ['cssVariables', /^css(prop|property|var|variable|customproperty)$/i],
  ['cssParts', /^csspart$/i],
  ['dataAttributes', /^(data(-?attr(ibute)?)?|attr(ibute)?)$/i],
];

export function readTags({ doc }: Styled): Partial<Selectors> {
  const found: Selectors = { dataAttributes: [], cssVariables: [], cssParts: [] };
  for (const { name: tag, text } of doc.tags) {
    const [list] = LISTS.find(([, pattern]) => pattern.test(tag)) ?? [];
    if (list === undefined) continue;
    const { type, rest } = splitType(text);
    const [, name, value = '', about = ''] = NAMED.exec(rest) ?? [];
    if (name === undefined) continue;
    const notes = [
      type === '' ? '' : `Value: \`${type}\`.`,
      value.trim() === '' ? '' : `Default: \`${value.trim()}\`.`,
    ];
    const description = [about.trim(), ...notes].filter((part) => part !== '').join(' ');
    found[list].push({ name, description });
  }
  return found;
}

/** `--size`, `[--size=2px]`, and what follows a hyphen or a space. */
const NAMED = /^\[?([\w-]+)(?:=([^\]\n]*)\]|\])?\s*(?:-\s)?([\s\S]*)$/;
