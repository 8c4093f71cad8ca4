/** An exported hook, function, class or constant → its documentation. */
import type { Family } from '../../props/owner.ts';
import type { InstalledPackage } from '../../../base/packages/manifest.ts';
import { blankFields, type ComponentDoc, type ImportDoc } from '../../../model/component-doc.ts';
import { describeAlone, otherTags, remarkTags } from '../../checker/comments/doc-tags.ts';
import { textOf } from '../../checker/syntax.ts';
import { is } from '../../checker/type-host.ts';
import type { ClassDeclaration, Node } from '../../checker/type-host.ts';
import { placeOf, readGeneric } from '../../props/place.ts';
import { readNamedTypes } from '../../props/named/named-types.ts';
import { typeText } from '../../props/type-text/type-text.ts';
import type { PlainExport } from '../find-exports.ts';
import type { MemberContext } from '../members.ts';
import { readClass } from './read-class.ts';
import { readFunctionsOf, readOwnFunctions } from './own-functions.ts';
import { readSignatures, signatureNodes } from '../signatures.ts';

/** Facts of the package that exports are read with. */
export interface ExportContext extends MemberContext {
  /** Its name in import statements. */
  name: string;
  installed: InstalledPackage;
  family: Family;
  importsOf: (one: PlainExport) => ImportDoc[];
}

/** Reads everything the types say about it. */
export function documentExport(context: ExportContext, one: PlainExport): ComponentDoc {
  const { kind, name, aliases, type, declaration, doc } = one;
  const [first] = context.host.callSignatures(type);
  const node = first === undefined ? undefined : context.host.declarationOf(first);
  const described = describeAlone(doc);
  const made = kind === 'constant' ? readClass(context, one) : null;
  const own = [
    ...(kind === 'constant'
      ? readFunctionsOf(context, one)
      : readOwnFunctions(context, name, type)),
    ...(made?.functions ?? []),
  ];
  return {
    ...blankFields(),
    kind,
    name,
    aliases,
    package: context.name,
    imports: context.importsOf(one),
    description: described,
    ...otherTags(doc),
    ...remarkTags(doc),
    signatures: [
      ...(made?.made ?? readSignatures(context, { name, declaration }, type)),
      ...own.flatMap(({ signatures }) => signatures),
    ],
    generics: typeParametersOf(made === null ? node : declaration),
    types: readNamedTypes({ ...context, isKnown: () => false }, [
      ...(made?.nodes ?? signatureNodes(context.host, type)),
      ...own.flatMap((each) => each.nodes),
    ]),
    definition: kind === 'constant' ? definitionOf(context, one) : null,
    ...placeOf(context, declaration.getSourceFile().fileName),
  };
}

function typeParametersOf(node: Node | undefined) {
  const declared = (node as { typeParameters?: readonly Node[] } | undefined)?.typeParameters;
  return declared?.filter(is.isTypeParameterDeclaration).map(readGeneric) ?? [];
}

/** Longest list of names in the definition of a namespace. */
const MAX_NAMES = 40;

/** Members of an enumeration or a namespace, how a class begins; of any other constant, its type. */
function definitionOf(
  { host }: ExportContext,
  { name, symbol, type, declaration }: PlainExport,
): string {
  if (is.isEnumDeclaration(declaration)) return textOf(declaration).replace(/^.*?\benum\b/, 'enum');
  if (is.isClassDeclaration(declaration)) return classHead(name, declaration);
  if (!is.isSourceFile(declaration) && !is.isModuleDeclaration(declaration))
    return typeText(host, { symbol, declaration, optional: false, generics: [] });
  const names = host.checker.getPropertiesOfType(type).map((member) => member.name);
  const more = names.length > MAX_NAMES ? ', …' : '';
  return `{ ${names.slice(0, MAX_NAMES).join(', ')}${more} }`;
}

/** `class Store<Item> extends Base<Item>` */
function classHead(name: string, { typeParameters, heritageClauses }: ClassDeclaration): string {
  const generics = typeParameters && `<${typeParameters.map(textOf).join(', ')}>`;
  return [`class ${name}${generics ?? ''}`, ...(heritageClauses ?? []).map(textOf)].join(' ');
}
