/** Documentation → what of it other versions are compared with. */
import { ANY_TEXT } from '../../../shared/api-diff/any-text.ts';
import { onOneLine } from '../../../shared/text/one-line.ts';
import {
  partKey,
  usualImports,
  type ApiSnapshot,
  type ComponentFacts,
  type PropFacts,
} from '../../../shared/api-diff/facts.ts';
import { shortDigest } from '../../base/text.ts';
import {
  isLoneBoolean,
  type ComponentDoc,
  type PropDoc,
  type SlotDoc,
} from '../../model/component-doc.ts';

/**
 * Takes from the documentation of a version what other versions are compared with.
 * @param of with the names that are exported without being documented, where that is known
 */
export function takeSnapshot(
  docs: readonly ComponentDoc[],
  { name, version, marked = [] }: { name: string; version: string; marked?: readonly string[] },
): ApiSnapshot {
  const known = new Map(docs.map((doc) => [doc.name, doc]));
  const components = docs.map((doc) => [doc.name, readFacts(doc, known)] as const);
  const hidden = marked.length === 0 ? {} : { hidden: marked.join(' ') };
  return { package: name, version, ...hidden, components: Object.fromEntries(components) };
}

function readFacts(doc: ComponentDoc, known: ReadonlyMap<string, ComponentDoc>): ComponentFacts {
  const owner = (prop: PropDoc) => {
    const name = [prop.from, prop.group].find((one) => one !== doc.name && known.has(one ?? ''));
    return name && isOf(known.get(name)!, doc, prop) ? name : null;
  };
  const own = doc.props.filter((prop) => owner(prop) === null);
  const from = new Map<string, string[]>();
  for (const prop of doc.props) {
    const name = owner(prop);
    if (name !== null) from.set(name, [...(from.get(name) ?? []), prop.name]);
  }
  for (const name of doc.groups) {
    // Of a long one the component has no rows.
    const isListed = doc.props.some(({ group }) => group === name);
    const names = isListed ? [] : (known.get(name)?.props ?? []).map((prop) => prop.name);
    const taken = names.filter((one) => doc.props.every((prop) => prop.name !== one));
    if (taken.length > 0) from.set(name, taken);
  }
  const imports = doc.imports.map(({ clause, specifier }) => `${clause} from ${specifier}`);
  return withoutEmpty({
    ...(doc.kind === 'component' ? {} : { kind: doc.kind }),
    ...(doc.deprecated === null ? {} : { deprecated: onOneLine(doc.deprecated) }),
    aliases: doc.aliases,
    imports: isUsual(doc, imports) ? [] : imports,
    text: shorten(onOneLine(doc.definition ?? doc.signatures.map(({ text }) => text).join('\n'))),
    root: doc.rootElement ?? '',
    hidden: (doc.hidden ?? []).join(' '),
    props: Object.fromEntries(own.map((prop) => [prop.name, factsIn(doc, prop)])),
    from: Object.fromEntries([...from].map(([name, props]) => [name, props.join(' ')])),
    slots: Object.fromEntries(doc.slots.map((slot) => [slot.name, onOneLine(slot.default ?? '')])),
    classes: doc.classes.map(({ name }) => name).join(' '),
    deprecatedParts: Object.fromEntries([
      ...doc.slots.flatMap((slot) => deprecatedPart('slot', slot)),
      ...doc.classes.flatMap((one) => deprecatedPart('class', one)),
    ]),
  });
}

/** Whether a component declares a prop just as another one takes it over, which may need no value or have another default. */
function isOf(of: ComponentDoc, doc: ComponentDoc, taken: PropDoc): boolean {
  const own = of.props.find(({ name }) => name === taken.name);
  return own === undefined || factsIn(of, own).join() === factsIn(doc, taken).join();
}

/** What an earlier version of the engine has written does not say whether it is deprecated. */
function deprecatedPart(
  kind: 'slot' | 'class',
  { name, deprecated = null }: Pick<SlotDoc, 'name'> & Partial<Pick<SlotDoc, 'deprecated'>>,
): [string, string][] {
  return deprecated === null ? [] : [[partKey(kind, name), onOneLine(deprecated)]];
}

function isUsual(doc: ComponentDoc, imports: string[]): boolean {
  return imports.join('\n') === usualImports(doc.package, doc.name).join('\n');
}

/** Where a comment and the code disagree, the code counts: a comment that is put right changes nothing. */
function factsIn({ disagreements }: ComponentDoc, prop: PropDoc): PropFacts {
  const { code } = disagreements.find((one) => one.prop === prop.name) ?? {};
  return propFacts(code === undefined ? prop : { ...prop, default: code });
}

function propFacts(prop: PropDoc): PropFacts {
  const type = typeOf(prop);
  const value = prop.default === null ? 0 : onOneLine(prop.default);
  const required = prop.required ? 1 : 0;
  if (prop.deprecated !== null) return [type, value, required, onOneLine(prop.deprecated)];
  if (required === 1) return [type, value, required];
  return value === 0 ? [type] : [type, value];
}

/** The values where the type is a mere name, which says nothing once what it names has changed. */
function typeOf({ type, values, resolved }: PropDoc): string {
  if (!isName(type)) return shorten(onOneLine(type));
  const isOpen = resolved?.endsWith(ANY_TEXT) === true;
  if (values.length > 0 && !isLoneBoolean(values) && !isOpen)
    return values.map(({ text }) => text).join(' | ');
  return shorten(onOneLine(resolved ?? type));
}

/** `Tone`, `Base<Item>['tone']`; but what React says of styles is the same for all, and long. */
const isName = (type: string) =>
  /^[\w.]+(<.*>)?$/s.test(type) || /^(?!React\.)[\w.]+(<.*>)?(\[(['"])[\w-]+\3\])+$/s.test(type);

/** A text that is longer says with its digest whether it has changed. */
const LONGEST = 600;

function shorten(text: string): string {
  // Cut off by whoever printed it, in an order that is nobody's: what it begins with has to do.
  if (text.endsWith('…')) return `${text.split(' | ', 1)[0]!.slice(0, 24).replace('…', '')}…`;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… #${shortDigest(text)}`;
}

/** Empty text, lists and objects tell nothing, except why something is deprecated. */
function withoutEmpty(facts: ComponentFacts): ComponentFacts {
  const entries = Object.entries(facts).filter(
    ([key, value]: [string, object | string]) =>
      key === 'deprecated' || Object.keys(value).length > 0,
  );
  return Object.fromEntries(entries);
}
