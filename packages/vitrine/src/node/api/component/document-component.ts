/** One exported component → its documentation. */
import { type ComponentDoc, blankFields } from '../../model/component-doc.ts';
import { describe, otherTags, remarkTags } from '../checker/comments/doc-tags.ts';
import { definedType } from '../checker/defined-type.ts';
import type { Type, TypeHost } from '../checker/type-host.ts';
import { declaredName } from '../components/imports/default-name.ts';
import { withParameterTags } from '../components/parameter-tags.ts';
import { withPropTypes } from '../components/prop-types.ts';
import { readRoot, takesNative } from '../components/root-element.ts';
import { withGiven } from '../components/written/class-defaults.ts';
import { readStaticFunctions } from '../exports/document/own-functions.ts';
import { joinReasons } from '../props/gaps/wanted-packages.ts';
import { wordsOfType } from '../props/gaps/words-of-type.ts';
import { partsOfData } from '../props/named/data-parts.ts';
import { readNamedTypes } from '../props/named/named-types.ts';
import type { Family } from '../props/owner.ts';
import { placeOf } from '../props/place.ts';
import { readHandle, readRef } from '../props/ref.ts';
import { readRootChoice } from '../props/root-prop.ts';
import { type DocumentedProps, documentProps } from '../props/rows/document-props.ts';
import { readSelectors } from '../selectors/read-selectors.ts';
import { readClasses, readSlots, themeNameOf, typeOf } from '../theme/theme-keys.ts';
import { findClassConstant } from './class-names.ts';
import type { CollectedComponent } from './collect-component.ts';
import { explainGaps } from './explain-gaps.ts';
import { readInherits, readStatedBase } from './inherits.ts';
import type { PackageContext } from './package-context.ts';

/** Reads everything the types say about a component. */
export function documentComponent(
  context: PackageContext,
  { component, shape, given, found: all }: CollectedComponent,
): ComponentDoc {
  const { host, installed, family, theme, isNative } = context;
  const { name, declaration, doc } = component;
  const { own: found, groups, rows } = context.split(all);
  const file = declaration.getSourceFile().fileName;
  const { dir: home } = family.packageOf(file) ?? installed;
  const stated = readStatedBase(describe(doc));
  const documented = documentProps(
    {
      host,
      component: name,
      declaredName: declaredName(host, component.symbol) ?? undefined,
      home,
      file,
      family: { ...family, base: stated?.name },
      isNative,
      takesNative: () => takesNative(context, shape),
      wordsOf: wordsOfType(context, name),
      generics: shape.generics.map((one) => one.name.getText()),
      root: shape.rootParameter?.name.getText(),
    },
    found.props.filter(
      ({ name, symbols }) => name !== 'classes' || !isEmpty(host, typeOf(host, symbols[0])),
    ),
  );
  const { props: told, opaque } = withPropTypes(host, component.type, { ...found, ...documented });
  const root = readRootChoice(host, shape, told);
  if (given.isOpen) context.openDefaults.add(name);
  context.farDefaults.set(name, new Set(documented.farDefaults));
  const said = withParameterTags(doc, root.props);
  const props = [...said.props, ...rows].map((prop) => withGiven(prop, given));
  const typeOfProp = (prop: string) =>
    typeOf(host, found.props.find((one) => one.name === prop)?.symbols[0]);
  const classesType = typeOfProp('classes');
  const classNames = context.exported.get(`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`);
  const constant = findClassConstant(host, classNames?.symbol, classesType);
  if (constant !== null && classesType !== undefined) context.classConstants.set(name, constant);
  const read = { ...component, shape, found: all.props };
  const { rootElement, takesAttributes } = readRoot(context, read, root.element);
  const ref = readRef(context, shape, rootElement);
  const handles = readHandle(context, shape, component.type, ref);
  const functions = readStaticFunctions(context, component);
  const types = typesNamed(context, shape, documented, functions);
  return {
    ...blankFields(),
    kind: 'component',
    name,
    aliases: component.aliases,
    package: context.name,
    imports: context.importsOf(component),
    description: withoutLinkLists(describe(said.doc)),
    ...otherTags(doc),
    ...remarkTags(doc),
    props,
    signatures: functions.flatMap(({ signatures }) => signatures),
    groups,
    hidden: documented.hidden,
    slots: readSlots(host, typeOfProp('slots')),
    classes: readClasses(host, classesType, name, theme),
    themeName: themeNameOf(name, theme),
    inherits: readInherits(stated, props, family),
    types: [
      ...handles,
      ...types.filter(({ name: one }) => !handles.some((each) => each.name === one)),
    ],
    ...readSelectors({ name, declaration, doc, home, namesIn: context.namesIn }, context.onRead),
    polymorphic: root.polymorphic,
    rootElement,
    takesAttributes,
    ref: ref ?? handles[0]?.name ?? null,
    generics: root.generics,
    ...placeOf(context, file),
    unresolved: joined([
      ...documented.unresolved,
      ...explainGaps(context, props, opaque, { shape, declaration, ...documented }),
    ]),
  };
}

function typesNamed(
  { host, isNative, family }: PackageContext,
  { generics, rootParameter }: CollectedComponent['shape'],
  { nodes, data }: Pick<DocumentedProps, 'nodes' | 'data'>,
  functions: ReturnType<typeof readStaticFunctions>,
) {
  const isKnown = (one: string) => isTypeOfComponent(one, family);
  const constraints = generics.flatMap(({ constraint }) => constraint ?? []);
  const named = [
    ...constraints,
    ...(rootParameter?.constraint ? [rootParameter.constraint] : []),
    ...nodes,
    ...functions.flatMap((one) => one.nodes),
  ];
  const parts = data.length === 0 ? [] : partsOfData({ host, isNative }, [...data, ...constraints]);
  return readNamedTypes({ host, isNative, isKnown }, named, parts);
}

function joined(reasons: string[]): string[] {
  return joinReasons(reasons.map((one) => [one, null])).map(([reason]) => reason);
}

/** `ButtonProps`, `ButtonClasses`: what the page of a component says anyway. */
function isTypeOfComponent(name: string, { components }: Family): boolean {
  const base = name.replace(/\.?(Props|Classes|Slots|SlotProps|ClassKey)$/, '');
  return base !== name && components.has(base);
}

/** A type without members, as of the `classes` that a helper type declares for every component. */
function isEmpty(host: TypeHost, type: Type | undefined): boolean {
  const defined = type === undefined ? undefined : definedType(host, type);
  if (defined === undefined || !defined.isObjectType()) return false;
  const { checker } = host;
  if (checker.getPropertiesOfType(defined).length > 0) return false;
  return checker.getIndexInfosOfType(defined).length === 0;
}

/** Takes off the lists of links that some authors' tools append under "Demos:" and "API:". */
function withoutLinkLists(description: string): string {
  return description
    .replace(/(^|\n)(Demos|API):\n+([-*] .*(\n|$))+/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
