import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { DefaultTreeAdapterMap } from 'parse5';
import type { Page } from '../../shared/page.ts';
import type { PageResources } from '../model/page-resources.ts';
import { styleSources } from './style-sources.ts';

type Node = DefaultTreeAdapterMap['node'];

/** What most HTML does not have, elements and attributes: then it needs no parser. */
const CANDIDATE =
  /<(?:script|style|link|image)\b|[\s"'/](?:on[a-z]+|style|src|srcset|action|formaction|poster|data)\s*=/i;
/** The directive of an address, by element and attribute. */
const ADDRESSES: Record<string, Record<string, string>> = {
  img: { src: 'img-src', srcset: 'img-src' },
  image: { href: 'img-src' },
  input: { src: 'img-src', formaction: 'form-action' },
  button: { formaction: 'form-action' },
  form: { action: 'form-action' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  track: { src: 'media-src' },
  iframe: { src: 'frame-src' },
  object: { data: 'object-src' },
  embed: { src: 'object-src' },
  script: { src: 'script-src', href: 'script-src' },
};
/** Types of scripts that browsers run; any other is data. */
const RUNS =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const LINKS: Record<string, string> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  modulepreload: 'script-src',
  manifest: 'manifest-src',
};

/** The digest of an inline script, as a policy names it. */
export function scriptDigest(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** What the HTML in a page's own text runs and loads. Of what is the engine's, nothing. */
export function pageResources(page: Pick<Page, 'lead' | 'blocks'>): PageResources {
  return readResources(ownHtml(page));
}

/** Digests of the scripts in a page's own text. */
export function pageScripts(page: Pick<Page, 'lead' | 'blocks'>): string[] {
  return readScripts(ownHtml(page));
}

function ownHtml({ lead, blocks }: Pick<Page, 'lead' | 'blocks'>): string {
  // Stryker disable next-line ConditionalExpression: no other block has a text of that name
  return [lead, ...blocks.map((block) => (block.kind === 'html' ? block.html : ''))].join('\n');
}

/** Digests of the scripts in a piece of HTML. Most has none, and then it needs no parser. */
export function readScripts(html: string): string[] {
  return /<script\b/i.test(html) ? readResources(html).scripts : [];
}

/** What a piece of HTML runs and loads by itself. */
export function readResources(html: string): PageResources {
  const found: Found = { scripts: new Set(), sources: new Map(), handlers: new Set() };
  // Stryker disable next-line ConditionalExpression: the parser finds nothing in the rest, in far more time
  if (CANDIDATE.test(html)) visit(parse(html), found);
  return {
    scripts: [...found.scripts],
    sources: listSources(found.sources),
    handlers: [...found.handlers],
  };
}

/** The document around a fragment: to take the fragment out of it costs parse5 the square of its children. */
function parse(html: string): Node {
  const parser = loadParse5().Parser.getFragmentParser<DefaultTreeAdapterMap>();
  parser.tokenizer.write(html, true);
  return parser.document;
}

interface Found {
  scripts: Set<string>;
  sources: Map<string, Set<string>>;
  handlers: Set<string>;
}

function listSources(sources: Map<string, Set<string>>): Record<string, string[]> {
  return Object.fromEntries([...sources].map(([name, values]) => [name, [...values].sort()]));
}

function visit(root: Node, found: Found): void {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) readElement(node, found);
    if ('content' in node) waiting.push(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child);
  }
}

function readElement(element: DefaultTreeAdapterMap['element'], found: Found): void {
  const { tagName, attrs, childNodes } = element;
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  const text = () => childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const add = (directive: string, address: string) => {
    const source = sourceOf(address);
    if (source !== '') takeSource(found, directive, source);
  };
  if (tagName === 'script' && RUNS.test(attributes.get('type')?.trim() ?? '')) {
    if (!attributes.has('src')) found.scripts.add(scriptDigest(text()));
  }
  for (const [name, value] of attributes) {
    if (/^on[a-z]+$/.test(name)) found.handlers.add(name);
    if (name === 'style') readStyle(value, found);
    const parent = element.parentNode;
    const inPicture = parent && 'tagName' in parent && parent.tagName === 'picture';
    const directive =
      tagName === 'source' ? (inPicture ? 'img-src' : 'media-src') : ADDRESSES[tagName]?.[name];
    if (tagName === 'source' && !/^src(?:set)?$/.test(name)) continue;
    if (directive === undefined) continue;
    for (const address of name === 'srcset' ? readSrcset(value) : [value]) add(directive, address);
  }
  for (const rel of attributes.get('rel')?.toLowerCase().split(/\s/) ?? []) {
    if (tagName === 'link' && LINKS[rel]) add(LINKS[rel], attributes.get('href') ?? '');
  }
  if (tagName === 'style') readStyle(text(), found);
}

function readStyle(css: string, found: Found): void {
  for (const [directive, values] of Object.entries(styleSources(css))) {
    for (const source of values) takeSource(found, directive, source);
  }
}

function takeSource({ sources }: Found, directive: string, source: string): void {
  const known = sources.get(directive) ?? new Set();
  sources.set(directive, known.add(source));
}

/** The addresses in it, with what describes them: that leads to no other site. */
const readSrcset = (value: string) => value.split(/[\s,]+/);

/** Schemes that a policy allows by the site; the others as a whole. */
const WITH_ORIGIN = ['http:', 'https:', 'ws:', 'wss:'];

/** The origin or scheme that a policy has to name for an address; empty for one of the site. */
export function sourceOf(address: string): string {
  const own = 'https://own.invalid';
  const url = URL.canParse(address, own) ? new URL(address, own) : null;
  if (!url || url.origin === own || url.protocol === 'javascript:') return '';
  return WITH_ORIGIN.includes(url.protocol) ? url.origin : url.protocol;
}

let parse5: typeof import('parse5') | undefined;

function loadParse5(): typeof import('parse5') {
  parse5 ??= createRequire(import.meta.url)('parse5') as typeof import('parse5');
  return parse5;
}
