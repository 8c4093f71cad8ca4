import { expect, test } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { makeDoc, makeProp, pageOf } from '../fixtures/docs.ts';
import { apiPage } from './page.ts';
import { sectionsToHtml } from './print-html.ts';
import { apiPageToMarkdown } from './print-markdown.ts';

const context = {
  pathname: '/api/knob',
  componentPath: (name: string) => (name === 'Style props' ? '/api/style-props' : null),
  demoPages: [],
};
const compile = (changes: Partial<ComponentDoc>) => apiPage(pageOf(makeDoc(changes)), context);
const htmlOf = (changes: Partial<ComponentDoc>) =>
  compile(changes)
    .blocks.map((block) => (block.kind === 'api' ? sectionsToHtml(block.sections) : ''))
    .join('');

test('a name that the site gives shared props is text, one of the code is code', () => {
  expect(htmlOf({ groups: ['AriaProps', 'Style props'] })).toContain(
    '<p>The props of <code dir="ltr">AriaProps</code>, <a href="/api/style-props">Style props</a> are accepted as well.</p>',
  );
});

test.each([
  [['variant="line"'], 'required with <code dir="ltr">variant=&quot;line&quot;</code>'],
  [['without src'], 'required without <code dir="ltr">src</code>'],
  [
    ['kind="a & b"', 'without href'],
    'required with <code dir="ltr">kind=&quot;a &amp; b&quot;</code> or without <code dir="ltr">href</code>',
  ],
])('says in which variant a prop is required: %j', (requiredIn, note) => {
  const changes = { props: [makeProp({ name: 'width', requiredIn })] };
  expect(htmlOf(changes)).toContain(
    `<tr id="prop-width"><th scope="row"><a href="#prop-width"><code dir="ltr">width</code></a> <small>${note}</small><td>`,
  );
  const [first] = requiredIn;
  const markdown = apiPageToMarkdown(compile(changes));
  expect(markdown).toContain('required with');
  expect(markdown).toContain(first!.replace('without ', ''));
});

test('what is required everywhere says so once', () => {
  const html = htmlOf({
    props: [makeProp({ name: 'width', required: true, requiredIn: ['variant="line"'] })],
  });
  expect(html).toContain('<em>required</em><td>');
  expect(html).not.toContain('variant=');
});
