/** Whether a type takes less than it did, as far as its text tells. */

/** Literals of texts and numbers, which may stand as an argument of a wrapper. */
const LITERALS = /(?:'[^']*'|(?<![\w$.])-?\d+(?:\.\d+)?)(?:\s*\|\s*(?:'[^']*'|-?\d+(?:\.\d+)?))*/g;

/** The text as it is compared: `React.ReactNode | undefined` is `ReactNode`. */
export function normaliseType(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/\bReact\./g, '')
    .replace(/^\| /, '')
    .replace(/\s*\| undefined\b(?! \[)/g, '')
    .replace(/\bundefined \| /g, '')
    .replace(/\bJSXElementConstructor<any> \| string\b/g, 'ElementType')
    .replace(/[;,] ?}/g, ' }')
    .trim();
}

/** Whether two texts are the same type. The order of a union says nothing. */
export function isSameType(from: string, to: string): boolean {
  const [a, b] = [normaliseType(from), normaliseType(to)];
  return a === b || splitUnion(a).toSorted().join('|') === splitUnion(b).toSorted().join('|');
}

/**
 * Whether values that were accepted are so no longer. A name in the place of another counts: what they stand for
 * cannot be told from the text.
 */
export function isNarrowed(from: string, to: string): boolean {
  const [a, b] = [normaliseType(from), normaliseType(to)];
  const [shapeA, shapeB] = [a, b].map((text) => text.replace(LITERALS, '*'));
  if (shapeA === shapeB) {
    const kept = new Set(literalsOf(b));
    return literalsOf(a).some((literal) => !kept.has(literal));
  }
  const members = new Set(splitUnion(b));
  return splitUnion(a).some((member) => !takes(members, member));
}

function literalsOf(text: string): string[] {
  return [...text.matchAll(LITERALS)].flatMap(([list]) => list.split('|').map((one) => one.trim()));
}

/** Types that take others. */
const WIDER: [wide: string, narrow: RegExp][] = [
  ['any', /^/],
  ['unknown', /^/],
  ['string', /^'[^']*'$/],
  ['number', /^-?\d+(\.\d+)?$/],
  ['boolean', /^(true|false)$/],
  [
    'ReactNode',
    /^('[^']*'|-?\d+(\.\d+)?|string|number|boolean|true|false|null|(JSX\.)?Element|Reac\w+)$/,
  ],
  [
    'ElementType',
    /^(keyof JSX\.IntrinsicElements|'[^']*'|string|ComponentType|ComponentType<any>)$/,
  ],
];

function takes(members: ReadonlySet<string>, member: string): boolean {
  if (members.has(member)) return true;
  if (member === 'boolean') return members.has('true') && members.has('false');
  return WIDER.some(([wide, narrow]) => members.has(wide) && narrow.test(member));
}

/** Members of a union: `|` outside of brackets and texts, and not in what an arrow returns. */
export function splitUnion(type: string): string[] {
  const members: string[] = [];
  let [depth, start, quote] = [0, 0, ''];
  let isArrow = false;
  for (let at = 0; at < type.length; at += 1) {
    const char = type[at]!;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === "'" || char === '"' || char === '`') quote = char;
    else if ('([{<'.includes(char)) depth += 1;
    else if (char === '>' && type[at - 1] === '=') isArrow ||= depth === 0;
    else if (')]}>'.includes(char)) depth -= 1;
    else if (char === '|' && depth === 0 && !isArrow) {
      members.push(type.slice(start, at));
      start = at + 1;
    }
  }
  return [...members, type.slice(start)].map(unwrap).filter((one) => one !== '');
}

/** Parentheses around a whole member are there for its neighbours. */
function unwrap(member: string): string {
  const text = member.trim();
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  return inner !== undefined && isBalanced(inner) ? unwrap(inner) : text;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
