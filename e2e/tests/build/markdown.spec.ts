import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type MarkdownItType from 'markdown-it';
import type { DefaultTreeAdapterMap } from 'parse5';
import { propHash } from '../../../packages/vitrine/src/shared/api-section.ts';
import { listSections } from '../../../packages/vitrine/src/shared/markdown/sections.ts';
import { SITE } from '../../support/site.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

// The packages that the engine itself reads Markdown and HTML with.
const require = createRequire(new URL('../../../packages/vitrine/package.json', import.meta.url));
const MarkdownIt = require('markdown-it') as typeof MarkdownItType;
const { parse } = require('parse5') as typeof import('parse5');

const DIST = fileURLToPath(new URL('dist/', SITE));
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll(path.sep, '/'),
);
const pages = files.filter(
  (file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('assets/'),
);
const markdownOf = (page: string) =>
  page === 'index.html' ? 'index.md' : page.replace(/\/index\.html$/, '.md');

/** What a text is made of, in its order. */
interface Parts {
  headings: string[];
  code: string[];
  cells: string[];
  /** Addresses within the site; those of pages are the ones of their Markdown. */
  links: string[];
}

const known = new Set(files.map((file) => `/${file}`));

const attr = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;
const isElement = (node: Node): node is Element => 'tagName' in node;
const hasClass = (element: Element, name: string) =>
  (attr(element, 'class') ?? '').split(' ').includes(name);
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf(node: Node, inCell = false): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterMap['textNode']).value;
  if (isElement(node) && ['svg', 'style', 'script'].includes(node.tagName)) return '';
  // Names of types are buttons too: they open their definitions.
  if (isElement(node) && node.tagName === 'button' && (!inCell || hasClass(node, 'copy')))
    return '';
  // What a reader opens a long list of values with.
  if (inCell && node.nodeName === 'summary') return ' ';
  const text =
    'childNodes' in node ? node.childNodes.map((child) => textOf(child, inCell)).join('') : '';
  // A cell is one line: what stands in it has the marks of lists, and notes have brackets.
  if (node.nodeName === 'li') return ` - ${text.trim()} `;
  if (node.nodeName === 'small') return ` (${text})`;
  if (node.nodeName === 'br') return ' ';
  if (node.nodeName === 'pre' && inCell) return ` ${text} `;
  return node.nodeName === 'p' ? ` ${text} ` : text;
}

/** Reads what a document shows, of demos their sources. */
function readDocument(html: string): Parts {
  const parts: Parts = { headings: [], code: [], cells: [], links: [] };
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      if ('childNodes' in node) node.childNodes.forEach(visit);
      return;
    }
    const { tagName } = node;
    if (attr(node, 'data-demo') !== undefined) parts.code.push(...demoCode(node));
    // What links of the header lead to stands at the end of the Markdown.
    else if (tagName === 'nav' || hasClass(node, 'page-pictures') || hasClass(node, 'page-api'))
      return;
    else if (/^h[1-6]$/.test(tagName) || (tagName === 'summary' && isApi(html)))
      parts.headings.push(squeeze(textOf(node)));
    else if (tagName === 'pre') parts.code.push(textOf(node).trimEnd());
    else {
      const isCell = tagName === 'td' || tagName === 'th';
      if (isCell) parts.cells.push(squeeze(textOf(node, true)));
      if (tagName === 'a') parts.links.push(...linkOf(node));
      if (isCell) visitLinks(node);
      else node.childNodes.forEach(visit);
    }
  };
  const visitLinks = (node: Node): void => {
    if (isElement(node) && node.tagName === 'a') parts.links.push(...linkOf(node));
    if ('childNodes' in node) node.childNodes.forEach(visitLinks);
  };
  const find = (node: Node): Element | undefined => {
    if (isElement(node) && node.tagName === 'main') return node;
    if (!('childNodes' in node)) return undefined;
    for (const child of node.childNodes) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  const main = find(parse(html));
  if (main) visit(main);
  return parts;
}

