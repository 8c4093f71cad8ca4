import { readFileSync } from 'node:fs';
import { remember } from '../../../shared/remember.ts';
import { escapePattern } from '../../base/text.ts';
import { withoutNumber } from '../checker/syntax.ts';

/**
 * Tells whether a numbered name stands for what has the same name without: `interface Item$1 extends Core.Item {}` says
 * nothing but that. Where files number several types alike, all of them have to.
 * @param files asked for when there is something to tell
 */
export function createSameNamed(files: () => readonly string[]): (name: string) => boolean {
  let texts: string[] | undefined;
  return remember((name: string) => {
    texts ??= files()
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => /\w\$\d/.test(text));
    const [own, plain] = [escapePattern(name), escapePattern(withoutNumber(name))];
    const declared = new RegExp(`\\b(?:interface|type|class|enum|as) ${own}\\b`, 'g');
    const same = new RegExp(
      `^interface ${own}(?:<.*>)? extends (?:\\w+\\.)*${plain}(?:<.*>)? \\{\\s*\\}`,
    );
    const found = texts.flatMap((text) =>
      [...text.matchAll(declared)].map(({ index }) => same.test(text.slice(index))),
    );
    return found.length > 0 && !found.includes(false);
  });
}
