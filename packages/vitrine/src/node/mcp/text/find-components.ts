import { nameKey, splitNames } from '../../../shared/search/words.ts';
import type { SiteJson } from '../../llms/schema.ts';

/** Most words of a component's name. */
const NAME_WORDS = 4;

export type Component = SiteJson['components'][number];

/** The components that a question names, the longest names first: `list item button` is no list. */
export function findComponents(
  { components }: Pick<SiteJson, 'components'>,
  query: string,
): Component[] {
  const words = splitNames(query).map(({ whole }) => whole);
  const byKey = indexNames(components);
  const found = new Set<Component>();
  const taken = new Set<number>();
  for (let length = NAME_WORDS; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const places = Array.from({ length }, (_, index) => from + index);
      if (places.some((place) => taken.has(place))) continue;
      const component = byKey.get(nameKey(words.slice(from, from + length).join(' ')));
      if (!component) continue;
      for (const place of places) taken.add(place);
      found.add(component);
    }
  }
  return [...found];
}

function indexNames(components: readonly Component[]): Map<string, Component> {
  const byKey = new Map<string, Component>();
  for (const component of components) {
    for (const name of [component.name, ...component.aliases]) {
      const key = nameKey(name);
      const known = byKey.get(key);
      // A type may be called as a component is.
      if (!known || (known.kind !== 'component' && component.kind === 'component')) {
        byKey.set(key, component);
      }
    }
  }
  return byKey;
}
