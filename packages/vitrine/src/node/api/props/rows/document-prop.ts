import { blankProp, type PropDoc } from '../../../model/component-doc.ts';
import { describeMember, otherTags, tagText } from '../../checker/comments/doc-tags.ts';
import type { DocComment } from '../../checker/comments/jsdoc.ts';
import { allLiterals } from '../../checker/literals-of.ts';
import { definedMembers, textOf, typeNodeOf } from '../../checker/syntax.ts';
import type { Node, Type } from '../../checker/type-host.ts';
import { defaultText } from '../default-text.ts';
import { describedDefault } from '../type-text/described.ts';
import type { FoundProp } from '../found-prop.ts';
import { inputOf } from '../input.ts';
import { authoredLiterals, COMPUTED_LITERALS } from '../literals/authored-literals.ts';
import { literalValues } from '../literals/literal-values.ts';
import { openValues } from './open-values.ts';
import { isNamedWhole } from '../named/named-whole.ts';
import { withPlainAttributes } from '../root-prop.ts';
import { resolvedText } from '../type-text/resolved-text.ts';
import { variantsText } from '../type-text/variants-text.ts';
import { plainerType } from './plainer-type.ts';
import { isNothing } from '../nothing.ts';
import type { Placed, PropContext, Source } from './prop-context.ts';
import { DEFAULT_TAGS } from './stated-elsewhere.ts';

/** Hundreds of components may have one type, as icons do: as a rule nothing more can be said of a prop of the next one. */
export function documentOnce(
  context: PropContext,
  prop: FoundProp,
  sources: Source[],
  doc: DocComment,
  types: Type[],
): Placed {
  const { host, home, generics, root } = context;
  const asked = [
    host,
    home,
    root,
    doc,
    ...generics,
    ...sources.flatMap((one) => [one.node, one.owner]),
  ];
  const known = documented.get(prop);
  const isSame =
    known?.asked.length === asked.length && asked.every((one, i) => one === known.asked[i]);
  if (isSame) return known.placed;
  const placed = documentProp(context, prop, sources, doc, types);
  documented.set(prop, { asked, placed });
  return placed;
}

/** What was said last of each prop, and for what. */
const documented = new WeakMap<FoundProp, { asked: unknown[]; placed: Placed }>();

function documentProp(
  context: PropContext,
  { name, symbols, required, requiredIn = [], onlyIn, inVariants = [] }: FoundProp,
  sources: Source[],
  doc: DocComment,
  types: Type[],
): Placed {
  const { host, generics, isNative } = context;
  const owned = sources.map((source) => ({
    ...source,
    authored: authoredLiterals(host, source.node, isNative),
  }));
  const own = owned.filter(({ owner }) => owner === null);
  // The declaration that lists most values says most: `SelectVariants`, not `'filled'`.
  const count = ({ node, authored }: (typeof owned)[number]) =>
    countValues(node, authored.values.size);
  const ranked = (own.length > 0 ? own : owned).toSorted((a, b) => count(b) - count(a));
  const main = ranked[0];
  const from = main?.owner ?? null;
  const known = types.findIndex((type) => !isNothing(host, type));
  const symbol = main?.symbol ?? symbols[Math.max(0, known)]!;
  const literals = literalValues(
    host,
    sources.length === 0 && allLiterals(host, types)
      ? [COMPUTED_LITERALS]
      : ranked.map(({ authored }) => authored),
    types,
  );
  const typed = { symbol, declaration: main?.node, optional: !required, generics };
  const prop: PropDoc = {
    ...blankProp(),
    name,
    type: variantsText(host, owned, inVariants, { ...typed, values: literals.values }),
    resolved: resolvedText(host, typed),
    ...literals,
    input: inputOf(host, symbol, main?.node),
    required,
    requiredIn,
    ...(onlyIn !== undefined && { onlyIn }),
    description: describeMember(doc),
    ...otherTags(doc),
    inherited: from !== null,
    from,
  };
  Object.assign(prop, plainerType(host, prop, symbols, generics));
  // What some variants write as `false` and others as `true`.
  if (prop.type === 'boolean') Object.assign(prop, { values: [], input: 'boolean' });
  prop.resolved = openValues(host, prop, types) ?? prop.resolved;
  if (prop.resolved === prop.type) prop.resolved = null;
  if (context.root !== undefined) prop.type = withPlainAttributes(host, prop.type, context.root);
  const stated = defaultText(tagText(doc, ...DEFAULT_TAGS), prop.values, prop.type);
  const described = describedDefault(main?.node);
  if (stated !== null && !(isOfBase(prop, stated) && allLiterals(host, types)))
    Object.assign(prop, { default: stated, defaultFrom: 'tag' });
  else if (described !== null) Object.assign(prop, { default: described, defaultFrom: 'code' });
  const isKnown = !types.some((type) => type.isErrorType()) || isNamedWhole(host, main?.node);
  return { prop, node: main?.node, symbol, resolved: isKnown };
}

/** What a base says of itself, where a component takes other values alone: `'outlined'` of `variant: 'standard'`. */
function isOfBase({ inherited, values }: PropDoc, stated: string): boolean {
  if (!inherited || values.length === 0 || !stated.startsWith("'")) return false;
  return !values.some(({ text }) => text === stated);
}

/** Values that a declaration lists; `boolean` is both, beside a variant that only takes `false`. */
function countValues(node: Node, listed: number): number {
  const type = typeNodeOf(node);
  const members = type === undefined ? [] : definedMembers(type);
  const alone = members.length === 1 ? textOf(members[0]!) : '';
  // What one variant leaves out, `icon?: undefined`, another one takes.
  if (/^(?:never|undefined)$/.test(alone)) return -1;
  return alone === 'boolean' ? 2 : listed;
}
