import { capitalize } from '../base/text.ts';

/** A file name without extension as a title: `contained-buttons` → `Contained buttons`. */
export function titleFromFileName(name: string): string {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .join(' ')
    .toLowerCase();
  return capitalize(words);
}
