/** What is kept of a package that was read, none of which the checker has to be asked for. */
import type { DirectImport } from '../components/imports/direct-imports.ts';
import type { FoundProp } from '../props/found-prop.ts';
import type { PropSource } from '../component/prop-source.ts';
import type { BareDocs } from '../read/finish-docs.ts';
import type { TypesRead } from '../read/read-types.ts';
import { SymbolFlags, type ExportedSymbol, type TypeHost } from '../checker/type-host.ts';
import type { ThemeKeys } from '../theme/theme-keys.ts';

export interface KnownComponent {
  name: string;
  aliases: string[];
  /** Path of the file that declares it. */
  file: string;
}

export interface KnownPackage {
  /** Names that the package itself exports, and those that are settled to be its own. */
  atRoot: readonly string[];
  ofRoot: ReadonlySet<string>;
  /** Names under paths, with their place in `direct`. */
  underPaths: readonly { name: string; direct: number }[];
  direct: readonly Omit<DirectImport, 'alias'>[];
  /** Of each import that was looked at, the path of the file that declares what it brings. */
  imported: readonly (string | null)[];
  /** Paths of the files that declare each export. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Exports that are modules as a whole. */
  modules: ReadonlySet<string>;
  candidates: readonly KnownComponent[];
  components: readonly KnownComponent[];
  /** Props of each component, as far as one can know them without the checker. */
  props: ReadonlyMap<string, FoundProp[]>;
  sources: WeakMap<FoundProp, PropSource | null>;
  plain: readonly { kind: string; name: string; aliases: string[] }[];
  /** Of each shared type, which component each of its props was read from. */
  readers: ReadonlyMap<string, string>;
  theme: ThemeKeys;
  usual: ReadonlySet<string>;
  bare: BareDocs;
}

/** Takes down what was read. */
export function rememberPackage(
  host: TypeHost,
  atRoot: readonly string[],
  read: TypesRead,
): KnownPackage {
  const { exported, facts, collected, shared } = read;
  const { ofRoot, underPaths, direct } = exported;
  const all = [...ofRoot, ...underPaths];
  const sources = new WeakMap<FoundProp, PropSource | null>();
  const props = new Map(
    collected.map(({ component, found }) => [
      component.name,
      found.props.map((prop) => withoutSymbols(prop, shared.sourceOf(prop), sources)),
    ]),
  );
  return {
    atRoot,
    ofRoot: new Set(ofRoot.map(({ name }) => name)),
    underPaths: underPaths.map(({ name, alias }) => ({
      name,
      direct: direct.findIndex((one) => one.alias === alias),
    })),
    direct: direct.map(({ alias: _, ...one }) => one),
    imported: host.imported.map((alias) =>
      alias === undefined ? null : (host.filesOf(host.follow(alias))[0] ?? null),
    ),
    files: new Map(all.map(({ name, symbol }) => [name, host.filesOf(symbol)])),
    modules: new Set(all.filter(isModule).map(({ name }) => name)),
    candidates: read.candidates.map(knownComponent),
    components: collected.map(({ component }) => knownComponent(component)),
    props,
    sources,
    plain: read.plain.map(({ kind, name, aliases }) => ({ kind, name, aliases })),
    readers: readersOf(read),
    theme: facts.theme,
    usual: facts.usual,
    bare: read.bare,
  };
}

const isModule = ({ symbol }: ExportedSymbol) => (symbol.flags & SymbolFlags.ValueModule) !== 0;

/** What a component goes by. */
export function knownComponent({
  name,
  aliases,
  declaration,
}: TypesRead['candidates'][number]): KnownComponent {
  return { name, aliases, file: declaration.getSourceFile().path };
}

/** A prop of which only the name and the type that declares it are known. */
export function withoutSymbols(
  { name, required }: FoundProp,
  source: PropSource | null,
  sources: KnownPackage['sources'],
): FoundProp {
  const prop = { name, required, symbols: [] as unknown as FoundProp['symbols'] };
  sources.set(prop, source);
  return prop;
}

/** By shared type, its props with the component that each was read from. */
export function readersOf({
  collected,
  shared,
}: Pick<TypesRead, 'shared'> & {
  collected: readonly { component: { name: string }; found: { props: FoundProp[] } }[];
}): Map<string, string> {
  const owners = new Map<FoundProp, string>();
  for (const { component, found } of collected)
    for (const prop of found.props) if (!owners.has(prop)) owners.set(prop, component.name);
  return new Map(
    shared.all.map(({ name, file, props }) => [
      name,
      JSON.stringify([file, [...props].map(([prop, found]) => [prop, owners.get(found)])]),
    ]),
  );
}
