import { expect, test } from 'vitest';
import { makeDoc } from '../fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { MemberDoc, SignatureDoc } from '../../model/signature-doc.ts';
import { apiPage } from './page.ts';
import { apiPageToMarkdown } from './print-markdown.ts';
import { sectionsToHtml } from './print-html.ts';

const context = { pathname: '/api/use-dial', componentPath: () => null, demoPages: [] };

const member = (changes: Partial<MemberDoc>): MemberDoc => ({
  ...{ name: 'step', type: 'number', required: false, default: null, description: '' },
  deprecated: null,
  ...changes,
});
const parameter = (changes: Partial<SignatureDoc['parameters'][number]>) => ({
  ...member({}),
  members: [],
  ...changes,
});
const signature = (changes: Partial<SignatureDoc>): SignatureDoc => ({
  text: 'useDial(): void',
  description: '',
  parameters: [],
  returns: { type: 'void', description: '', members: [] },
  ...changes,
});
const pageOf = (changes: Partial<ComponentDoc>) => {
  const doc = makeDoc({ kind: 'hook', name: 'useDial', ...changes });
  return apiPage({ name: doc.name, main: doc, parts: [] }, context);
};
const htmlOf = (changes: Partial<ComponentDoc>) =>
  pageOf(changes)
    .blocks.map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : ''))
    .join('');

test('a hook has its signature, a row for each option that can be linked to, and its result', () => {
  const signatures = [
    signature({
      text: 'useDial(options: Options): Dial',
      parameters: [
        parameter({ name: 'options', type: 'Options', required: true, members: [member({})] }),
      ],
      returns: { type: 'Dial', description: 'The dial.', members: [member({ name: 'turn' })] },
    }),
  ];
  const page = pageOf({ signatures, throws: ['`RangeError` if.'], see: ['<https://a.example/>'] });
  expect(page.toc.map(({ text }) => text)).toEqual(
    'Import,Signature,Parameters,Returns,Throws,See also'.split(','),
  );
  expect(page.description).toBe('useDial is a hook of dials: it takes options and gives Dial.');
  expect(page.anchors).toEqual(
    expect.arrayContaining(['prop-options', 'prop-options-step', 'prop-returns-turn']),
  );
  const html = htmlOf({ signatures });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(page.anchors).toEqual(expect.arrayContaining(ids));
  expect(html).toContain('<code dir="ltr">options.step</code></a> <small>optional</small>');
  expect(html).toContain('The dial.');
  expect(page.search).toContainEqual(
    expect.objectContaining({
      kind: 'option',
      title: 'step',
      href: '/api/use-dial#prop-options-step',
    }),
  );
});

test('overloads share one table: a type for each, required where all require it', () => {
  const signatures = [
    signature({ parameters: [parameter({ name: 'at', type: 'string', required: true })] }),
    signature({
      parameters: [
        parameter({ name: 'at', type: 'number', required: true, description: 'Where.' }),
        parameter({ name: 'by', type: 'number', required: true }),
      ],
    }),
  ];
  const html = htmlOf({ signatures });
  expect(html).toMatch(
    /id="prop-at">.*?string<\/code><br><code dir="ltr">number<\/code><td>Where\./,
  );
  expect(html).toContain('by</code></a> <small>optional</small>');
  expect(html).not.toContain('at</code></a> <small>');
});

test('of many overloads some are closed at first', () => {
  const signatures = Array.from({ length: 6 }, (_, i) =>
    signature({ text: `useDial(a${i}: number): void` }),
  );
  const html = htmlOf({ signatures });
  expect(html).toContain('<summary>2 more ways to call it</summary>');
  expect(html.indexOf('a3')).toBeLessThan(html.indexOf('<summary>'));
});

test('a constant has its type, a type its definition', () => {
  const constant = pageOf({ kind: 'constant', name: 'grey', definition: '{ 50: string }' });
  expect(apiPageToMarkdown(constant)).toContain('const grey: { 50: string }');
  const type = pageOf({ kind: 'type', name: 'Size', definition: "'s' | 'm'" });
  expect(apiPageToMarkdown(type)).toContain("type Size = 's' | 'm'");
});

test('what has no page of its own is listed on one, each with an address', () => {
  const others = ['grey', 'Grey', 'kind'].map((name) =>
    makeDoc({ kind: 'constant', name, definition: 'string' }),
  );
  const page = apiPage({ name: 'Other exports', main: null, parts: [], others }, context);
  expect(page.lead).toBe(
    '3 exports of <code dir="ltr">dials</code> that have no page of their own.',
  );
  expect(page.toc).toEqual([{ text: 'Constants', hash: 'constants', level: 2 }]);
  expect(new Set(page.anchors).size).toBe(page.anchors.length);
  const [block] = page.blocks;
  const html = block?.kind === 'api' ? sectionsToHtml(block.sections) : '';
  for (const anchor of page.anchors.slice(1)) expect(html).toContain(` id="${anchor}"`);
  expect(page.search.map(({ title }) => title)).toEqual(['Other exports', 'grey', 'Grey', 'kind']);
});
