/** Exports that have the name of another one and are no other build of it. */
import { groupBy } from '../../../base/group-by.ts';
import { remember } from '../../../../shared/remember.ts';
import { printType } from '../../checker/print-type.ts';
import type { ExportedSymbol, Type, TypeHost } from '../../checker/type-host.ts';
import { kindOf } from '../../exports/kind-of.ts';
import { isCapitalised } from '../../exports/name-kinds.ts';
import { signaturesOf } from '../../props/shape/shape.ts';
import { isValue } from '../../checker/value-exports.ts';
import type { DirectImport } from '../imports/direct-imports.ts';
import { isComponent } from '../is-component.ts';
import { findParts } from '../parts.ts';

/** An export, by one import of it. */
export type Place = Pick<DirectImport, 'specifier' | 'clause'>;

/** Tells whether the code of two components shows that each draws what the other does not. */
export type DrawsOther = (one: Place, other: Place) => boolean;

/** What leads, by name; all imports from paths; and what the package itself exports. */
interface Leads {
  leading: ReadonlyMap<string, ExportedSymbol>;
  direct: readonly DirectImport[];
  exported: readonly ExportedSymbol[];
  drawsOther: DrawsOther;
}

/** Everything behind what leads that leads under no other name, and is nothing that is known by then. */
export function findOthers(
  host: TypeHost,
  candidates: ReadonlyMap<string, ExportedSymbol[]>,
  leads: Leads,
): ExportedSymbol[] {
  const several = [...candidates].filter(([, all]) => all.length > 1);
  if (several.length === 0) return [];
  const { leading, exported } = leads;
  const known = [...exported, ...leading.values()];
  const ids = new Set(known.map(({ symbol }) => symbol.id));
  const isLeft = (one: ExportedSymbol) => isValue(one) && !ids.has(one.symbol.id);
  const choose = chooseComponents(host, leads, ids);
  const choosePlain = choosePlainOf(host, known);
  return several.flatMap(([name, all]) => {
    const components = componentsOf(host, all, () => false);
    const lead = leading.get(name)!;
    const plain = all.filter((one) => isLeft(one) && !components.includes(one));
    return [...choose(lead, components), ...choosePlain(lead, plain)];
  });
}

/** Components that take other props or draw something else than what leads, or what leads beside them in their module. */
function chooseComponents(host: TypeHost, { direct, drawsOther }: Leads, ids: ReadonlySet<number>) {
  const found = direct.map((one) => ({ ...one, symbol: host.follow(one.alias) }));
  const places = new Map(found.toReversed().map((one) => [one.symbol.id, one]));
  const takenBy = remember((type: Type) => propsTaken(host, type));
  const taken = ({ alias }: ExportedSymbol) => takenBy(host.checker.getTypeOfSymbol([alias])[0]!);
  const importsOf = groupBy(found, ({ symbol }) => symbol.id);
  const importsFrom = groupBy(found, ({ specifier }) => specifier);
  // Of icons, thousands lie in one module, and thousands have names that others have.
  const leadingFrom = remember((specifier: string) => {
    const known = importsFrom.get(specifier)!.filter(({ symbol }) => ids.has(symbol.id));
    const all = known.map(({ base, alias, symbol }) => ({
      name: base,
      alias,
      symbol,
      isTypeOnly: false,
    }));
    return groupBy(
      componentsOf(host, all, () => false),
      taken,
    );
  });
  const alikeBeside = (one: ExportedSymbol) => {
    const paths = new Set(importsOf.get(one.symbol.id)?.map(({ specifier }) => specifier));
    return [...paths].flatMap((path) => leadingFrom(path).get(taken(one)) ?? []);
  };
  const drawsSame = (one: ExportedSymbol, other: ExportedSymbol) => {
    const [place, otherPlace] = [one, other].map(({ symbol }) => places.get(symbol.id));
    return !place || !otherPlace || !drawsOther(place, otherPlace);
  };
  const isBuild = (one: ExportedSymbol, other: ExportedSymbol) =>
    taken(one) === taken(other) && drawsSame(one, other);
  return (lead: ExportedSymbol, components: readonly ExportedSymbol[]): ExportedSymbol[] => {
    const known = components.filter((one) => one === lead);
    for (const one of components) {
      if (ids.has(one.symbol.id) || known.some((other) => isBuild(one, other))) continue;
      const isKnown = (other: ExportedSymbol) => other.name !== one.name && drawsSame(one, other);
      if (!alikeBeside(one).some(isKnown)) known.push(one);
    }
    return known.filter((one) => one !== lead);
  };
}

/** Hooks, functions and constants of other types than what leads, and than what has the name that they are declared by. */
function choosePlainOf(host: TypeHost, all: readonly ExportedSymbol[]) {
  const textOf = remember((type: Type) => textOfType(host, type));
  const told = ({ alias }: ExportedSymbol) => {
    const [type] = host.checker.getTypeOfSymbol([alias]);
    return type?.isErrorType() === false ? { type, text: textOf(type) } : null;
  };
  const values = new Map(all.filter(isValue).map((one) => [one.name, one]));
  return (lead: ExportedSymbol, plain: readonly ExportedSymbol[]): ExportedSymbol[] => {
    const texts = new Set<string | undefined>();
    if (plain.length > 0) texts.add(told(lead)?.text);
    return plain.filter((one) => {
      const own = told(one);
      if (own === null || texts.has(own.text) || kindOf(host, one.name, own.type) === null)
        return false;
      texts.add(own.text);
      // `export { useMiniDial as useDial }` of what the package has under its own name.
      const declared = values.get(one.symbol.name);
      return declared === undefined || told(declared)?.text !== own.text;
    });
  };
}

/** What a type says; of a class or a namespace, whose text is only its name, the names of what it has. */
function textOfType(host: TypeHost, type: Type): string {
  const text = printType(host, type);
  if (!text.startsWith('typeof ')) return text;
  const made = host
    .constructSignatures(type)
    .flatMap((one) => host.checker.getReturnTypeOfSignature(one) ?? []);
  const members = [type, ...made].flatMap((one) => host.checker.getPropertiesOfType(one));
  return members.map(({ name }) => name).join(' ');
}

/** The names of all props of a component. */
export function propsTaken(host: TypeHost, type: Type): string {
  const names = signaturesOf(host, type).flatMap((signature) => {
    const props =
      signature.parameters.length === 0 ? undefined : host.checker.getParameterType(signature, 0);
    return props === undefined ? [] : host.checker.getPropertiesOfType(props);
  });
  return [...new Set(names.map(({ name }) => name))].sort().join(' ');
}

type Asks = (host: TypeHost, one: ExportedSymbol, type: Type) => boolean;

/** Those that are components, or that are asked for otherwise. */
export function componentsOf(
  host: TypeHost,
  all: readonly ExportedSymbol[],
  orElse: Asks,
): ExportedSymbol[] {
  const types = host.checker.getTypeOfSymbol(all.map(({ alias }) => alias));
  return all.filter((one, i) => {
    const type = types[i];
    if (!isCapitalised(one.name) || type?.isErrorType() !== false) return false;
    return isComponent(host, type) || orElse(host, one, type);
  });
}

/** `Dialog`, of which `Dialog.Root` is a component. */
export const holdsComponents: Asks = (host, { name, symbol }, type) =>
  findParts(host, { name, symbol, type }, 1).some((part) => isComponent(host, part.type));
