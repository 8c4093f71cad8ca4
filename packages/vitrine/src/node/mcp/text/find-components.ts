import { nameKey, splitNames, splitWords } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';

/** Most words of a component's name. */
const NAME_WORDS = 4;

export type Component = SiteJson['components'][number];

/**
 * The components that a question names, the longest names first: `list item button` is no list. Of those that several
 * packages have, the ones of the package that it names too, or else all.
 */
export function findComponents(
  { components }: Pick<SiteJson, 'components'>,
  query: string,
): Component[] {
  const words = splitNames(query).map(({ whole }) => whole);
  const byKey = indexNames(components);
  const ofPackages = packageWords(components);
  const found = new Set<Component>();
  const taken = new Set<number>();
  for (let length = NAME_WORDS; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const places = Array.from({ length }, (_, index) => from + index);
      if (places.some((place) => taken.has(place))) continue;
      const named = byKey.get(nameKey(words.slice(from, from + length).join(' ')));
      if (!named) continue;
      for (const place of places) taken.add(place);
      const all = [...named.values()];
      const meant = all.filter((each) =>
        ofPackages.get(each.package)!.some((word) => words.includes(word)),
      );
      for (const component of meant.length === 0 ? all : meant) found.add(component);
    }
  }
  return [...found];
}

/** By name, the component of each package that has one. */
function indexNames(components: readonly Component[]): Map<string, Map<string, Component>> {
  const byKey = new Map<string, Map<string, Component>>();
  for (const component of components) {
    for (const name of [component.name, ...component.aliases]) {
      const key = nameKey(name);
      const named = byKey.get(key) ?? new Map<string, Component>();
      byKey.set(key, named);
      const known = named.get(component.package);
      // A type may be called as a component is.
      if (!known || (known.kind !== 'component' && component.kind === 'component')) {
        named.set(component.package, component);
      }
    }
  }
  return byKey;
}

/** The words of each package's name that not all others have. */
function packageWords(components: readonly Component[]): Map<string, string[]> {
  const packages = [...new Set(components.map((each) => each.package))];
  const words = new Map(packages.map((name) => [name, splitWords(name)]));
  const isShared = (word: string) => [...words.values()].every((each) => each.includes(word));
  return new Map([...words].map(([name, each]) => [name, each.filter((word) => !isShared(word))]));
}
