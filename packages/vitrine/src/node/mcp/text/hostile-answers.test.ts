import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { createTexts } from '../../../shared/markdown/fixtures/hostile-text.ts';
import { printReference } from '../../agents/print-reference.ts';
import { makeClass, makeDoc, makeProp, makeSlot } from '../../api/fixtures/docs.ts';
import type { ApiFile } from '../../llms/site-json.ts';
import { listComponentParts } from '../tools/get-component.ts';
import { printBriefly } from './describe-briefly.ts';
import { printHead } from './describe-component.ts';
import { guardLine } from './guard-line.ts';
import { readQuestion } from './question.ts';

const parse = (markdown: string) => new MarkdownIt({ html: true }).parse(markdown, {});

/** A component all of whose texts are made. */
function makeKnob(text: (lines?: boolean) => string) {
  const prop = () =>
    makeProp({
      ...{ type: text(true), default: text(true), resolved: text(), requiredIn: [text()] },
      ...{ description: text(true), deprecated: text(true) },
    });
  return makeDoc({
    ...{ description: text(true), deprecated: text(true), props: [prop(), prop()] },
    slots: [makeSlot({ description: text(true), default: text() })],
    classes: [makeClass({ className: 'Kit-root', description: text(true) })],
    types: [{ name: 'Size', definition: text(true), description: text(true) }],
  });
}

/** What blocks a text is made of, and the names of its headings. */
const shapeOf = (markdown: string) =>
  parse(markdown).flatMap(({ type, content }, at, all) => {
    if (type === 'fence' || type === 'html_block' || type.endsWith('_open')) return [type];
    return all[at - 1]?.type === 'heading_open' ? [content] : [];
  });

const PRINTERS = {
  'all of it': (doc: ReturnType<typeof makeKnob>) =>
    [printHead(doc, '/knob'), ...listComponentParts(doc, [])].join('\n\n'),
  'in few words': (doc: ReturnType<typeof makeKnob>) =>
    printBriefly(doc, '/knob', { question: readQuestion('class of it'), props: doc.props }),
  'what it is': (doc: ReturnType<typeof makeKnob>) =>
    printBriefly({ ...doc, deprecated: null }, '/k', { question: readQuestion('k'), props: [] }),
  'in a package': (doc: ReturnType<typeof makeKnob>) =>
    printReference({ docs: [doc] } as unknown as ApiFile, []),
};

it.each(Object.entries(PRINTERS))('%s is read as it is printed, whatever it says', (_, print) => {
  const expected = shapeOf(print(makeKnob(() => 'word')));
  const makeText = createTexts(23);
  for (let tries = 0; tries < 300; tries++) {
    const doc = makeKnob((lines) => `${makeText(lines)}x`);
    const markdown = print(doc);
    expect(shapeOf(markdown), markdown).toEqual(expected);
  }
});

it.each([
  '# a',
  '- a',
  '+ a',
  '* a',
  '*',
  '* * *',
  '___',
  '---',
  '> a',
  '| a |',
  '1. a',
  '2) a',
  '===',
  '~~~ a',
  '``` a',
  '<div>',
  '</div>',
  '<!-- a',
  '<?a',
  '<!A',
])('%j begins nothing', (line) => {
  expect(parse(guardLine(line)).map(({ type }) => type)).toEqual([
    ...['paragraph_open', 'inline', 'paragraph_close'],
  ]);
  expect(
    parse(guardLine(line))[1]!
      .children!.map(({ content }) => content)
      .join(''),
  ).toBe(line);
});

it.each([
  '~5 a',
  '~~a~~',
  '__a__',
  '*_',
  '``a``',
  '<1',
  '*a* b',
  '**a**',
  '`a` b',
  '```a b``` c',
  '_a_',
  '[a](/b)',
  '1.5 of it',
  '-1',
  '<',
  '#a',
])('%j stays as it is', (line) => {
  expect(guardLine(line)).toBe(line);
});