/** Where a link leads, as Markdown says it. */
function linkOf(link: Element): string[] {
  const href = attr(link, 'href') ?? '';
  if (!href.startsWith('/')) return [];
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href)!;
  const page = `${decodeURI(path).replace(/^\//, '')}/index.html`.replace(/^\//, '');
  return [known.has(`/${page}`) ? `/${encodeURI(markdownOf(page))}${rest}` : href];
}

const isApi = (html: string) => html.includes('"@type":"APIReference"');

/** The sources that a demo's toolbar fetches; of a demo without one, nothing is known here. */
function demoCode(demo: Element): string[] {
  let url = '';
  const visit = (node: Node): void => {
    if (isElement(node)) url ||= attr(node, 'data-source') ?? '';
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(demo);
  if (url === '') return [];
  const { files: sources, excerpt } = JSON.parse(read(url.slice(1))) as {
    files: { ts: { code: string } }[];
    excerpt: { ts: { code: string } } | null;
  };
  return [excerpt, ...sources].flatMap((each) => (each ? [each.ts.code.trimEnd()] : []));
}

const htmlLinks = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!);

/** Reads Markdown as any program would. */
function readMarkdown(text: string): Parts {
  const parts: Parts = { headings: [], code: [], cells: [], links: [] };
  const tokens = new MarkdownIt({ html: true }).parse(text, {});
  tokens.forEach(({ type, content, children }, index) => {
    const before = tokens[index - 1]?.type ?? '';
    const plain = () =>
      squeeze(
        (children ?? [])
          .map((child) =>
            /break$/.test(child.type) || /^<br/.test(child.content)
              ? ' '
              : ['text', 'code_inline', 'text_special'].includes(child.type)
                ? child.content
                : '',
          )
          .join(''),
      );
    if (type === 'html_block') parts.links.push(...htmlLinks(content));
    for (const child of children ?? []) {
      if (child.type === 'html_inline') parts.links.push(...htmlLinks(child.content));
      const href = String(child.attrGet('href'));
      if (child.type === 'link_open' && href.startsWith('/')) parts.links.push(href);
    }
    if (type === 'fence' || type === 'code_block') parts.code.push(content.trimEnd());
    else if (type === 'inline' && before === 'heading_open') parts.headings.push(plain());
    else if (type === 'inline' && /^t[dh]_open$/.test(before)) parts.cells.push(plain());
  });
  return parts;
}

// Some hundred documents are read: slow on a busy machine.
test.setTimeout(120_000);

test('the Markdown of every page has its headings, code, cells and links', () => {
  let compared = 0;
  for (const page of pages) {
    const html = read(page);
    // A page without the shell is one demo, whose headings are its own.
    if (!html.includes('id="v-shell"')) continue;
    compared += 1;
    const name = markdownOf(page);
    const shown = readDocument(html);
    const printed = readMarkdown(read(name));
    // Code of demos without a toolbar is only in the Markdown.
    if (html.includes('demo-bare')) {
      let next = 0;
      for (const code of printed.code) if (code === shown.code[next]) next += 1;
      expect(next, name).toBe(shown.code.length);
      printed.code = shown.code;
    }
    expect.soft(printed, name).toEqual(shown);
    const link = `<link rel="alternate" type="text/markdown" href="/${encodeURI(name)}">`;
    expect(html, page).toContain(link);
  }
  expect(compared).toBeGreaterThan(200);
});

interface SiteJson {
  pages: { path: string; markdown: string; demos: { hash: string; file: string }[] }[];
  components: { name: string; api: string }[];
}
const readSite = () => JSON.parse(read('vitrine.json')) as SiteJson;

