/** The prop by which a user chooses the root element: `component` or `as`. */
import { blankProp, ROOT_PROPS, type GenericDoc, type PropDoc } from '../../model/component-doc.ts';
import { describe } from '../checker/comments/doc-tags.ts';
import { printDefinedType } from '../checker/print-type.ts';
import { docOf, textOf } from '../checker/syntax.ts';
import type { TypeHost } from '../checker/type-host.ts';
import { readGeneric } from './place.ts';
import type { ComponentShape } from './shape/shape.ts';

/** What is known of the choice of the root element. */
export interface RootChoice {
  /** All props, with the one that chooses the root. */
  props: PropDoc[];
  /** Type parameters that stand for something else. */
  generics: GenericDoc[];
  /** What is rendered where nothing is chosen, when a type parameter says so. */
  element: string | null;
  polymorphic: boolean;
}

/**
 * Completes the prop that chooses the root, which may have an overload of its own. Where its type is a type parameter
 * (`as?: E`), it gets the type that this stands for, and its default.
 */
export function readRootChoice(host: TypeHost, shape: ComponentShape, own: PropDoc[]): RootChoice {
  const byParameter = shape.rootDefault ?? null;
  const fixed = own.map((prop) => openRoot(shape, prop, byParameter));
  const isOpen = own.some(isRootChoice);
  // A parameter for nothing unless one writes it: it stands for the root, or for that of what is rendered instead.
  const generics = shape.generics
    .map(readGeneric)
    .filter((one) => !isOpen || one.default !== 'void');
  const rootProp = readRootProp(shape, own, host);
  const props = rootProp === null ? fixed : insertLastOwn(fixed, rootProp);
  const parameter = shape.rootParameter && readGeneric(shape.rootParameter);
  const chosen =
    generics.find((one) => props.some((prop) => isTypedAs(prop, one))) ?? parameter ?? null;
  const isRoot = shape.rootParameter !== null && chosen === parameter;
  const stated = isRoot ? byParameter : chosen && literalOf(chosen);
  const element = stated ?? fixed.find((prop, i) => prop !== own[i])?.default?.slice(1, -1) ?? null;
  const isChoice = ({ name }: PropDoc) =>
    isRoot ? name === shape.rootProp!.name : ROOT_PROPS.includes(name);
  const completed = props.map((prop) => {
    if (chosen === null || !isChoice(prop)) return prop;
    // A helper type has another name for the parameter, and its own constraint.
    const isHelped = isRoot && /^[\w.]+$/.test(prop.type);
    return complete(prop, chosen, { element, isOpen: isHelped || isTypedAs(prop, chosen) });
  });
  // All elements, by a name of the library's own.
  const isNamed = (one: PropDoc) => isRoot && isChoice(one) && one.type === chosen?.constraint;
  return {
    props: completed,
    generics: generics.filter((one) => one !== chosen),
    element,
    polymorphic: rootProp !== null || completed.some((one) => isRootChoice(one) || isNamed(one)),
  };
}

/** `as?: 'div'`, typed with what is rendered by default where the parameter, which stands for what else there may be, does not say so. */
function openRoot(shape: ComponentShape, prop: PropDoc, byParameter: string | null): PropDoc {
  if (shape.rootProp?.name !== prop.name) return prop;
  const literal = /^(['"])([\w-]+)\1$/.exec(prop.type)?.[2];
  if (literal === undefined)
    return isOfSeveral(shape, prop) ? { ...prop, type: 'React.ElementType', values: [] } : prop;
  if (byParameter !== null) return { ...prop, type: 'React.ElementType', values: [] };
  const by = {
    default: prop.default ?? `'${literal}'`,
    defaultFrom: prop.defaultFrom ?? 'code',
  } as const;
  return { ...prop, type: 'React.ElementType', values: [], ...by };
}

/** `'h1' | 'h2'` of `as?: Tag`, one of which is rendered by default, where `Tag` is the parameter. */
function isOfSeveral({ isFilledIn }: ComponentShape, { type }: PropDoc): boolean {
  return isFilledIn === true && /^'[\w-]+'( \| '[\w-]+')+$/.test(type);
}

function complete(
  prop: PropDoc,
  chosen: GenericDoc,
  { element, isOpen }: { element: string | null; isOpen: boolean },
): PropDoc {
  const type = isOpen ? (chosen.constraint ?? 'React.ElementType') : prop.type;
  if (element === null || prop.default !== null || prop.inherited) return { ...prop, type };
  const text = /^[a-z]/.test(element) ? `'${element}'` : element;
  return { ...prop, type, default: text, defaultFrom: 'code' };
}

/** Tells whether a prop takes any element type. */
function isRootChoice({ name, type, inherited }: PropDoc): boolean {
  return ROOT_PROPS.includes(name) && !inherited && /ElementType|JSXElementConstructor/.test(type);
}

/** A type parameter with a constraint of its own kind may be a choice among a few: that stays. */
function isTypedAs({ name, type }: PropDoc, { name: parameter, constraint }: GenericDoc): boolean {
  // Of what anything may be, only a name that says nothing else tells that it is an element.
  const isElement =
    constraint === null ? name !== 'tag' : /ElementType|JSXElementCons|Intrinsic/.test(constraint);
  return ROOT_PROPS.includes(name) && type === parameter && isElement;
}

function literalOf({ default: text }: GenericDoc): string | null {
  return /^(['"])([\w-]+)\1$/.exec(text ?? '')?.[2] ?? null;
}

/** The prop that chooses the root element, when only an overload of its own declares it. */
function readRootProp(shape: ComponentShape, props: PropDoc[], host: TypeHost): PropDoc | null {
  const symbol = shape.rootProp;
  if (symbol === null || props.some(({ name }) => name === symbol.name)) return null;
  const declaration = host.declarationsOf(symbol)[0];
  const doc = declaration === undefined ? null : docOf(declaration);
  const constraint = shape.rootParameter!.constraint;
  return {
    ...blankProp(),
    name: symbol.name,
    type: constraint === undefined ? 'React.ElementType' : textOf(constraint),
    description: doc === null ? '' : describe(doc),
  };
}

function insertLastOwn(props: PropDoc[], prop: PropDoc): PropDoc[] {
  const own = props.filter(({ inherited }) => !inherited);
  return [...own, prop, ...props.slice(own.length)];
}

/**
 * A type with `PropsOf<Tag>['className']` in the words of what every element takes, `string`.
 * @param root name of the type parameter that stands for the element
 */
export function withPlainAttributes(host: TypeHost, text: string, root: string): string {
  const one = `[\\w.]+(?:<${root}>|\\[${root}\\])\\[['"]([\\w-]+)['"]\\]`;
  const attributes = new RegExp(`\\bNonNullable<${one}>|(?<![\\w.])${one}`, 'g');
  return text.replace(attributes, (whole, given?: string, bare?: string) => {
    const type = host.react.attributeType(given ?? bare!);
    return type === undefined ? whole : printDefinedType(host, type);
  });
}
