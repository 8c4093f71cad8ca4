/** The type of a prop that variants of the props type with differently. */
import { withBoolean } from '../../checker/print-type.ts';
import { inSource } from '../../checker/syntax.ts';
import type { Node, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { isFunction, splitUnion } from './split-union.ts';
import { typeText } from './type-text.ts';
import type { TypedProp } from './typed-prop.ts';

/** Most variants whose types are joined, and characters of what is joined besides literals. */
const MAX_VARIANTS = 40;
const MAX_JOINED = 160;

/**
 * The types of all variants, where they differ: `string | string[]`.
 * @param sources where the prop is declared
 * @param inVariants the prop in each variant that has it
 */
export function variantsText(
  host: TypeHost,
  sources: readonly { symbol: TypeSymbol; node: Node }[],
  inVariants: readonly TypeSymbol[],
  typed: TypedProp,
): string {
  const whole = typeText(host, typed);
  const nodes = new Map(sources.map(({ symbol, node }) => [symbol, node]));
  const symbols = [...new Set(inVariants)].filter((symbol) => nodes.has(symbol));
  symbols.sort((a, b) => inSource(nodes.get(a)!, nodes.get(b)!));
  // A declaration beside the variants speaks for all of them.
  const isOneOf = symbols.some((symbol) => nodes.get(symbol) === typed.declaration);
  if (!isOneOf || symbols.length < 2) return whole;
  const texts = symbols
    .slice(0, MAX_VARIANTS)
    .map((symbol) =>
      typeText(host, { ...typed, symbol, declaration: nodes.get(symbol), optional: true }),
    );
  const members = withBoolean(texts.flatMap((text) => splitUnion(text)));
  const nothing = members.has('boolean') ? /^(undefined|never|true|false)$/ : /^(undefined|never)$/;
  const defined = withoutTwins([...members].filter((text) => !nothing.test(text)));
  return defined.length === 0 ? whole : joinMembers(defined, symbols.length > MAX_VARIANTS);
}

/** `ReactNode` is `React.ReactNode` as another file writes it. */
function withoutTwins(members: readonly string[]): string[] {
  const plain = members.map((text) => text.replace(/^React\.(?=\w+$)/, ''));
  return members.filter((_, i) => plain.indexOf(plain[i]!) === i);
}

/** As a union that lists all literals, and of other types the first and as many as can be read. */
function joinMembers(members: readonly string[], isCut: boolean): string {
  const isUnion = members.length > 1;
  const texts = members.map((text) => (isUnion && isFunction(text) ? `(${text})` : text));
  let length = 0;
  const shown = texts.filter((text, index) => {
    length += text.length + (index === 0 ? 0 : ' | '.length);
    return index === 0 || length <= MAX_JOINED || LITERAL.test(text);
  });
  const rest = isCut || shown.length < texts.length ? ['…'] : [];
  return [...shown, ...rest].join(' | ');
}

const LITERAL = /^(?:(['"`]).*\1|-?\d[\d.]*|true|false|null)$/s;
