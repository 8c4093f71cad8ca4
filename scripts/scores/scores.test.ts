import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractPackage } from '../../packages/vitrine/src/node/api/extract-package.ts';
import { tempDir } from '../../packages/vitrine/src/node/api/fixtures/install.ts';
import { ROOT } from '../run.mjs';
import { compare, KINDS, normalize } from './compare.mjs';
import { applyExceptions, readExceptions } from './exceptions.mjs';
import { LIBRARIES } from './libraries.mjs';
import { failures, printScores } from './table.mjs';
import { readComment } from './truth/comment.mjs';
import { readExportedComponents } from './truth/exported-components.mjs';
import { readRows } from './truth/markdown-tables.mjs';
import { readWrittenProps } from './truth/written-props.mjs';

const row = { inherited: false, group: null, description: '', required: false, default: null };
const doc = (name: string, props: object[], more = {}) => ({
  kind: 'component',
  name,
  aliases: [],
  groups: [],
  props: props.map((one) => ({ ...row, ...one })),
  ...more,
});

describe('comparing', () => {
  const truth = [
    {
      name: 'Dial',
      props: [
        { name: 'size', default: "'md'", description: 'How large.', required: false },
        { name: 'value', required: true },
        { name: 'lost' },
      ],
      complete: true,
    },
    { name: 'Dial.Mark', props: [], complete: false },
    { name: 'Gone', props: [{ name: 'a' }], complete: false },
  ];
  const docs = [
    doc('Dial', [
      { name: 'size', default: '"md"', description: 'How large. And more.' },
      { name: 'value' },
      { name: 'noise' },
      { name: 'base', inherited: true },
    ]),
    doc('DialMark', []),
  ];

  test('names what is not as its authors wrote it', () => {
    const { totals, misses } = compare(truth, docs);
    expect(totals).toEqual({
      component: 3,
      prop: 3,
      default: 1,
      description: 1,
      required: 2,
      noise: 3,
    });
    expect(misses.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'required Dial.value',
      'prop Dial.lost',
      'noise Dial.noise',
      'component Gone',
    ]);
  });

  test('finds a prop in the table of the shared type that the component names', () => {
    const shared = { ...doc('StyleProps', [{ name: 'margin' }]), kind: 'type' };
    const own = doc('Box', [], { groups: ['StyleProps'] });
    const margin = [{ name: 'Box', props: [{ name: 'margin' }], complete: false }];
    expect(compare(margin, [own, shared]).misses).toEqual([]);
    expect(compare(margin, [{ ...own, groups: [] }, shared]).misses).toHaveLength(1);
  });

  test('takes defaults for the same whatever their quotes', () => {
    expect(normalize('`"md"`')).toBe(normalize("'md'"));
    expect(normalize("'.'")).toBe('.');
    expect(normalize('1')).not.toBe(normalize('2'));
  });
});