test('the links of the Markdown lead to files that are there, and to what they name in them', () => {
  const parser = new MarkdownIt({ html: true });
  const inlineOf = (name: string) =>
    parser.parse(read(name), {}).flatMap(({ children }) => children ?? []);
  const demos = new Map(
    readSite().pages.map((page) => [page.markdown, page.demos.map(({ hash }) => hash)]),
  );
  const hashes = new Map<string, Set<string>>();
  // Headings, demos, and rows of the reference: get_page finds each of them by this name.
  const listHashes = (file: string) => {
    const text = read(file.slice(1));
    const rows = [...text.matchAll(/^\| `([^`|]+)`/gm)].map(([, name]) => propHash(name!));
    const sections = listSections(text).map(({ hash }) => hash);
    return new Set([...sections, ...rows, ...(demos.get(file) ?? [])]);
  };
  let followed = 0;
  for (const page of pages) {
    const name = markdownOf(page);
    const links = inlineOf(name)
      .filter(({ type }) => type === 'link_open')
      .map((token) => String(token.attrGet('href')))
      .filter((href) => /^[/#]/.test(href));
    for (const href of links) {
      const [address = '', hash] = href.split('#');
      const file = address === '' ? `/${name}` : decodeURI(address.replace(/\?.*$/, ''));
      expect(known.has(file), `${name}: ${href}`).toBe(true);
      if (hash === undefined || hash === '' || !file.endsWith('.md')) continue;
      if (!hashes.has(file)) hashes.set(file, listHashes(file));
      expect.soft(hashes.get(file)!.has(decodeURIComponent(hash)), `${name}: ${href}`).toBe(true);
      followed += 1;
    }
  }
  expect(followed).toBeGreaterThan(150);
});

/** Lines that say where the excerpt of a demo begins and ends. */
const EXCERPT_MARK = /^[ \t]*(?:\/\/|\{\/\*|\/\*) *#(?:end)?region\b.*\n/gm;

test('demos in the Markdown are the files of the site', () => {
  const parser = new MarkdownIt({ html: true });
  let compared = 0;
  for (const { markdown, demos } of readSite().pages) {
    if (demos.length === 0) continue;
    const tokens = parser.parse(read(markdown.slice(1)), {});
    for (const { file } of demos) {
      const at = tokens.findIndex(({ content }) => content.endsWith(`(\`${file}\`)`));
      expect(at, `${markdown}: ${file}`).toBeGreaterThan(-1);
      const next = tokens.findIndex(
        ({ type, content }, index) =>
          index > at && type !== 'fence' && content !== '' && content !== 'The whole file:',
      );
      const codes = tokens.slice(at, next === -1 ? undefined : next);
      const whole = codes.filter(({ type }) => type === 'fence').at(-1)!.content;
      const source = readFileSync(fileURLToPath(new URL(file, SITE)), 'utf8');
      expect(whole.trim(), file).toBe(source.replace(EXCERPT_MARK, '').trim());
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test('llms.txt leads to the Markdown of every page, and llms-full.txt says all of it', () => {
  const url = /Sitemap: (.*)\/sitemap\.xml/.exec(read('robots.txt'))![1]!;
  const named = [...read('llms.txt').matchAll(/^- \[.*?[^\\]\]\((.*?)\)/gm)].map(
    ([, href]) => href!,
  );
  const expected = pages.filter((page) => read(page).includes('rel="canonical"')).map(markdownOf);
  expect(named.map((href) => decodeURI(href.slice(url.length + 1))).sort()).toEqual(
    expected.sort(),
  );
  const parts = files.filter((file) => /(^|\/)llms-full(-\d+)?\.txt$/.test(file));
  const texts = parts.map(read);
  expect(parts.length).toBeGreaterThan(10);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(300_000);
  const whole = texts.join('');
  for (const name of expected) {
    const text = read(name).trim();
    // A page that is larger than half a part is divided.
    if (text.length < 140_000) expect(whole.includes(`${name}\n\n${text}`), name).toBe(true);
  }
});

test('vitrine.json and the API of each component fit the schema that they name', () => {
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const options = { allowUnionTypes: true, validateFormats: false };
  const validate = new Ajv2020(options).compile(
    JSON.parse(read('vitrine-1.schema.json')) as object,
  );
  const site = readSite();
  expect(validate(site), JSON.stringify(validate.errors)).toBe(true);
  for (const { markdown } of site.pages) expect(files).toContain(markdown.slice(1));
  expect(site.components.length).toBeGreaterThan(130);
  for (const { name, api } of site.components) {
    const data = JSON.parse(read(api.slice(1))) as { components: { name: string }[] };
    expect(validate(data), api).toBe(true);
    expect(data.components.map((each) => each.name)).toContain(name);
  }
});
