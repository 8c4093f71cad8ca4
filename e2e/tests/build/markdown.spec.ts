import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type MarkdownItType from 'markdown-it';
import type { DefaultTreeAdapterMap } from 'parse5';
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
}

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
  const parts: Parts = { headings: [], code: [], cells: [] };
  const visit = (node: Node): void => {
    if (!isElement(node)) {
      if ('childNodes' in node) node.childNodes.forEach(visit);
      return;
    }
    const { tagName } = node;
    if (attr(node, 'data-demo') !== undefined) parts.code.push(...demoCode(node));
    else if (tagName === 'nav' || hasClass(node, 'page-pictures')) return;
    else if (/^h[1-6]$/.test(tagName) || (tagName === 'summary' && isApi(html)))
      parts.headings.push(squeeze(textOf(node)));
    else if (tagName === 'pre') parts.code.push(textOf(node).trimEnd());
    else {
      const isCell = tagName === 'td' || tagName === 'th';
      if (isCell) parts.cells.push(squeeze(textOf(node, true)));
      else node.childNodes.forEach(visit);
    }
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

/** Reads Markdown as any program would. */
function readMarkdown(text: string): Parts {
  const parts: Parts = { headings: [], code: [], cells: [] };
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
    if (type === 'fence' || type === 'code_block') parts.code.push(content.trimEnd());
    else if (type === 'inline' && before === 'heading_open') parts.headings.push(plain());
    else if (type === 'inline' && /^t[dh]_open$/.test(before)) parts.cells.push(plain());
  });
  return parts;
}

test('the Markdown of every page has its headings, code and cells', () => {
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

test('the links of the Markdown lead to files that are there', () => {
  const known = new Set(files.map((file) => `/${file}`));
  const parser = new MarkdownIt({ html: false });
  for (const page of pages) {
    const name = markdownOf(page);
    const links = parser
      .parse(read(name), {})
      .flatMap(({ children }) => children ?? [])
      .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []))
      .filter((href) => href.startsWith('/'))
      .map((href) => decodeURI(href.replace(/[?#].*$/, '')));
    for (const href of links) expect(known.has(href), `${name}: ${href}`).toBe(true);
  }
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
  const site = JSON.parse(read('vitrine.json')) as {
    pages: { path: string; markdown: string }[];
    components: { name: string; api: string }[];
  };
  expect(validate(site), JSON.stringify(validate.errors)).toBe(true);
  for (const { markdown } of site.pages) expect(files).toContain(markdown.slice(1));
  expect(site.components.length).toBeGreaterThan(130);
  for (const { name, api } of site.components) {
    const data = JSON.parse(read(api.slice(1))) as { components: { name: string }[] };
    expect(validate(data), api).toBe(true);
    expect(data.components.map((each) => each.name)).toContain(name);
  }
});
