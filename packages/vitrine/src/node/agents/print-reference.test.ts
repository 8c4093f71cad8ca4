import { expect, it } from 'vitest';
import { makeClass, makeDoc, makeProp, makeSlot } from '../api/fixtures/docs.ts';
import type { ApiFile } from '../llms/site-json.ts';
import type { ComponentDoc } from '../model/component-doc.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { printReference } from './print-reference.ts';

const print = (metas: Partial<PageMeta>[], ...docs: ComponentDoc[]) =>
  printReference({ docs } as ApiFile, metas as PageMeta[]);
const HEAD = "# Knob · dials\n`import { Knob } from 'dials';`";

it('says of a component what it takes, and leaves types to its declarations', () => {
  const knob = makeDoc({
    ...{ aliases: ['DialKnob'], since: '2.0.0', description: 'Turns.' },
    types: ['Size', 'Tone'].map((name) => ({
      name,
      definition: `type ${name} = 1`,
      description: '',
    })),
    props: [
      makeProp({ type: 'Size', since: '2.0.0', description: `One. ${'It goes on. '.repeat(20)}` }),
      makeProp({ name: 'max', since: '2.1.0' }),
      makeProp({ name: 'tone', type: 'Tone', inherited: true }),
      makeProp({ name: 'left', group: 'StyleProps' }),
    ],
    slots: [makeSlot({ default: 'div' }), makeSlot({ name: 'thumb' })],
    classes: [makeClass({ className: 'Kit-root' }), makeClass({ name: 'thumb' })],
    dataAttributes: [{ name: 'data-open', description: 'While open.' }],
    cssVariables: ['--knob-size', '--knob-tone'].map((name) => ({ name, description: '' })),
    cssParts: [{ name: 'label', description: '' }],
  });
  const metas = [
    { title: 'Knobs *and*\nmore', pathname: '/knobs', components: ['Dial', 'Knob'] },
    { title: 'Other', pathname: '/other', components: ['Dial'] },
    { title: 'Dials', pathname: '/', components: ['DialKnob'] },
  ];
  const description = `One. ${'It goes on. '.repeat(12)}`.trim();
  expect(print(metas, knob)).toBe(
    [
      `${HEAD}\nTurns. Since 2.0.0.`,
      'Demos: [Knobs \\*and\\* more](/knobs.md), [Dials](/index.md)',
      `## Props\n\n- \`size\`: \`Size\`. ${description}\n- \`max\`: \`number\`, since 2.1.0.`,
      'Props of what it builds on: `tone`, `left`',
      'Slots: `root` (`div`), `thumb`',
      'Classes: `Kit-root`, `thumb`',
      'Data attributes: `data-open`',
      'CSS variables: `--knob-size`, `--knob-tone`',
      'CSS parts: `label`',
    ].join('\n\n'),
  );
});

it('says how a function is called, and nothing of what there is none', () => {
  const parameter = { type: 'number', required: true, default: null, members: [] };
  const hook = makeDoc({
    ...{ kind: 'hook', name: 'useKnob', imports: [] },
    signatures: [
      {
        text: 'useKnob(\n  delay: number, on: string,\n  options: Options,\n): void',
        parameters: [
          { ...parameter, name: 'delay', description: 'How long.' },
          { ...parameter, name: 'on', description: '' },
          { ...parameter, name: 'once', description: '' },
        ],
      },
    ] as unknown as ComponentDoc['signatures'],
  });
  const type = makeDoc({ kind: 'type', name: 'Size', imports: [], definition: 'type Size = 1' });
  expect(print([], makeDoc(), hook, type)).toBe(
    [
      HEAD,
      '# useKnob (hook) · dials',
      '`useKnob(delay: number, on: string, options: Options): void`',
      '## Parameters\n\n- `delay`: `number`, **required**. How long.\n- `once`: `number`, **required**.',
      '# Size (type) · dials',
    ].join('\n\n'),
  );
});
