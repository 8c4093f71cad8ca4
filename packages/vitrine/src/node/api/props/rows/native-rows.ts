import path from 'node:path';
import { textOf, typeNodeOf } from '../../checker/syntax.ts';
import type { DocComment } from '../../checker/comments/jsdoc.ts';
import { is, type Node, type Type } from '../../checker/type-host.ts';
import type { FoundProp } from '../found-prop.ts';
import { isWrittenOut } from '../gaps/written-out.ts';
import type { PropContext, Source } from './prop-context.ts';

/** What a component takes of an element's attributes by name. */
export function isOnlyNative(
  { host, isNative }: PropContext,
  { name, symbols }: FoundProp,
): boolean {
  if (name === 'children' || !host.react.isAttribute(name)) return false;
  const files = symbols.flatMap((one) => host.filesOf(one));
  return files.length > 0 && files.every(isNative);
}

/**
 * `className?: string` without a word, in a type that helps many components: what every element has, declared
 * again. Another type than the element's makes it a prop of its own, `any` among them, and so does the component's own
 * file; and where the component takes no such attributes, nobody would know of this one.
 */
export function isNativeRedeclaration(
  { host, file, family, takesNative }: PropContext,
  name: string,
  source: Source | undefined,
  doc: DocComment,
  types: Type[],
): boolean {
  if (source === undefined || name === 'children' || doc.description !== '' || doc.tags.length > 0)
    return false;
  if (name === 'ref' || name === 'key' || isWrittenOut(host, name, source.node)) return true;
  const { fileName } = source.node.getSourceFile();
  if (path.dirname(fileName) === path.dirname(file) || OF_FEW.test(name)) return false;
  const native = host.react.attributeType(name);
  const written = typeNodeOf(source.node);
  // A handler that another component writes out, and does not name as React does, is what that one is for: so it is here.
  const owner = family.components.has(source.owner ?? '') ? source.owner : null;
  if (written && is.isFunctionTypeNode(written) && isNamedAfter(fileName, owner)) return false;
  if (native === undefined || (written !== undefined && /(?<!<)\bany\b/.test(textOf(written))))
    return false;
  // What users give for a parameter is what the prop is for, though it be as an attribute's here: `Picker<string>`.
  if (written !== undefined && isParameterOf(source.node.parent, textOf(written))) return false;
  const { checker } = host;
  if (!takesNative()) return false;
  return types.every(
    (type) => checker.isTypeAssignableTo(type, native) && checker.isTypeAssignableTo(native, type),
  );
}

/** Tells whether a file, or its folder, is named after a component. */
function isNamedAfter(file: string, component: string | null): boolean {
  const [base] = path.basename(file).split('.');
  return component !== null && [base, path.basename(path.dirname(file))].includes(component);
}

/** What React's types give every element, and HTML few or none: who declares `color` or `prefix` means something by it. */
const OF_FEW =
  /^(about|color|content|datatype|default(Checked|Value)|inlist|prefix|property|rel|resource|results|rev|security|typeof|vocab)$/;

/** Tells whether an interface has a type parameter of this name. */
const isParameterOf = (node: Node, name: string) =>
  is.isInterfaceDeclaration(node) &&
  node.typeParameters?.some((one) => one.name.getText() === name) === true;
