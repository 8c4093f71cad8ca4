import { nameKey, splitWords } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';

/** A component as the site lists it. */
export type Component = SiteJson['components'][number];

/** Components of one name by package. */
export type ByPackage = Map<string, Component>;

/** The component that another one is a part of: `Dialog` of `Dialog.Root`; empty for those that are no parts. */
export function wholeOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/** What a part is called in its whole: `Root` of `Dialog.Root`. */
export const lastOf = (name: string) => name.slice(wholeOf(name).length + 1);

/** By name, the component of each package that has one. */
export function indexNames(components: readonly Component[]): Map<string, ByPackage> {
  const byKey = new Map<string, ByPackage>();
  const openEntry = (name: string) => {
    const key = nameKey(name);
    if (!byKey.has(key)) byKey.set(key, new Map());
    return byKey.get(key)!;
  };
  for (const component of components) {
    for (const name of [component.name, ...component.aliases]) {
      const named = openEntry(name);
      const known = named.get(component.package);
      // A type may be called as a component is.
      if (!known || (known.kind !== 'component' && component.kind === 'component')) {
        named.set(component.package, component);
      } else if (known.kind === component.kind && known.name !== component.name) {
        // `Tab` and `Tabs`.
        named.set(`${component.package} ${component.name}`, component);
      }
    }
  }
  // What consists of parts alone is named by the first of them.
  for (const component of components) {
    const whole = wholeOf(component.name);
    if (whole === '' || component.kind !== 'component') continue;
    const named = openEntry(whole);
    const known = named.get(component.package);
    // What is said of a whole that is none itself is said of its root, before other parts.
    const isRoot = lastOf(component.name) === 'Root' && wholeOf(known?.name ?? '') === whole;
    if (known === undefined || isRoot) named.set(component.package, component);
  }
  return byKey;
}

/** Parts by what they are called in their whole, where only one of a package is called so: no `Item`. */
export function indexLastNames(components: readonly Component[]): Map<string, ByPackage> {
  const parts = components.filter(({ kind, name }) => kind === 'component' && wholeOf(name) !== '');
  const placeOf = ({ name, package: from }: Component) => `${from} ${nameKey(lastOf(name))}`;
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(placeOf(part), (counts.get(placeOf(part)) ?? 0) + 1);
  const byLast = new Map<string, ByPackage>();
  for (const part of parts.filter((each) => counts.get(placeOf(each)) === 1)) {
    const key = nameKey(lastOf(part.name));
    byLast.set(key, (byLast.get(key) ?? new Map<string, Component>()).set(part.package, part));
  }
  return byLast;
}

/** The words of each package's name that not all others have. */
export function packageWords(components: readonly Component[]): Map<string, string[]> {
  const packages = [...new Set(components.map((each) => each.package))];
  const words = new Map(packages.map((name) => [name, splitWords(name)]));
  const isShared = (word: string) => [...words.values()].every((each) => each.includes(word));
  return new Map([...words].map(([name, each]) => [name, each.filter((word) => !isShared(word))]));
}
