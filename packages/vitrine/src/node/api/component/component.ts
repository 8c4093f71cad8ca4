/** One exported component → its documentation. */
import { declaredName } from '../components/default-name.ts';
import { findClassConstant, type ClassConstant } from './class-names.ts';
import { addedToAll } from '../props/bases/added.ts';
import { collectProps, type Collected } from '../props/collect/collect-props.ts';
import type { SharedType } from './shared-props.ts';
import type { SplitProps } from './split-props.ts';
import type { ComponentExport } from '../components/components.ts';
import { describe, otherTags, remarkTags } from '../checker/comments/doc-tags.ts';
import {
  blankFields,
  type ComponentDoc,
  type ImportDoc,
  type InheritsDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import type { FoundProp } from '../props/found-prop.ts';
import type { Family } from '../props/owner.ts';
import type { InstalledPackage } from '../../base/packages.ts';
import { explainGaps, explainUnknown } from './explain-gaps.ts';
import { joinReasons } from '../props/gaps/wanted-packages.ts';
import { withPropTypes } from '../components/prop-types.ts';
import {
  defaultsOfClass,
  givenAlone,
  withGiven,
  type ClassDefaults,
} from '../components/written/class-defaults.ts';
import { propsBeside } from '../components/written/props-beside.ts';
import { withWrittenParts } from '../components/written/written-parts.ts';
import { withParameterTags } from '../components/parameter-tags.ts';
import { readStaticFunctions } from '../exports/own-functions.ts';
import { documentProps, type DocumentedProps } from '../props/rows/document-props.ts';
import { wordsOfType } from '../props/gaps/words-of-type.ts';
import { partsOfData } from '../props/named/data-parts.ts';
import { typesOfProps } from '../props/types-of-props.ts';
import { placeOf } from '../props/place.ts';
import { readHandle, readRef } from '../props/ref.ts';
import { readNamedTypes } from '../props/named/named-types.ts';
import { readSelectors } from '../selectors/read-selectors.ts';
import { readRoot, takesNative } from '../components/root-element.ts';
import { readRootChoice } from '../props/root-prop.ts';
import { readShape, shapeOfProps, type ComponentShape } from '../props/shape.ts';
import { definedType } from '../checker/defined-type.ts';
import {
  readClasses,
  readSlots,
  themeNameOf,
  typeOf,
  type ThemeKeys,
} from '../theme/theme-keys.ts';
import type { ExportedSymbol, Type, TypeHost } from '../checker/type-host.ts';

/** Facts of the package while its components are read. */
export interface PackageContext {
  host: TypeHost;
  /** Its name in import statements. */
  name: string;
  installed: InstalledPackage;
  exported: ReadonlyMap<string, ExportedSymbol>;
  family: Family;
  theme: ThemeKeys;
  /** Names of members that many components have. */
  usual: ReadonlySet<string>;
  importsOf: (component: Pick<ComponentExport, 'name'>) => ImportDoc[];
  isNative: (file: string) => boolean;
  /** Takes the props of a component apart. */
  split: SplitProps;
  /** Names of what lies in a folder. */
  namesIn: (dir: string) => ReadonlySet<string>;
  /** Is told of files that are read besides those of the program. */
  onRead: (file: string) => void;
  /** Filled as components are read: where the classes of each are named at run time. */
  classConstants: Map<string, ClassConstant>;
  /** Filled as components are read: those whose `defaultProps` may fill in any prop, as far as types tell. */
  openDefaults: Set<string>;
  /** Props of components whose default a comment in another package states. */
  farDefaults: Map<string, ReadonlySet<string>>;
}

/** A component with its props, as far as one knows them without their texts. */
export interface CollectedComponent {
  component: ComponentExport;
  shape: ComponentShape;
  /** What a class gives itself. */
  given: ClassDefaults;
  found: Collected;
}

/** The first pass over a component, after which one knows what components share. */
export function collectComponent(
  { host, isNative, exported }: Pick<PackageContext, 'host' | 'isNative' | 'exported'>,
  component: ComponentExport,
): CollectedComponent {
  const { type, declaration } = component;
  const beside = propsBeside(exported, component);
  const whole =
    beside === null
      ? (shapes.get(type) ?? readShape(host, type))
      : shapeOfProps(host, host.checker.getDeclaredTypeOfSymbol(beside));
  if (beside === null) shapes.set(type, whole);
  const shape = withWrittenParts(host, whole, declaration);
  const found = collected.get(shape) ?? collectOf(host, shape, isNative);
  collected.set(shape, found);
  const given = defaultsOfClass(host, type);
  return { component, shape, given, found: givenAlone(host, given, shape, found) };
}

/** Of a root that is yet to be chosen the checker knows no attributes, so what a library adds to them is found apart. */
function collectOf(
  host: TypeHost,
  { variants, rootParameter }: ComponentShape,
  isNative: (file: string) => boolean,
): Collected {
  const { props, opaque } = collectProps(host, variants, { isNative });
  const names = new Set(props.map(({ name }) => name));
  const added = (rootParameter === null ? [] : addedToAll(host, isNative))
    .filter(({ name }) => !names.has(name))
    .map((one): FoundProp => ({ name: one.name, symbols: [one], required: false }));
  return { props: [...props, ...added], opaque };
}

/** Hundreds of components may have one type, as icons do. */
const shapes = new WeakMap<Type, ComponentShape>();
const collected = new WeakMap<ComponentShape, Collected>();

/** Asks at once what is asked of nearly every component as it is documented. */
export function askToDocument(context: PackageContext, all: readonly CollectedComponent[]): void {
  const { host } = context;
  const symbolsOf = ({ found }: CollectedComponent) =>
    context.split(found).own.props.flatMap(({ symbols }) => symbols);
  host.together(all, (one) => typesOfProps(host, symbolsOf(one)));
}

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

/** A shared type as an entry of its own. */
export function documentSharedType(
  { host, installed, family, isNative, name: packageName }: Omit<PackageContext, 'split'>,
  { name, file, props: found }: SharedType,
): ComponentDoc {
  const declaring = family.packageOf(file) ?? installed;
  const home = declaring.dir;
  const none = new Map<string, string>();
  const own = {
    host,
    component: name,
    home,
    file,
    isNative,
    // Stryker disable next-line all: nobody asks, as a shared type declares its props in its own file
    takesNative: () => false,
    generics: [],
  };
  const { props, unresolved, unknown } = documentProps(
    { ...own, family: { ...family, components: none } },
    [...found.values()],
  );
  return {
    ...blankFields(),
    kind: 'type',
    name,
    package: packageName,
    imports: [],
    props: props.map((prop) => ({ ...prop, required: false, inherited: false, from: null })),
    ...placeOf({ installed, family, name: packageName }, file),
    unresolved: [...unresolved, ...explainUnknown(unknown)],
  };
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

/** Reads the base from the comment: "inherits [Modal API](…)". */
function readStatedBase(comment: string): { name: string; url: string } | null {
  const stated = /\binherits \[(\w+)(?: API)?\]\(([^)\s]+)\)/.exec(comment);
  return stated === null ? null : { name: stated[1] ?? '', url: stated[2] ?? '' };
}

/** The stated base, or else the component that most inherited props come from. */
function readInherits(
  stated: { name: string; url: string } | null,
  props: PropDoc[],
  { components }: Family,
): InheritsDoc | null {
  if (stated !== null) {
    return { name: stated.name, url: components.has(stated.name) ? null : stated.url };
  }
  const counts = new Map<string, number>();
  for (const { from } of props) {
    if (from !== null && components.has(from)) counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most === undefined ? null : { name: most[0], url: null };
}