describe('exceptions', () => {
  const rules = [{ kind: 'prop', at: ['Dial.*', 'Knob.size'], reason: 'because' }];

  test('take away what they name, of their kind alone, and are told when nothing needs them', () => {
    const misses = [
      { kind: 'prop', at: 'Dial.size' },
      { kind: 'default', at: 'Dial.size' },
      { kind: 'prop', at: 'Dialog.size' },
    ];
    const applied = applyExceptions(misses, rules);
    expect(applied.misses).toEqual(misses.slice(1));
    expect(applied.excepted).toEqual(misses.slice(0, 1));
    expect(applied.unused).toEqual(['prop Knob.size']);
  });

  test('each have a library that is scored, a kind, and a reason', () => {
    const names = LIBRARIES.map(({ name }) => name);
    for (const [library, list] of Object.entries(readExceptions())) {
      expect(names).toContain(library);
      for (const { kind, at, reason } of list) {
        expect(KINDS).toContain(kind);
        expect(at).not.toEqual([]);
        expect(reason).toMatch(/^[A-Z`].{20,}\.$/);
      }
    }
  });
});

describe('what authors wrote', () => {
  test('is read from comments', () => {
    const text = '*\n * The size.\n * In px. @default 3\n * @since 2\n ';
    const { description, tags } = readComment(text);
    expect(description).toBe('The size.\nIn px.');
    expect([...tags]).toEqual([
      ['default', '3'],
      ['since', '2\n'],
    ]);
  });

  test('is read from tables', () => {
    const table = [
      '| Prop | Type | Default |',
      '| :-- | :-- | :-- |',
      '| size\\* | `a \\| b` | `1` |',
      '| wide | `x` | - |',
    ];
    expect(readRows(table.join('\n'))).toEqual([
      { name: 'size', required: true, default: '1' },
      { name: 'wide', required: false, default: null },
    ]);
  });
});

describe('noise', () => {
  const library = {
    'Dial.d.ts': `import { Base as B } from './Base';
      export interface DialProps extends Omit<B, 'x'>, Told<'dial'>, Pick<Native, 'title'> { size?: number; gone?: never }
      export declare const Dial: React.FC<DialProps & { inline?: 1 }>;`,
    'Base.d.ts': `export type Base = { base: string } & ({ a: 1 } | { b: 2 }) & Spacing;
      export interface Told<T> { told: T }
      export interface Spacing { m?: string }
      export declare const markDefs: { step: { type: 'enum' } };
      export type MarkProps = Defs<typeof markDefs> & { [K in \`pt-\${string}\`]?: unknown };
      ${['A', 'B', 'C', 'D', 'E'].map((one) => `export interface ${one}Props extends Spacing, Told<'${one}'> { own: 1 }`).join('\n')}`,
  };
  const read = () => {
    const folder = tempDir();
    for (const [file, text] of Object.entries(library))
      writeFileSync(path.join(folder, file), text);
    return readWrittenProps([folder], ['Dial', 'Mark', 'A', 'B', 'C', 'D', 'E', 'Nowhere']);
  };

  test('is no prop that a type of the component writes, by itself or by what it is made of', () => {
    const written = read();
    expect([...written.get('Dial')!].sort()).toEqual([
      ...['a', 'b', 'base', 'inline', 'size', 'title', 'told'],
    ]);
    expect([...written.get('Mark')!]).toEqual(['pt-${string}', 'step']);
    expect(written.has('Nowhere')).toBe(false);
  });

  test('is what a type adds that a third of all components have, unless each tells it something', () => {
    expect([...read().get('A')!].sort()).toEqual(['own', 'told']);
  });

  test('is counted where the reference is not complete, once for all names of a component', () => {
    const docs = [
      doc('Dial', [{ name: 'size' }, { name: 'm' }, { name: 'listed' }, { name: 'children' }], {
        aliases: ['Dial.Root'],
      }),
      doc('Hand', [{ name: 'noise' }]),
    ];
    const truth = [
      { name: 'Dial', props: [{ name: 'listed' }], complete: false },
      { name: 'Hand', props: [], complete: true },
    ];
    const written = new Map(['Dial', 'Dial.Root', 'Hand'].map((name) => [name, new Set(['size'])]));
    const { totals, misses } = compare(truth, docs, written);
    expect(totals.noise).toBe(5);
    expect(misses.flatMap(({ kind, at }) => (kind === 'noise' ? [at] : []))).toEqual([
      'Hand.noise',
      'Dial.m',
    ]);
  });
});

describe('Material UI', () => {
  test('reaches the targets, and needs all of its exceptions', async () => {
    const library = LIBRARIES.find(({ name }) => name === '@mui/material')!;
    const components = readExportedComponents(ROOT, [library.name]);
    const truth = [
      ...components.map((name) => ({ name, props: [], complete: false })),
      ...(await library.read(path.join(ROOT, 'node_modules'), components)),
    ];
    const options = { root: ROOT, package: library.name, cacheDir: tempDir() };
    const { docs } = await extractPackage(options);
    const { totals, misses } = compare(truth, docs);
    const score = {
      name: library.name,
      source: library.source,
      totals,
      ...applyExceptions(misses, readExceptions()[library.name] ?? []),
    };
    expect(score.totals.prop).toBeGreaterThan(1300);
    expect(score.totals.default).toBeGreaterThan(550);
    expect(failures(score)).toEqual([]);
    expect(score.unused).toEqual([]);
    expect(printScores([score])).toContain('100.0 % of');
    const without = { ...score, misses: [...score.misses, ...score.excepted] };
    expect(failures(without)).toEqual(['@mui/material: component 92.4 %, wanted 97 %']);
  }, 60_000);
});
