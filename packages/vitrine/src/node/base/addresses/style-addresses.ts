/** An address in a style sheet that browsers load without a reader's doing. */
export interface StyleAddress {
  /** Of what: a style sheet that it imports, a font, or a picture. */
  kind: 'sheet' | 'font' | 'picture';
  /** Without quotes and escapes. */
  value: string;
  /** Where it stands, with its quotes. */
  start: number;
  end: number;
}

const ESCAPE = String.raw`\\(?:[\da-f]{1,6}[ \t\n\r\f]?|[^\n\r\f])`;
const NAME = String.raw`(?:[-\w\u0080-\uffff]|${ESCAPE})+`;
/** What changes how the text after it is read: comments, texts, names (with a parenthesis, functions), and brackets. */
const TOKEN = new RegExp(
  String.raw`\/\*[^]*?(?:\*\/|$)|"(?:\\(?:\r\n|[^])|[^"\\\n])*"?|'(?:\\(?:\r\n|[^])|[^'\\\n])*'?|([@#]?)(${NAME})(\(?)|[(){};]`,
  'gi',
);
/** What stands between the parentheses of `url(…)` without quotes. */
const BARE = /\s*((?:\\[^]|[^\\)])*)/y;
const QUOTED = /\s*["']/y;
/** Functions in which a text is an address. */
const OF_PICTURES = /^(?:-webkit-)?image-set$/;
/** Rules that begin with a text or an address which nothing is loaded from. */
const UNLOADED = /^(?:namespace|charset)$/;

/**
 * Every address that a style sheet loads from, in source order, however it is written: names of functions and rules in
 * capitals or with escapes are the same to browsers (`URL(`, `u\72l(`, `@IMPORT`). Nothing in comments, texts and
 * `@namespace`.
 */
export function listStyleAddresses(css: string): StyleAddress[] {
  // Stryker disable next-line ConditionalExpression,Regex: saves time, as nearly every style attribute has neither
  return /[(@]/.test(css) ? readAddresses(css) : [];
}

function readAddresses(css: string): StyleAddress[] {
  const found: StyleAddress[] = [];
  const functions: string[] = [];
  /** The rule before the next block or semicolon: an import is one until it has its address. */
  let rule = '';
  let inFont = false;
  const take = (start: number, end: number, isUrl: boolean) => {
    const isSheet = rule === 'import';
    if (UNLOADED.test(rule) || rule === 'imported') return;
    if (!isSheet && !isUrl && !OF_PICTURES.test(functions.at(-1) ?? '')) return;
    const text = css.slice(start, end);
    const value = unescape(/^["']/.test(text) ? text.replace(/^(["'])([^]*?)\1?$/, '$2') : text);
    found.push({ kind: isSheet ? 'sheet' : inFont ? 'font' : 'picture', value, start, end });
    if (isSheet) rule = 'imported';
  };
  TOKEN.lastIndex = 0;
  for (let match; (match = TOKEN.exec(css));) {
    const [token, mark, written = '', parenthesis] = match;
    const name = written === '' ? '' : unescape(written).toLowerCase();
    if (name === 'url' && mark === '' && parenthesis === '(') {
      TOKEN.lastIndex = readUrl(css, TOKEN.lastIndex, take);
    } else if (name !== '') {
      if (mark === '@') rule = name;
      if (parenthesis === '(') functions.push(name);
    } else if (/^["']/.test(token)) take(match.index, TOKEN.lastIndex, false);
    else if (token === '(') functions.push('');
    else if (token === ')') functions.pop();
    else if (/^[{};]$/.test(token)) {
      if (token !== ';') inFont = token === '{' && rule === 'font-face';
      rule = '';
      functions.length = 0;
    }
  }
  return found;
}

/** Reads what is in the parentheses of `url(…)`. @returns where to go on */
function readUrl(
  css: string,
  from: number,
  take: (start: number, end: number, isUrl: boolean) => void,
): number {
  QUOTED.lastIndex = from;
  if (QUOTED.test(css)) {
    const start = QUOTED.lastIndex - 1;
    TOKEN.lastIndex = start;
    const [text] = TOKEN.exec(css)!;
    take(start, start + text.length, true);
    return start + text.length;
  }
  BARE.lastIndex = from;
  const [whole, inner = ''] = BARE.exec(css)!;
  const text = inner.trimEnd();
  const start = from + whole.length - inner.length;
  // With these a browser takes it for none.
  if (!/(?<!\\)["'(]|\S\s+\S/.test(text.replaceAll(/\\[\da-f]{1,6}\s/gi, 'x')))
    take(start, start + text.length, true);
  return from + whole.length + 1;
}

/** A text of a style sheet as it is meant. */
function unescape(text: string): string {
  // Stryker disable next-line ConditionalExpression: saves time, as most have none
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:([\da-f]{1,6})(?:\r\n|[ \t\n\r\f])?|(\r\n|[^]))/gi,
    (_, code: string | undefined, other: string | undefined) => {
      if (code === undefined) return /[\n\r\f]/.test(other!) ? '' : other!;
      const point = Number.parseInt(code, 16);
      const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return isCharacter ? String.fromCodePoint(point) : '\ufffd';
    },
  );
}
