/** Objects written with the names of what they have. */
import { definedType } from '../../checker/defined-type.ts';
import { definedMembers, textOf, typeNodeOf } from '../../checker/syntax.ts';
import {
  is,
  SymbolFlags,
  type Type,
  type TypeHost,
  type TypeNode,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { isComputed } from './computed.ts';
import { printSymbol } from './print-symbol.ts';

/** Longest union of objects that is shown so, in characters. */
const MAX_OBJECTS = 300;

/** Longest type of a member in a listing of members. */
const MAX_MEMBER = 40;

/**
 * A type computed over keys, or a long one, written with its keys: `{ root?: SlotProps<…>; input?: SlotProps<…> }`; of
 * several objects each that differs in that.
 */
export function listMembers(host: TypeHost, symbol: TypeSymbol): string {
  const type = host.checker.getTypeOfSymbol(symbol);
  if (type === undefined) return printSymbol(host, symbol);
  const defined = definedType(host, type);
  if (!defined.isUnionType()) return membersText(host, defined) ?? printSymbol(host, symbol);
  const printed = printSymbol(host, symbol);
  if (printed.length <= MAX_OBJECTS) return printed;
  const objects = host.membersOf(defined).map((one) => membersText(host, one));
  return objects.includes(null) ? printed : [...new Set(objects)].join(' | ');
}

/** `null` for a type without members that are written somewhere. */
function membersText(host: TypeHost, type: Type): string | null {
  const members = host.checker.getPropertiesOfType(type).flatMap((member) => {
    const node = host.declarationsOf(member)[0];
    const mark = member.flags & SymbolFlags.Optional ? '?' : '';
    if (node === undefined) return [];
    // `{ [Part in keyof T]?: CSSProperties }` says of its own what each is, whatever `T` has there.
    const text = isComputed(host, member, node)
      ? shortened(printSymbol(host, member))
      : outline(typeNodeOf(node), mark !== '');
    return [{ name: member.name + mark, node, text }];
  });
  if (members.length === 0) return null;
  members.sort((a, b) => a.node.getStart() - b.node.getStart());
  return `{ ${members.map(({ name, text }) => `${name}: ${text}`).join('; ')} }`;
}

function shortened(text: string): string {
  if (text.length <= MAX_MEMBER) return text;
  const [, name] = /^([\w.]+)<.*>$/.exec(text) ?? [];
  return name === undefined ? '…' : `${name}<…>`;
}

function outline(node: TypeNode | undefined, optional: boolean): string {
  if (node === undefined) return '…';
  // The mark says already that it may be undefined.
  const text = (optional ? definedMembers(node) : [node]).map(textOf).join(' | ');
  if (text.length <= MAX_MEMBER) return text;
  return is.isTypeReferenceNode(node) ? `${textOf(node.typeName)}<…>` : '…';
}
