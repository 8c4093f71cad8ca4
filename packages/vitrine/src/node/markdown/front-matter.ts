import { createRequire } from 'node:module';
import type { Document, Node, Pair } from 'yaml';
import { problem, type Problem } from '../base/errors.ts';
import { findUndecoded, uniformText } from '../base/text.ts';
import { isImageAddress } from '../base/addresses/safe-address.ts';
import { withoutControls } from '../../shared/text/show-controls.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { isKeywordList, type KeywordList } from './keywords.ts';
import { HEADER_LENGTH } from './limits/limits.ts';

/** The header of a Markdown file. */
export interface FrontMatter {
  components?: string[];
  /** Package whose components the page means, where several that the site documents have one of a name. */
  package?: string;
  title?: string;
  description?: string;
  /** File name of the page's drawing for lists of pages, relative to the Markdown file. */
  thumbnail?: string;
  /** Picture for social networks: a path of the site or a full address. */
  image?: string;
  /** Markdown file that the page shows in the place of its own text, relative to the page's file. */
  source?: string;
  /** `false` turns the sponsor slot off. */
  sponsor?: boolean;
  /** `blank`: the page is its one demo, without the shell. */
  layout?: 'blank';
  /** Other words by which the search finds the page, and sections of it. */
  keywords?: KeywordList;
  /** Place among the pages of its folder where the tree follows from files: the least comes first. */
  order?: number;
  /** The page is in no build; the dev server shows it. */
  draft?: boolean;
  /** The navigation leaves the page out. */
  hidden?: boolean;
}

/** A Markdown file parted into header and body. */
export interface SplitSource {
  data: FrontMatter;
  /** Everything after the header, with `\n` line ends. */
  body: string;
  /** Line of the file on which `body` begins, counted from 1. */
  bodyLine: number;
  /** Lines of the header's keys, for a header that is read as YAML. */
  keyLines?: Partial<Record<Key, number>>;
  problems: Problem[];
}

const expectations = {
  components: 'a comma-separated string or a list of strings',
  package: 'the name of a package in `api`',
  title: 'a string',
  description: 'a string',
  image: 'a path in public/ such as /picture.png, or a full address',
  thumbnail: 'a string',
  source: 'a string',
  sponsor: 'true or false',
  layout: 'blank, or no such line',
  keywords: 'a list of words and of maps from an anchor to its words',
  order: 'a number',
  draft: 'true or false',
  hidden: 'true or false',
} as const;
type Key = keyof typeof expectations;
type OtherKey = 'sponsor' | 'layout' | 'keywords' | 'order' | 'draft' | 'hidden';
type TextKey = Exclude<Key, 'components' | OtherKey>;
const OTHERS: readonly string[] = ['sponsor', 'layout', 'keywords', 'order', 'draft', 'hidden'];
const isOther = (key: Key): key is OtherKey => OTHERS.includes(key);
const KEYS = Object.keys(expectations)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');
const isKey = (name: string): name is Key => Object.hasOwn(expectations, name);

/** Reads the YAML header between two lines of `---`, when the file begins with one. */
export function splitFrontMatter(source: string, file: string): SplitSource {
  const split = splitHeader(source, file);
  const undecoded = findUndecoded(source);
  if (undecoded === 0) return split;
  const found = problem('not-utf8', [], { file, line: undecoded });
  return { ...split, problems: [found, ...split.problems] };
}

/** A header as other generators take it. */
const TOML = /^\+{3}[ \t]*\n(?:[^]*?\n)?\+{3}[ \t]*(?:\n|$)/;

function splitHeader(source: string, file: string): SplitSource {
  // A page is read by terminals and agents, too: none of its text may steer what its readers do not see.
  const text = withoutControls(uniformText(source));
  if (TOML.test(text)) {
    const found = problem('invalid-front-matter', ['it is written in TOML'], { file, line: 1 });
    return { data: {}, body: text, bodyLine: 1, problems: [found] };
  }
  if (!/^---[ \t]*\n/.test(text)) return { data: {}, body: text, bodyLine: 1, problems: [] };

  const start = text.indexOf('\n') + 1;
  const end = /^---[ \t]*$/m.exec(text.slice(start));
  if (end === null) {
    const at = { file, line: 1 };
    const unclosed = problem('invalid-front-matter', ['the closing line "---" is missing'], at);
    return { data: {}, body: text.slice(start), bodyLine: 2, problems: [unclosed] };
  }
  const header = text.slice(start, start + end.index);
  const body = text.slice(start + end.index + end[0].length + 1);
  const bodyLine = header.split('\n').length + 2;
  const problems: Problem[] = [];
  const report = (reason: string, line: number) =>
    problems.push(problem('invalid-front-matter', [reason], { file, line: line + 1 }));
  if (header.length > HEADER_LENGTH) {
    report(`it is longer than ${HEADER_LENGTH} characters`, 0);
    return { data: {}, body, bodyLine, problems };
  }
  const trivial = readTrivial(header);
  if (trivial) return { data: trivial, body, bodyLine, problems };
  return { ...readYaml(header, report), body, bodyLine, problems };
}

