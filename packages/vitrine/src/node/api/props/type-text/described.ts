/** Props that an object describes: `declare const defs: { size: { values: readonly ['1', '2']; default: '2' } }`. */
import type { LiteralDoc } from '../../../model/component-doc.ts';
import { isMemberOfValue, typeNodeOf } from '../../checker/syntax.ts';
import { is, type Node } from '../../checker/type-host.ts';
import { inSingleQuotes } from '../../checker/quotes.ts';

/** The default that the object gives, as text; `null` where it gives none, or several for different uses. */
export function describedDefault(declaration: Node | undefined): string | null {
  if (declaration === undefined || !isMemberOfValue(declaration)) return null;
  const type = typeNodeOf(declaration);
  if (type === undefined || !is.isTypeLiteralNode(type)) return null;
  const member = type.members.find(
    (one) => is.isPropertySignatureDeclaration(one) && one.name.getText() === 'default',
  );
  const value = member === undefined ? undefined : typeNodeOf(member);
  if (value === undefined || !is.isLiteralTypeNode(value)) return null;
  const text = inSingleQuotes(value.getText());
  return text === 'null' ? null : text;
}

/** Values within a type that the checker wrote, in the order of their authors: it sorts them as it pleases. */
export function inAuthoredOrder(type: string, values: readonly LiteralDoc[]): string {
  const order = values.map(({ text }) => text);
  return type.replace(STRINGS, (union) => {
    const members = union.split(' | ');
    const sorted = order.filter((text) => members.includes(text));
    return sorted.length === members.length ? sorted.join(' | ') : union;
  });
}

const STRINGS = /'[^'\\]*'(?: \| '[^'\\]*')+/g;
