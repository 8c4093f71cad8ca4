/**
 * What one can rely on of a version of a package: names, types and defaults without any description. It is plain
 * JSON, so that a line of the history can say what has changed since the line before.
 */

export interface ApiSnapshot {
  package: string;
  version: string;
  /** Names that are exported without being documented, with spaces between them: marked as internal. */
  hidden?: string;
  components: Named<ComponentFacts>;
}

/** By name. A name may be that of a member of every object: read with `factsOf`. */
export type Named<Facts> = { [name: string]: Facts };

/** Everything but `props` is left out where it is empty. */
export interface ComponentFacts {
  /** Left out for a component. */
  kind?: 'hook' | 'function' | 'constant' | 'type';
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
  /** Why a slot or a class is deprecated, by `slot root` or `class root`; the reason may be empty. */
  deprecatedParts?: Named<string>;
}

/** What follows the type is left out from the end on: default, `1` if required, why it is deprecated. */
export type PropFacts = [type: string, value?: string | 0, required?: 0 | 1, deprecated?: string];

const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isNamed = (value: unknown, isOne = isText) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isOne);

function isProp(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 4) return false;
  const [type, fallback = 0, required = 0, deprecated = ''] = value as unknown[];
  return (
    isText(type) &&
    (isText(fallback) || fallback === 0) &&
    (required === 0 || required === 1) &&
    isText(deprecated)
  );
}

const FORMS: Record<keyof ComponentFacts, (value: unknown) => boolean> = {
  kind: (value) => ['hook', 'function', 'constant', 'type'].includes(value as string),
  aliases: isList,
  imports: isList,
  deprecated: isText,
  text: isText,
  root: isText,
  props: (value) => isNamed(value, isProp),
  from: (value) => isNamed(value),
  hidden: isText,
  slots: (value) => isNamed(value),
  classes: isText,
  deprecatedParts: (value) => isNamed(value),
};

/** Whether data from a file has the form of a component's facts. */
export function isFacts(data: unknown): data is ComponentFacts {
  if (!isNamed(data, () => true)) return false;
  const facts = data as Record<string, unknown>;
  return Object.entries(FORMS).every(
    ([name, isForm]) => !Object.hasOwn(facts, name) || isForm(facts[name]),
  );
}

/** The facts of a name, whatever the name. */
export function factsOf<Facts>(named: Named<Facts> | undefined, name: string): Facts | undefined {
  return named !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
}

/** Address of a slot or a class among the deprecated parts. */
export const partKey = (kind: 'slot' | 'class', name: string) => `${kind} ${name}`;

/** Names that are kept as one text. */
export const splitNames = (text: string | undefined) => text?.split(' ') ?? [];

/** Imports by the package's name and by the path of the component's. */
export function usualImports(packageName: string, name: string): string[] {
  const [whole = ''] = name.split('.', 1);
  return [`{ ${whole} } from ${packageName}`, `${whole} from ${packageName}/${whole}`];
}
