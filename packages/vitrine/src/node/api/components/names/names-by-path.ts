/** Names of exports by the paths that they are imported from. */
import { CODE } from '../../../base/code/find-module.ts';
import { groupBy } from '../../../base/group-by.ts';
import { capitalize } from '../../../base/text.ts';
import { isCapitalised, UNSETTLED } from '../../exports/name-kinds.ts';
import type { DirectImport } from '../imports/direct-imports.ts';
import { nameOfModule } from '../imports/default-name.ts';

/** An import, and which export it brings. */
type Brought = Pick<DirectImport, 'specifier' | 'base'> & { id: number };

/**
 * A name for each export: `PersianPicker` for the `Picker` of `acme/persian`, `useMiniAnimate` for the `useAnimate` of
 * `acme/mini`; with more of the path where that is another one.
 * @param taken names of others
 */
export function namesByPath(
  imports: readonly Brought[],
  taken: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const first = [...groupBy(imports, ({ id }) => id).values()].map(([one]) => one!);
  const possible = new Map(first.map((one) => [one, possibleNames(one)]));
  const count = new Map<string, number>();
  for (const name of [...possible.values()].flat()) count.set(name, (count.get(name) ?? 0) + 1);
  const given = new Set(taken);
  return new Map(
    first.map((one) => {
      const free = possible.get(one)!.filter((name) => !given.has(name));
      const name =
        free.find((each) => count.get(each) === 1) ?? free[0] ?? otherName(one.base, given);
      given.add(name);
      return [one.id, name];
    }),
  );
}

/** From the shortest on. */
function possibleNames({ specifier, base }: Brought): string[] {
  const [, ...folders] = specifier.replace(/^@[^/]+\//, '').split('/');
  const words = folders
    .map((folder) => nameOfModule(folder.replace(CODE, '')))
    .filter((word) => word !== base && word !== '');
  const names = words.map((_, i) => {
    // `20/solid` begins like no name.
    const before = words
      .slice(words.length - 1 - i)
      .join('')
      .replace(/^(\d+)([A-Z][a-z]*)/, '$2$1');
    return before.includes(base) ? before : join(before, base);
  });
  const isFit = (name: string) =>
    /^[A-Za-z]/.test(name) && isCapitalised(name) === isCapitalised(base);
  return [...new Set(names.filter(isFit))];
}

function otherName(base: string, taken: ReadonlySet<string>): string {
  const name = join('Other', base);
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}${number}`)) number += 1;
  return `${name}${number}`;
}

/** A word before a name that says what kind it is of by how it begins. */
function join(word: string, base: string): string {
  const [unsettled = ''] = UNSETTLED.exec(base) ?? [];
  const name = base.slice(unsettled.length);
  const [, hook] = /^use([A-Z].*)/.exec(name) ?? [];
  if (hook !== undefined) return `${unsettled}use${word}${hook}`;
  if (isCapitalised(name)) return `${unsettled}${word}${name}`;
  return `${unsettled}${word.charAt(0).toLowerCase()}${word.slice(1)}${capitalize(name)}`;
}
