/** Which exports a change of files concerns. */
import type { KnownPackage } from './known-package.ts';

type Known = Pick<KnownPackage, 'files' | 'modules' | 'components' | 'candidates' | 'plain'>;

/** Tells of a documented name whether what it says follows from one of these files. */
export function concernedBy(
  { files, modules, components, plain }: Known,
  affected: ReadonlySet<string>,
): (name: string) => boolean {
  const known = new Map([...components, ...plain].map((one) => [one.name, one]));
  // What a module as a whole brings is declared elsewhere.
  const isAffected = (name: string) =>
    !modules.has(name) && (files.get(name) ?? []).some((file) => affected.has(file));
  return (name) => {
    const one = known.get(name);
    const file = one !== undefined && 'file' in one ? [one.file] : [];
    const all = [name, ...(one?.aliases ?? [])];
    return file.some((each) => affected.has(each)) || all.flatMap(readFor).some(isAffected);
  };
}

/** Exports that documentation under a name is read from. */
function readFor(name: string): string[] {
  const whole = name.split('.', 1)[0]!;
  const plain = name.replaceAll('.', '');
  const classes = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  return [whole, plain, `${name}Props`, `${plain}Props`, classes];
}

/** The exports that these files declare or have a say in, and all whose names depend on theirs. */
export function subsetOf(
  { files, components, candidates, plain }: Known,
  affected: ReadonlySet<string>,
): ReadonlySet<string> {
  const links = new Map<string, Set<string>>();
  const link = (names: readonly string[]) => {
    for (const name of names) links.set(name, new Set([...(links.get(name) ?? []), ...names]));
  };
  for (const { name, aliases } of [...candidates, ...components, ...plain])
    link([...new Set([name, ...aliases].flatMap(namesLike))].filter((one) => files.has(one)));
  const touched = [...files].filter(([, declared]) => declared.some((file) => affected.has(file)));
  const found = new Set(touched.map(([name]) => name));
  for (const { name, file } of candidates)
    if (affected.has(file)) found.add(name.split('.', 1)[0]!);
  for (const name of found) for (const other of links.get(name) ?? []) found.add(other);
  return found;
}

/** Exports that may be the same as what goes by a dotted name. */
function namesLike(name: string): string[] {
  const [whole = ''] = name.split('.');
  return [whole, name.replaceAll('.', ''), name.split('.').at(-1)!, ...readFor(name)];
}
