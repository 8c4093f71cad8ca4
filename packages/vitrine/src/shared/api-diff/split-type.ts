/** Takes the text of a type apart, at what stands outside of brackets and quotes. */

/** Signs outside of quotes, and how many brackets are open behind each. The `>` of an arrow closes none. */
function* signsOf(text: string): Generator<{ at: number; char: string; depth: number }> {
  let [depth, quote] = [0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (quote !== '') {
      if (char === '\\') at += 1;
      else if (char === quote) quote = '';
      continue;
    }
    if (`'"\``.includes(char)) quote = char;
    else if ('([{<'.includes(char)) depth += 1;
    else if (')]}'.includes(char) || (char === '>' && text[at - 1] !== '=')) depth -= 1;
    yield { at, char, depth };
  }
}

/** Parts between separators. Behind an arrow, a `|` belongs to what it returns. */
export function splitAt(text: string, separators: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let isArrow = false;
  for (const { at, char, depth } of signsOf(text)) {
    if (depth !== 0) continue;
    if (char === '>' && text[at - 1] === '=') isArrow = true;
    else if (separators.includes(char) && !(isArrow && char === '|')) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Members of a union, without parentheses that are there for their neighbours. */
export function splitUnion(type: string): string[] {
  return splitAt(type, '|').flatMap((member) => {
    const inner = innerOf(member, '(');
    return inner === null ? [member] : splitUnion(inner);
  });
}

/** What stands in one pair of brackets around the whole; `null` where there is none. */
export function innerOf(text: string, open: string): string | null {
  const isWhole = text.startsWith(open) && endOfBracket(text) === text.length - 1;
  return isWhole ? text.slice(1, -1) : null;
}

/** Where the bracket that begins a text is closed; -1 when it is not. */
export function endOfBracket(text: string): number {
  for (const { at, depth } of signsOf(text)) if (depth === 0) return at;
  return -1;
}

export interface Member {
  name: string;
  optional: boolean;
  type: string;
}

/** `(a: A, b?: B) => C`; `null` for anything else, type parameters included. */
export function readFunction(text: string): { parameters: Member[]; returns: string } | null {
  const end = endOfBracket(text);
  const [, returns] = /^\s*=>\s*(.+)/s.exec(text.slice(end + 1)) ?? [];
  if (returns === undefined) return null;
  const parameters = readMembers(text.slice(1, end), ',');
  return parameters === null ? null : { parameters, returns };
}

/** `{ a: A; b?: B }`; `null` for anything else, index signatures and methods included. */
export function readObject(text: string): Member[] | null {
  const inner = innerOf(text, '{');
  return inner === null ? null : readMembers(inner, ';,');
}

function readMembers(text: string, separators: string): Member[] | null {
  const members = splitAt(text, separators).map((part): Member | null => {
    const found = /^(?:readonly )?([\w$]+|'[^']*')(\?)?: (.+)/s.exec(part);
    if (found === null) return null;
    const [, name = '', optional, type = ''] = found;
    return { name, optional: optional !== undefined, type };
  });
  return members.every((member) => member !== null) ? members : null;
}
