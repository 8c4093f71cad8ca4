import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { readQuestion } from '../text/question.ts';
import { tellMissing } from './tell-missing.ts';

const props = (...names: string[]) => names.map((name) => makeProp({ name }));
const signature = (text: string) => ({ text, description: '', parameters: [], returns: '' });
const DOCS = [
  makeDoc({ name: 'Sheet', props: props('open', 'onCancel', 'closeIcon', 'children') }),
  makeDoc({
    name: 'Panel',
    props: props('tone'),
    rootElement: 'div',
    signatures: [signature('Panel.usePanel(): void')] as unknown as ComponentDoc['signatures'],
  }),
  makeDoc({ name: 'Panel.Side', props: props('edge') }),
];

async function tell(query: string, ...named: string[]) {
  const components = DOCS.map(({ name, aliases, kind }) => ({
    ...{
      name,
      aliases,
      kind,
      package: 'kit',
      page: `/api/${name}`,
      api: name,
      since: null,
      deprecated: null,
    },
  }));
  const source = {
    readApi: ({ api }: { api: string }) =>
      Promise.resolve({ components: DOCS.filter(({ name }) => name === api) }),
    findSynonyms: () => [],
  } as unknown as DocSource;
  const about = components.filter(({ name }) => named.includes(name));
  return tellMissing(source, components, about, readQuestion(query));
}

const NO_CLOSE = 'There is no prop of Sheet "onClose". Did you mean onCancel, closeIcon?';

it.each([
  ['Sheet.onClose', 'Sheet onCancel prop', NO_CLOSE],
  ['when is Sheet.onClose called', 'when is Sheet onCancel prop called', NO_CLOSE],
  ['does Sheet have an onClose prop', 'does Sheet have an onClose prop', NO_CLOSE],
  [
    'what replaced CloseProps in Sheet',
    'what replaced CloseProps in Sheet',
    'There is no prop of Sheet "CloseProps". Did you mean closeIcon, onCancel?',
  ],
  [
    'Panel.Side.width',
    'Panel.Side width prop',
    'There is no prop of Panel.Side "width". There is edge.',
  ],
  [
    'Panel.colour',
    'Panel colour prop',
    'There is no prop of Panel "colour". There is tone. What `div` takes may be passed too: it is the root.',
  ],
])('says that a prop is none, and which may be meant: %s', async (query, asked, said) => {
  const named = /^(?:does|what)/.test(query) ? ['Sheet'] : [];
  expect(await tell(query, ...named)).toEqual({ texts: [said], query: asked });
});

it('tells each once, and few', async () => {
  const { texts } = await tell('Sheet.onClose or Sheet.onClose, Sheet.a Sheet.b Sheet.c Sheet.d');
  expect(texts).toHaveLength(3);
  expect(texts[0]).toBe(NO_CLOSE);
});

it.each([
  'Sheet.open',
  'Panel.usePanel',
  'Panel.onClick',
  'Other.onClose',
  'props of Panel',
  'onClose of Sheet',
])('says nothing of what is there, or may be: %s', async (query) => {
  expect(await tell(query, query.includes('Panel') ? 'Panel' : 'Sheet')).toEqual({
    ...{ texts: [], query },
  });
});
