/** The key under which a theme configures a component, and the CSS classes that follow from it. */
import type { ClassDoc, SlotDoc } from '../../model/component-doc.ts';
import type { DocComment } from '../checker/comments/jsdoc.ts';
import { definedType } from '../checker/defined-type.ts';
import { docOf, inSource } from '../checker/syntax.ts';
import { describe, tagText, versionTags } from '../checker/comments/doc-tags.ts';
import type { ExportedSymbol, Node, Type, TypeHost, TypeSymbol } from '../checker/type-host.ts';

/** Theme keys of a package, e.g. `MuiButton` for `Button`. */
export interface ThemeKeys {
  /** Common beginning of all keys; empty when the package has no theme interface. */
  prefix: string;
  keys: ReadonlySet<string>;
}

/** An interface counts as a theme's list of components when so many of its members name components. */
const MIN_THEME_MEMBERS = 3;

/**
 * Finds the interface that lists the package's components under a common prefix. Several do (default
 * props, overrides, variants); their keys are taken together.
 */
export function findThemeKeys(
  host: TypeHost,
  exported: ExportedSymbol[],
  components: ReadonlySet<string>,
): ThemeKeys {
  const counts = new Map<string, Set<string>>();
  for (const one of exported) {
    if (!/component/i.test(one.name)) continue;
    const { symbol } = one;
    if (host.filesOf(symbol).length === 0) continue;
    for (const member of symbol.getMembers().values()) {
      const prefix = /^[A-Z][a-z0-9]+(?=[A-Z])/.exec(member.name)?.[0] ?? '';
      if (prefix === '' || !components.has(member.name.slice(prefix.length))) continue;
      const keys = counts.get(prefix) ?? new Set();
      counts.set(prefix, keys.add(member.name));
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b.size - a.size);
  if (best === undefined || best[1].size < MIN_THEME_MEMBERS)
    return { prefix: '', keys: new Set() };
  return { prefix: best[0], keys: best[1] };
}

/** `MuiButton` for `Button`, or `null`. */
export function themeNameOf(component: string, { prefix, keys }: ThemeKeys): string | null {
  return keys.has(prefix + component) ? prefix + component : null;
}

/** Members of the `classes` prop. Their class is known where the package has theme keys. */
export function readClasses(
  host: TypeHost,
  type: Type | undefined,
  component: string,
  theme: ThemeKeys,
): ClassDoc[] {
  return documentedMembers(host, type).map(({ name, doc }) => {
    const description = describe(doc);
    const className = classNameOf(name, description, component, theme);
    return { name, className, description, ...ageTags(doc) };
  });
}

/**
 * A guess, for libraries that export no constant with their classes: one that styles a state, which
 * its comment says first, is shared by all components (`Kit-disabled`), any other is the component's
 * own (`KitButton-root`).
 */
function classNameOf(
  key: string,
  description: string,
  component: string,
  { prefix }: ThemeKeys,
): string {
  if (prefix === '') return '';
  return /^state class\b/i.test(description) ? `${prefix}-${key}` : `${prefix}${component}-${key}`;
}

/** Members of the `slots` prop. */
export function readSlots(host: TypeHost, type: Type | undefined): SlotDoc[] {
  return documentedMembers(host, type).map(({ name, doc }) => ({
    name,
    description: describe(doc),
    default: tagText(doc, 'default', 'defaultValue'),
    ...ageTags(doc),
  }));
}

/** Since when it is there, and whether it should still be used. */
function ageTags(doc: DocComment) {
  return { ...versionTags(doc), deprecated: tagText(doc, 'deprecated') };
}

function documentedMembers(host: TypeHost, type: Type | undefined) {
  const defined = type === undefined ? undefined : definedType(host, type);
  if (defined === undefined) return [];
  return host.checker
    .getPropertiesOfType(defined)
    .map((symbol) => ({ name: symbol.name, node: host.declarationsOf(symbol)[0] }))
    .filter((member): member is { name: string; node: Node } => member.node !== undefined)
    .sort((a, b) => inSource(a.node, b.node))
    .map(({ name, node }) => ({ name, doc: docOf(node) }));
}

/** The symbol's type, or `undefined`. */
export function typeOf(host: TypeHost, symbol: TypeSymbol | undefined): Type | undefined {
  return symbol === undefined ? undefined : host.checker.getTypeOfSymbol(symbol);
}
