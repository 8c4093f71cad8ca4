/**
 * What one can rely on of a version of a package: names, types and defaults without any description. It is plain
 * JSON, so that a line of the history can say what has changed since the line before.
 */
import { shortDigest } from '../../base/text.ts';
import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';

export interface ApiSnapshot {
  package: string;
  version: string;
  components: Named<ComponentFacts>;
}

/** By name. A name may be that of a member of every object: read with `factsOf`. */
export type Named<Facts> = { [name: string]: Facts };

/** Everything but `props` is left out where it is empty. */
export interface ComponentFacts {
  /** Left out for a component. */
  kind?: Exclude<ComponentDoc['kind'], 'component'>;
  aliases?: string[];
  /** Statements without their end, `{ Button } from @acme/dials`; left out when they are the usual two. */
  imports?: string[];
  /** Why it is deprecated; may be empty. */
  deprecated?: string;
  /** Signatures of a function, a line each; or what a constant or a type is. */
  text?: string;
  /** Root element, where it is known. */
  root?: string;
  /** Own props, and inherited ones that no component of the package declares. */
  props?: Named<PropFacts>;
  /** Names of props, with spaces between them, by the component or shared type that declares them. */
  from?: Named<string>;
  /** Names of props that are taken without being documented, with spaces between them. */
  hidden?: string;
  /** Defaults by name; empty where none is known. */
  slots?: Named<string>;
  /** Keys of `classes`, with spaces between them. */
  classes?: string;
}

/** What follows the type is left out from the end on: default, `1` if required, why it is deprecated. */
export type PropFacts = [type: string, value?: string | 0, required?: 0 | 1, deprecated?: string];

/** Takes from the documentation of a version what other versions are compared with. */
export function takeSnapshot(
  docs: readonly ComponentDoc[],
  { name, version }: { name: string; version: string },
): ApiSnapshot {
  const names = new Set(docs.map((doc) => doc.name));
  const components = docs.map((doc) => [doc.name, readFacts(doc, names)] as const);
  return { package: name, version, components: Object.fromEntries(components) };
}

/** The facts of a name, whatever the name. */
export function factsOf<Facts>(named: Named<Facts> | undefined, name: string): Facts | undefined {
  return named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
}

/** Names that are kept as one text. */
export const splitNames = (text: string | undefined) => text?.split(' ') ?? [];

function readFacts(doc: ComponentDoc, names: ReadonlySet<string>): ComponentFacts {
  const owner = ({ from, group }: PropDoc) =>
    [from, group].find((name) => name !== null && name !== doc.name && names.has(name)) ?? null;
  const own = doc.props.filter((prop) => owner(prop) === null);
  const from = new Map<string, string[]>();
  for (const prop of doc.props) {
    const name = owner(prop);
    if (name !== null) from.set(name, [...(from.get(name) ?? []), prop.name]);
  }
  const imports = doc.imports.map(({ clause, specifier }) => `${clause} from ${specifier}`);
  return withoutEmpty({
    ...(doc.kind === 'component' ? {} : { kind: doc.kind }),
    ...(doc.deprecated === null ? {} : { deprecated: oneLine(doc.deprecated) }),
    aliases: doc.aliases,
    imports: isUsual(doc, imports) ? [] : imports,
    text: shorten(oneLine(doc.definition ?? doc.signatures.map(({ text }) => text).join('\n'))),
    root: doc.rootElement ?? '',
    hidden: (doc.hidden ?? []).join(' '),
    props: Object.fromEntries(own.map((prop) => [prop.name, propFacts(prop)])),
    from: Object.fromEntries([...from].map(([name, props]) => [name, props.join(' ')])),
    slots: Object.fromEntries(doc.slots.map((slot) => [slot.name, oneLine(slot.default ?? '')])),
    classes: doc.classes.map(({ name }) => name).join(' '),
  });
}

/** Imports by the package's name and by the path of the component's. */
export function usualImports(packageName: string, name: string): string[] {
  const [whole = ''] = name.split('.', 1);
  return [`{ ${whole} } from ${packageName}`, `${whole} from ${packageName}/${whole}`];
}

function isUsual(doc: ComponentDoc, imports: string[]): boolean {
  return imports.join('\n') === usualImports(doc.package, doc.name).join('\n');
}

function propFacts(prop: PropDoc): PropFacts {
  const type = typeOf(prop);
  const value = prop.default === null ? 0 : oneLine(prop.default);
  const required = prop.required ? 1 : 0;
  if (prop.deprecated !== null) return [type, value, required, oneLine(prop.deprecated)];
  if (required === 1) return [type, value, required];
  return value === 0 ? [type] : [type, value];
}

/** The values where the type is a mere name, which says nothing once what it names has changed. */
function typeOf({ type, values, resolved }: PropDoc): string {
  const isNamed = /^[\w.]+$/.test(type.replace(/<.*>$/s, ''));
  if (isNamed && values.length > 0) return values.map(({ text }) => text).join(' | ');
  return shorten(oneLine(isNamed ? (resolved ?? type) : type));
}

/** A text that is longer says with its digest whether it has changed. */
const LONGEST = 600;

function shorten(text: string): string {
  // Cut off by whoever printed it, in an order that is nobody's: what it begins with has to do.
  if (text.endsWith('…')) return `${text.split(' | ', 1)[0]!.slice(0, 24).replace('…', '')}…`;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… #${shortDigest(text)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Empty text, lists and objects tell nothing, except why something is deprecated. */
function withoutEmpty(facts: ComponentFacts): ComponentFacts {
  const entries = Object.entries(facts).filter(
    ([key, value]: [string, object | string]) =>
      key === 'deprecated' || Object.keys(value).length > 0,
  );
  return Object.fromEntries(entries);
}
