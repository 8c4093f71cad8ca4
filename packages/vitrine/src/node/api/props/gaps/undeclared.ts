import { escapePattern } from '../../../base/text.ts';
import type { Node } from '../../checker/type-host.ts';

/**
 * The value whose type a declaration takes, where its file does not declare it: `typeof Pane` beside
 * `export { Pane } from './pane'`, which passes it on and makes it known to nobody in the file.
 */
export function undeclaredValue(node: Node): string | null {
  const { text } = node.getSourceFile();
  const names = [...node.getText().matchAll(/\btypeof ([A-Za-z_$][\w$]*)/g)].map(
    ([, name]) => name!,
  );
  const isUndeclared = (name: string) => {
    const one = escapePattern(name);
    const declared = `\\b(?:const|let|var|function|class|enum|namespace) ${one}(?![\\w$])`;
    return !new RegExp(`${declared}|^import [^;'"]*(?<![\\w$])${one}(?![\\w$])`, 'm').test(text);
  };
  return names.find(isUndeclared) ?? null;
}
