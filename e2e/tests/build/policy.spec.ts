import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { test, expect } from '@playwright/test';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const DIST = fileURLToPath(new URL('../../../flagship/dist/', import.meta.url));
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const documents = files.filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const headers = JSON.parse(read('csp.json')) as {
  pages: string;
  runner: { path: string; policy: string };
};

function listElements(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(listElements) : [];
  const content = 'content' in node ? listElements(node.content) : [];
  return [...('tagName' in node ? [node] : []), ...inner, ...content];
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;
const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name === directive)
    ?.slice(1) ?? [];

test('every document says its policy first, and with it the digest of each inline script', () => {
  expect(documents.length).toBeGreaterThan(250);
  const wrong: string[] = [];
  for (const file of documents.filter((each) => !`/${each}`.startsWith(headers.runner.path))) {
    const elements = listElements(parse(read(file)));
    const [meta, ...others] = elements.filter(
      (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
    );
    const policy = meta ? attribute(meta, 'content')! : '';
    const scripts = elements.filter(
      (element) =>
        element.tagName === 'script' &&
        attribute(element, 'src') === undefined &&
        !attribute(element, 'type')?.endsWith('json'),
    );
    const digests = scripts.map((script) => digest(textOf(script)));
    const named = sourcesOf(policy, 'script-src').filter((source) => source.startsWith("'sha"));
    const sent = sourcesOf(headers.pages, 'script-src');
    const loads = elements.findIndex(({ tagName }) => /^(?:script|link|style)$/.test(tagName));
    if (others.length > 0 || elements.indexOf(meta!) > loads) wrong.push(`${file}: not first`);
    if (scripts.length === 0) wrong.push(`${file}: no inline script was found`);
    if (JSON.stringify([...new Set(digests)].sort()) !== JSON.stringify(named))
      wrong.push(`${file}: ${named.join(' ')} instead of ${digests.join(' ')}`);
    if (digests.some((each) => !sent.includes(each))) wrong.push(`${file}: not in the header`);
    const handlers = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => /^on/.test(name)));
    if (handlers.length > 0) wrong.push(`${file}: ${handlers[0]!.name}`);
  }
  expect(wrong).toEqual([]);
});

test('no policy, of a document, a host or in a script, lets inline scripts run', () => {
  const texts = files
    .filter((file) => /\.(?:html|js|json|conf)$|_headers$/.test(file))
    .filter((file) => existsSync(path.join(DIST, file)));
  // Sources of demos and the search may speak of it.
  const ours = texts.filter((file) => !/^assets\/sources\/|^search|search\.json$/.test(file));
  const withWord = (word: string) =>
    ours.filter((file) => new RegExp(`script-src[^;\`]*'unsafe-${word}'`).test(read(file)));
  expect(withWord('inline')).toEqual([]);
  // The runner of edited code, in a document without an origin, and nothing else evaluates text.
  expect(withWord('eval')).toEqual([expect.stringMatching(/^assets\/editor-panel-/)]);
  expect(headers.pages).toContain("require-trusted-types-for 'script'");
  expect(headers.pages).toMatch(/;trusted-types vitrine dompurify icons(?:;|$)/);
  expect(headers.runner.policy).toMatch(/^sandbox allow-scripts allow-forms;/);
});

test('hosts read one rule for each address, and none of the pages’ for the runner', () => {
  const rules = read('_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const patterns = rules.map((rule) => new RegExp(`^${rule.replace('*', '.*')}$`));
  const count = (address: string) => patterns.filter((pattern) => pattern.test(address)).length;
  for (const file of documents) {
    const address = `/${file}`.replace(/index\.html$/, '');
    expect(count(address), address).toBe(1);
  }
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.length).toBeLessThanOrEqual(100);
});
