/** Attributes of elements that a compiler wrote out, because it could not name their type. */
import { is, type Node, type TypeHost } from '../../checker/type-host.ts';

/** Attributes that no one writes by hand. */
const MANY = 100;

const remembered = new WeakMap<Node, ReadonlySet<string>>();

/** Tells whether a prop is an attribute of an element among so many others that a compiler must have listed them. */
export function isWrittenOut(host: TypeHost, name: string, declaration: Node): boolean {
  const list = declaration.parent;
  if (list === undefined || !is.isTypeLiteralNode(list) || list.members.length < MANY) return false;
  const known = remembered.get(list) ?? attributesIn(host, list.members);
  remembered.set(list, known);
  return known.size >= MANY && known.has(name);
}

function attributesIn(host: TypeHost, members: readonly Node[]): ReadonlySet<string> {
  const names = members.map((member) => {
    const { name } = member as { name?: Node };
    return name?.getText().replace(/^(['"])(.*)\1$/, '$2') ?? '';
  });
  return new Set(names.filter((name) => host.react.isAttribute(name)));
}
