/** The props as a whole, by the names that code has for them. */
import { unwrap, type Syntax } from '../syntax.ts';

/** How a function or a class calls its props. */
export interface PropNames {
  /** Names of objects that hold all of them, or all but some. */
  objects: Set<string>;
  /** Local name → prop. */
  props: Map<string, string>;
  /** `this.props` holds them as well. */
  isClass?: boolean;
}

/** `this.props`, which compilers may call `_this.props`. */
export function isOwnProps(node: Syntax): boolean {
  const { object, property } = node as unknown as { object: Syntax; property: Syntax };
  if (node.type !== 'MemberExpression' || property.name !== 'props') return false;
  return object.type === 'ThisExpression' || /^_this\d*$/.test(String(object.name));
}

/** Tells whether a value is an object that holds the props. */
export function holdsProps(written: Syntax, { objects, isClass = false }: PropNames): boolean {
  const node = unwrap(written);
  return objects.has(node.name as string) || (isClass && isOwnProps(node));
}

/** Tells whether a value is the props, or a call that gets them. */
export function handsOn(node: Syntax, names: PropNames): boolean {
  if (node.type === 'ObjectExpression')
    return (node.properties as { value?: Syntax; argument?: Syntax }[]).some(
      ({ value, argument }) => holdsProps((value ?? argument)!, names),
    );
  if (node.type !== 'CallExpression') return holdsProps(node, names);
  return (node.arguments as Syntax[]).some((one) => handsOn(one, names));
}
