/** What a package exports without documenting it, because its author says so. */
import { isHidden } from '../checker/comments/doc-tags.ts';
import { docOf } from '../checker/syntax.ts';
import type { ExportedSymbol, TypeHost } from '../checker/type-host.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { isValue } from '../checker/value-exports.ts';

/** Names of exported values that are marked, as by `@internal`, and not documented. */
export function findMarked(
  host: TypeHost,
  all: readonly ExportedSymbol[],
  docs: readonly ComponentDoc[],
): string[] {
  const known = new Set(docs.flatMap(({ name, aliases }) => [name, ...aliases]));
  const marked = all.filter((one) => {
    if (known.has(one.name) || one.isTypeOnly || !isValue(one)) return false;
    const [declaration] = host.declarationsOf(one.symbol);
    return declaration !== undefined && isHidden(docOf(declaration));
  });
  return [...new Set(marked.map(({ name }) => name))].sort();
}
