import { escapePattern } from '../../base/text.ts';

/**
 * The line of a module's source, counted from 1, on which a name is written, as a text in quotes or as a key: of a
 * page in the tree, or a link. Where it stands more than once the last is meant, which repeats the others. 0 when it
 * is written nowhere, as a name that is computed.
 */
export function locateName(source: string, name: string): number {
  const text = escapePattern(name);
  const written = new RegExp(`(['"\`])${text}\\1|(?<![\\w$.])${text}(?=\\s*:)`, 'g');
  const last = [...source.matchAll(written)].at(-1);
  return last === undefined ? 0 : source.slice(0, last.index).split('\n').length;
}
