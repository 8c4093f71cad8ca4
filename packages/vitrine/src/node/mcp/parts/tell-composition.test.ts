import { expect, it } from 'vitest';
import { makeDoc } from '../../api/fixtures/docs.ts';
import type { SiteJson } from '../../llms/schema.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { readQuestion } from '../text/question.ts';
import { tellComposition } from './tell-composition.ts';

const component = (name: string, kind: SiteJson['components'][number]['kind'] = 'component') => ({
  ...{ name, kind, aliases: [], package: '@acme/ui', since: null, deprecated: null },
  ...{ page: `/api/${name.split('.')[0]!.toLowerCase()}`, api: name },
});
const components = [
  ...['Modal.Root', 'Modal.Body', 'Knob', 'KnobLabel', 'Dial', 'Ring'].map((name) =>
    component(name),
  ),
  component('Modal.State', 'type'),
  { ...component('Modal.Other'), package: '@acme/labs' },
];
const demo = (name: string) => ({ hash: name, title: name.replace('-', ' '), file: `${name}.tsx` });
const page = (names: string[], reference: string, demos: string[]) => ({
  ...{ path: '/modal', kind: 'markdown', title: 'Modal', description: '', markdown: '/modal.md' },
  ...{ group: '', components: names, reference: [reference], demos: demos.map(demo) },
});
const site = {
  components,
  pages: [
    page(['Modal.Root', 'Modal.Body'], '/api/modal', [
      'first-modal',
      'long-modal',
      'confirm-delete',
    ]),
  ],
} as unknown as SiteJson;
const shown = (name: string, code: string) =>
  `**${name}** (\`${name}.tsx\`)\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;
const EXAMPLES: Record<string, string[]> = {
  Knob: ['<Knob />'],
  Dial: ['Turn it:\n```tsx\n<Dial />\n```'],
  Ring: ['x'.repeat(2000)],
};
const source = {
  describe: () => Promise.resolve(site),
  readPage: () =>
    Promise.resolve(
      `# Modal\n\n${shown('first-modal', '<One />')}\n${shown('long-modal', 'x'.repeat(2000))}\n${shown('confirm-delete', '<Two />')}`,
    ),
} as unknown as DocSource;
const read = ({ name }: { name: string }) =>
  Promise.resolve(makeDoc({ name, examples: EXAMPLES[name] ?? [] }));
const tell = (name: string, query: string) =>
  tellComposition(
    { source, site, read },
    components.find((each) => each.name === name),
    readQuestion(query),
  );

it('how it is composed is told by its parts and a demo', async () => {
  expect(await tell('Modal.Body', 'How do I compose a modal?')).toEqual([
    'Parts: `Modal.Root`, `Modal.Body`',
    '# first modal · /modal#first-modal\n\n```tsx\n<One />\n```',
  ]);
  expect((await tell('Modal.Root', 'which parts does Modal have'))[0]).toMatch(/^Parts/);
  expect(await tell('Knob', 'anatomy of Knob')).toEqual([
    'Called alike: `KnobLabel`',
    '```tsx\n<Knob />\n```',
  ]);
});

it('an example is the demo that the question says most of, or what its authors wrote', async () => {
  expect(await tell('Modal.Root', 'example of a modal that confirms')).toEqual([
    expect.stringContaining('/modal#confirm-delete'),
  ]);
  expect(await tell('Modal.Root', 'long modal example')).toEqual(['Example: /modal#long-modal']);
  expect(await tell('Dial', 'Dial usage')).toEqual(['Turn it:\n```tsx\n<Dial />\n```']);
  expect(await tell('Ring', 'Ring example')).toEqual([]);
});

it('nothing is told where nobody asks, or of nothing', async () => {
  expect(await tell('Modal.Root', 'open a modal')).toEqual([]);
  expect(await tell('Modal.State', 'compose a modal')).toEqual([]);
  expect(await tell('Modals', 'compose a modal')).toEqual([]);
});
