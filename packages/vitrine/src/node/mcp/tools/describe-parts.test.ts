import { expect, it } from 'vitest';
import { makeClass, makeDoc, makeProp, makeSlot } from '../../api/fixtures/docs.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import type { DocSource } from '../sources/doc-source.ts';
import { getComponent } from './get-component.ts';

const knob = makeDoc({
  aliases: ['DialKnob'],
  description: 'Turns.',
  types: ['Size', 'Tone'].map((name) => ({
    name,
    definition: `type ${name} = 1`,
    description: '',
  })),
  props: [
    makeProp({ name: 'size', type: 'Size', description: 'How wide.' }),
    makeProp({ name: 'tone', inherited: true }),
    makeProp({ name: 'left', group: 'StyleProps' }),
  ],
  slots: [makeSlot({ description: 'All\nof it.' }), makeSlot({ name: 'thumb' })],
  classes: [
    makeClass({ className: 'Kit-root', description: 'Around.' }),
    makeClass({ name: 'thumb' }),
  ],
});
const parameter = { type: 'number', required: true, default: null, description: '', members: [] };
const hook = makeDoc({
  ...{ kind: 'hook', name: 'useKnob' },
  signatures: [
    {
      ...{ text: 'useKnob(delay: number)', parameters: [{ ...parameter, name: 'delay' }] },
      returns: { type: 'void', description: '', members: [] },
    },
  ] as unknown as ComponentDoc['signatures'],
});
const page = (path: string, components: string[], reference = '/api/knob') => ({
  ...{ path, components, reference: [reference] },
  demos: [{ hash: 'basic', title: `Of ${path}` }],
});
const source = {
  describe: () =>
    Promise.resolve({
      components: [knob, hook].map(({ name, aliases, kind }) => ({
        ...{ name, aliases, kind, package: 'dials' },
        ...{ page: name === 'Knob' ? '/api/knob' : '/api/use-knob', api: `${name}.json` },
      })),
      pages: [
        page('/knobs', ['Knob']),
        page('/more', ['DialKnob']),
        page('/other', ['Dial']),
        page('/elsewhere', ['Knob'], '/labs/knob'),
      ],
    }),
  // As a file of several components, or of one whose name has changed since.
  readApi: ({ api }: { api: string }) =>
    Promise.resolve({
      components: api === 'Knob.json' ? [makeDoc({ name: 'Other' }), knob] : [hook],
    }),
  findSynonyms: (word: string) => (word === 'broad' ? ['wide'] : []),
} as unknown as DocSource;

const TYPE = '```ts\ntype Size = 1\n```';
const HEAD = "# Knob · /api/knob\n`import { Knob } from 'dials';`\nTurns.";

it('a component is told with all of its parts, its own props first', async () => {
  expect(await getComponent(source, { name: '<Knob />' })).toBe(
    [
      HEAD,
      '## Props\n\n- `size`: `Size`. How wide.',
      '## Demos\n\n- Of /knobs: /knobs#basic\n- Of /more: /more#basic',
      '## Props of what it builds on\n\n`tone`, `left`',
      '## Slots\n\n- `root`: All of it.\n- `thumb`',
      '## Classes\n\n- `Kit-root`: Around.\n- `thumb`',
      '## Types\n\n```ts\ntype Size = 1\n\ntype Tone = 1\n```',
    ].join('\n\n'),
  );
});

it('a hook by its call and what it takes', async () => {
  expect(await getComponent(source, { name: 'useKnob' })).toBe(
    [
      "# useKnob (hook) · /api/use-knob\n`import { Knob } from 'dials';`",
      '```ts\nuseKnob(delay: number)\n```',
      '## Parameters\n\n- `delay`: `number`, **required**.',
    ].join('\n\n'),
  );
});

it('props that are named are told alone, in the order in which they are asked for', async () => {
  const said = '- `left`: `number`.\n- `size`: `Size`. How wide.';
  const input = { name: 'Knob', props: ['left', 'Size'], filter: 'tone' };
  expect(await getComponent(source, input)).toBe(`${HEAD}\n\n${said}\n\n${TYPE}`);
  const taken = await getComponent(source, { name: 'useKnob', props: ['delay'] });
  expect(taken).toMatch(/\n\n- `delay`: `number`, \*\*required\*\*\.$/);
});

it('a filter tells those that have to do with it, by other words too', async () => {
  expect(await getComponent(source, { name: 'Knob', filter: 'how broad' })).toBe(
    `${HEAD}\n\n- \`size\`: \`Size\`. How wide.\n\n${TYPE}`,
  );
  expect(await getComponent(source, { name: 'Knob', filter: 'colour' })).toBe(
    `${HEAD}\n\nNo prop has to do with "colour".`,
  );
  const taken = await getComponent(source, { name: 'useKnob', filter: 'delay' });
  expect(taken).toMatch(/\n\n- `delay`: /);
});

it('a prop that there is none of hides no other, and the root says what may be passed too', async () => {
  const answer = await getComponent(source, { name: 'Knob', props: ['size', 'sise'] });
  expect(answer).toContain('- `size`: `Size`. How wide.');
  expect(answer).toMatch(/There is no prop of Knob "sise"\. Did you mean size\?$/);
  const none = getComponent(source, { name: 'Knob', props: ['sise', 'checked'] });
  await expect(none).rejects.toThrow(/"sise"[^]*\n\nThere is no prop of Knob "checked"\./);
  await expect(none).rejects.not.toThrow('is the root');
  const rooted = { ...knob, rootElement: 'input' };
  const native = { ...source, readApi: () => Promise.resolve({ components: [rooted] }) };
  await expect(
    getComponent(native as unknown as DocSource, { name: 'Knob', props: ['checked'] }),
  ).rejects.toThrow('What `input` takes may be passed too: it is the root.');
  expect(
    await getComponent(native as unknown as DocSource, { name: 'Knob', filter: 'onClick' }),
  ).toMatch(
    /No prop has to do with "onClick"\. What `input` takes may be passed too: it is the root\.$/,
  );
  const open = { ...knob, takesAttributes: true };
  const wrapped = { ...source, readApi: () => Promise.resolve({ components: [open] }) };
  await expect(
    getComponent(wrapped as unknown as DocSource, { name: 'Knob', props: ['checked'] }),
  ).rejects.toThrow('Attributes and events of its root element may be passed too.');
});
