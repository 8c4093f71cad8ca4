/** Components that have the name of another one, under another path. */
import { signaturesOf } from '../props/shape.ts';
import type { ExportedSymbol, TypeHost, TypeSymbol } from '../checker/type-host.ts';
import type { DirectImport } from './imports.ts';
import { isComponent } from './is-component.ts';

/**
 * Finds what is to be said where a name stands for several components, of which one is documented: one that takes the
 * same props is only another build of it.
 * @param exported what names lead to
 */
export function createOthersFinder(
  host: TypeHost,
  exported: readonly ExportedSymbol[],
  direct: readonly DirectImport[],
): (component: { name: string }) => string[] {
  const leading = new Map(exported.map((one) => [one.name, one]));
  const documented = new Set(exported.map(({ symbol }) => symbol.id));
  const alike = new Map<string, DirectImport[]>();
  for (const one of direct) alike.set(one.base, [...(alike.get(one.base) ?? []), one]);
  return ({ name }) => {
    const lead = leading.get(name);
    const others = (lead === undefined ? [] : (alike.get(name) ?? [])).filter(
      ({ alias }) => !documented.has(host.follow(alias).id),
    );
    if (lead === undefined || others.length === 0) return [];
    const own = propsTaken(host, lead.alias);
    const isOther = ({ alias }: DirectImport) => {
      const taken = propsTaken(host, alias);
      return taken !== null && taken !== own;
    };
    const paths = [...new Set(others.filter(isOther).map(({ specifier }) => specifier))];
    const [first, ...more] = paths;
    if (first === undefined) return [];
    const count = more.length === 0 ? '' : ` and ${more.length} more`;
    return [`another component of this name is not documented: that of "${first}"${count}`];
  };
}

/** The names of all props; `null` for what is no component. */
function propsTaken(host: TypeHost, alias: TypeSymbol): string | null {
  const type = host.checker.getTypeOfSymbol(alias);
  if (type === undefined || type.isErrorType() || !isComponent(host, type)) return null;
  const names = signaturesOf(host, type).flatMap((signature) => {
    const props =
      signature.parameters.length === 0 ? undefined : host.checker.getParameterType(signature, 0);
    return props === undefined ? [] : host.checker.getPropertiesOfType(props);
  });
  return [...new Set(names.map(({ name }) => name))].sort().join(' ');
}
