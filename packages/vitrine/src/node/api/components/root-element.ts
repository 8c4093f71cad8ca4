/** The element a component renders when the user does not choose another. */
import {
  is,
  SymbolFlags,
  TypeFlags,
  type ExportedSymbol,
  type Node,
  type TypeParameterDeclaration,
  type Type,
  type TypeHost,
} from '../checker/type-host.ts';
import { definedType } from '../checker/defined-type.ts';
import type { FoundProp } from '../props/found-prop.ts';
import { propertiesNamed } from '../props/bases/property-of.ts';
import { allLiterals, literalsOf } from '../checker/literals-of.ts';
import { defaultOf } from '../props/shape/root-default.ts';
import { takesAnyElement } from '../props/element-names.ts';
import { lookedUpTags } from './written/looked-up-tags.ts';
import { writtenTag } from './written/written-tag.ts';
import type { ComponentShape } from '../props/shape/shape.ts';
import { ROOT_PROPS } from '../../model/component-doc.ts';

/** The package's exports, in which the types of props are found. */
interface Exports {
  host: TypeHost;
  isNative: (file: string) => boolean;
  exported: ReadonlyMap<string, ExportedSymbol>;
}

/**
 * From the default of the type parameter that stands for the root, in the component's signature or
 * its `…Props` type; or of one for the name of an element; or else from the element its event handlers are typed with,
 * when only one tag has that DOM interface, or the props are written for one of those that share it. A name (`button`,
 * `Paper`) or `null`.
 * @param found the component's props
 * @param declaration the component's, which names an element whose interface others have, too
 */
function readRootElement(
  { host, isNative, exported }: Exports,
  component: string,
  shape: ComponentShape,
  found: readonly FoundProp[],
  declaration: Node,
): string | null {
  if (shape.rootParameter !== null) {
    const stated =
      shape.rootDefault ?? defaultInPropsType(host, exported.get(`${component}Props`)?.symbol);
    if (stated !== null) return stated;
  }
  const isChoice = found.some(({ name }) => ROOT_PROPS.includes(name));
  const chosen = isChoice ? defaultChoice(host, shape, isNative) : null;
  if (chosen !== null) return chosen;
  const tag = shape.generics.find((one) => standsForTag(host, one));
  const byDefault = tag === undefined ? null : defaultOf(host, tag);
  if (byDefault !== null) return byDefault;
  let isShared = false;
  for (const { type } of [...shape.variants].reverse()) {
    const dom = domInterfaceOf(host, type, isNative);
    const tag = dom === null ? null : host.react.tagOf(dom);
    if (tag !== null) return tag;
    isShared ||= dom === 'HTMLElement';
  }
  return isShared ? writtenTag(host, declaration) : null;
}

interface ReadComponent {
  name: string;
  declaration: Node;
  shape: ComponentShape;
  found: readonly FoundProp[];
}

/**
 * The root element, and whether its attributes and events are taken, by whatever name it is chosen.
 * @param chosen the element that a prop chooses
 */
export function readRoot(
  context: Exports,
  { name, declaration, shape, found }: ReadComponent,
  chosen: string | null,
): { rootElement: string | null; takesAttributes: boolean } {
  const told = readRootElement(context, name, shape, found, declaration) ?? chosen;
  // Of what type parameters choose, the checker knows no attributes.
  const isOpen = told === null && shape.generics.length > 0;
  const lookedUp = isOpen ? lookedUpTags(context.host, declaration) : null;
  const rootElement = told ?? lookedUp?.byDefault ?? null;
  const isTaken = rootElement !== null || lookedUp !== null || takesAttributes(context, shape);
  return { rootElement, takesAttributes: isTaken };
}

/** Tells whether a component takes the attributes and events that every element has. */
export function takesNative(
  context: Pick<Exports, 'host' | 'isNative'>,
  { variants }: Pick<ComponentShape, 'variants'>,
): boolean {
  return variants.some(({ type }) =>
    [RARE_EVENT, USUAL_EVENT].some((name) => isFromReact(context, type, name)),
  );
}

/** The same, where no few events or attributes are taken by name. */
function takesAttributes(
  context: Pick<Exports, 'host' | 'isNative'>,
  { variants }: Pick<ComponentShape, 'variants'>,
): boolean {
  return variants.some(({ type }) =>
    [RARE_EVENT, RARE_ATTRIBUTE].every((name) => isFromReact(context, type, name)),
  );
}

function isFromReact(
  { host, isNative }: Pick<Exports, 'host' | 'isNative'>,
  type: Type,
  name: string,
): boolean {
  return propertiesNamed(host, type, name, isNative).some((one) =>
    host.filesOf(one).some(isNative),
  );
}

/** Hardly anybody declares it but React. */
const USUAL_EVENT = 'onKeyUp';

/** Nobody leaves it out, or declares it anew as text fields do with the events of keys. */
const RARE_EVENT = 'onGotPointerCapture';

/** What elements of HTML and of SVG have, and nobody takes alone. */
const RARE_ATTRIBUTE = 'suppressHydrationWarning';

/** `Tag extends keyof JSX.IntrinsicElements`, by whatever name of a library's; components are none of them. */
function standsForTag(host: TypeHost, { constraint }: TypeParameterDeclaration): boolean {
  const text = constraint?.getText() ?? '';
  if (!/^(keyof )?[\w.]+$/.test(text)) return false;
  const type = host.checker.getTypeFromTypeNode(constraint!);
  return type !== undefined && allLiterals(host, [type]) && takesAnyElement(literalsOf(host, type));
}

/** `as?: 'button'` beside a variant with `as: 'a'`: the one that can be left out. */
function defaultChoice(
  host: TypeHost,
  { variants }: ComponentShape,
  isNative: Exports['isNative'],
): string | null {
  for (const { type } of variants.length > 1 ? variants : []) {
    if ((type.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) continue;
    for (const name of ROOT_PROPS) {
      const symbols = propertiesNamed(host, type, name, isNative);
      if (symbols.some(({ flags }) => (flags & SymbolFlags.Optional) === 0)) continue;
      for (const given of host.checker.getTypeOfSymbol(symbols)) {
        const defined = given && definedType(host, given);
        if (defined?.isStringLiteralType()) return defined.value;
      }
    }
  }
  return null;
}

function defaultInPropsType(
  host: TypeHost,
  symbol: Parameters<TypeHost['declarationsOf']>[0] | undefined,
): string | null {
  for (const declaration of symbol === undefined ? [] : host.declarationsOf(symbol)) {
    if (!is.isTypeAliasDeclaration(declaration) && !is.isInterfaceDeclaration(declaration))
      continue;
    for (const parameter of declaration.typeParameters ?? []) {
      if (/ElementType/.test(parameter.constraint?.getText() ?? ''))
        return defaultOf(host, parameter);
    }
  }
  return null;
}

function domInterfaceOf(host: TypeHost, props: Type, isNative: Exports['isNative']): string | null {
  if ((props.flags & (TypeFlags.Object | TypeFlags.Intersection)) === 0) return null;
  const handlers = propertiesNamed(host, props, USUAL_EVENT, isNative);
  const named = host.checker.getTypeOfSymbol(handlers).map((type) => {
    const dom = type && definedType(host, type).getAliasTypeArguments()[0];
    // Its text, because the checker would describe the symbol with all of its many declarations.
    return dom === undefined ? null : host.checker.typeToString(dom);
  });
  return new Set(named).size === 1 ? named[0]! : null;
}