// Only what YAML, too, reads as the plain string that it looks like: letters first, none of the
// characters that mean something anywhere in a plain scalar, not a word such as `true`.
const trivialLine = /^(components|package|title|description|thumbnail): +(\p{L}[^#:\n]*)$/u;
const yamlWord = /^(?:true|false|null|True|False|Null|TRUE|FALSE|NULL)$/;

/** The short way for the headers most pages have: parsing YAML would cost more than the page. */
function readTrivial(header: string): FrontMatter | null {
  const data: FrontMatter = {};
  for (const line of header.split('\n')) {
    if (line === '') continue;
    const [, key, raw] = trivialLine.exec(line) ?? [];
    const value = raw?.trimEnd();
    if (
      !key ||
      !isKey(key) ||
      isOther(key) ||
      !value ||
      yamlWord.test(value) ||
      data[key] !== undefined
    ) {
      return null;
    }
    if (key === 'components') data.components = splitNames(value);
    else data[key] = value;
  }
  return data;
}

function readYaml(
  header: string,
  report: (reason: string, line: number) => void,
): Pick<SplitSource, 'data' | 'keyLines'> {
  const { parseDocument, LineCounter, isMap, isScalar } = loadYaml();
  const lineCounter = new LineCounter();
  const document = parseDocument(header, { lineCounter, prettyErrors: false });
  const lineOf = (node: Node) => lineCounter.linePos(node.range?.[0] ?? 0).line;
  // What is nested too deeply is an error at each of its levels, in the words of the language.
  const isDeep = document.errors.some(({ message }) =>
    /call stack|too much recursion/i.test(message),
  );
  if (isDeep) report('its lists and maps are nested too deeply', 0);
  else
    for (const { message, pos } of document.errors)
      report(message, lineCounter.linePos(pos[0]).line);
  if (document.errors.length > 0 || document.contents === null) return { data: {} };
  if (!isMap(document.contents)) {
    report(
      `expected "key: value" lines, received ${describe(readValue(document.contents, document))}`,
      1,
    );
    return { data: {} };
  }
  const data: FrontMatter = {};
  const keyLines: SplitSource['keyLines'] = {};
  for (const { key: node, value: valueNode } of document.contents.items as Pair<
    Node | null,
    Node | null
  >[]) {
    const name = isScalar(node) ? String(node.value) : '';
    const line = node === null ? 1 : lineOf(node);
    if (!isKey(name)) {
      const closest = findClosest(name, Object.keys(expectations));
      const hint = closest === '' ? `expected ${KEYS}` : `did you mean "${closest}"?`;
      report(`unknown key "${name}"; ${hint}`, line);
      continue;
    }
    const value = readValue(valueNode, document);
    keyLines[name] = line + 1;
    if ((name === 'sponsor' || name === 'draft' || name === 'hidden') && isBoolean(value)) {
      data[name] = value;
    } else if (name === 'order' && Number.isFinite(value)) {
      data.order = value as number;
    } else if (name === 'layout' && value === 'blank') {
      data.layout = value;
    } else if (name === 'components' && Array.isArray(value) && value.every(isString)) {
      data.components = value.map((item) => item.trim());
    } else if (name === 'keywords' && isKeywordList(value)) {
      data.keywords = value;
    } else if (isOther(name) || !isString(value)) {
      report(`${name}: expected ${expectations[name]}, received ${describe(value)}`, line);
    } else if (name === 'image' && !isImageAddress(value.trim())) {
      report(`image: expected ${expectations.image}, received ${describe(value)}`, line);
    } else if (name === 'components') data.components = splitNames(value);
    // An escape of YAML may stand for what no document may hold.
    else data[name as TextKey] = withoutControls(value).trim();
  }
  return { data, keyLines };
}

/** A few lines of aliases of aliases stand for more values than there are atoms. */
function readValue(node: Node | null, document: Document): unknown {
  try {
    return node?.toJS(document) ?? null;
  } catch {
    return TOO_MUCH;
  }
}

const TOO_MUCH = Symbol('more than YAML resolves');

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isString = (value: unknown): value is string => typeof value === 'string';

function describe(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (value === TOO_MUCH) return 'more than aliases may stand for';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a map' : `the ${typeof value} ${JSON.stringify(value)}`;
}

let yaml: typeof import('yaml') | undefined;

// Most sites never need it, and loading it takes longer than compiling ten pages.
function loadYaml(): typeof import('yaml') {
  yaml ??= createRequire(import.meta.url)('yaml') as typeof import('yaml');
  return yaml;
}
