/** The first pass over a component: which props it has, without their texts. */
import type { Type, TypeHost } from '../checker/type-host.ts';
import type { ComponentExport } from '../components/components.ts';
import {
  type ClassDefaults,
  defaultsOfClass,
  givenAlone,
} from '../components/written/class-defaults.ts';
import { propsBeside } from '../components/written/props-beside.ts';
import { withWrittenParts } from '../components/written/written-parts.ts';
import { addedToAll } from '../props/bases/added.ts';
import { type Collected, collectProps } from '../props/collect/collect-props.ts';
import type { FoundProp } from '../props/found-prop.ts';
import { type ComponentShape, readShape, shapeOfProps } from '../props/shape/shape.ts';
import { typesOfProps } from '../props/types-of-props.ts';
import type { PackageContext } from './package-context.ts';

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
