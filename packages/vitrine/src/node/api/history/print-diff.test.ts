import { expect, test } from 'vitest';
import type { ApiDiff, Change, Subject } from '../../../shared/api-diff/changes.ts';
import { describeChange, nameSubject } from '../../../shared/api-diff/describe-change.ts';
import { diffToHtml } from '../../../shared/api-diff/diff-html.ts';
import { diffToMarkdown } from './diff-to-markdown.ts';
import { printDiff } from './print-diff.ts';

const tagged = (text: string) => `<code dir="ltr">${text}</code>`;

const NONE: ApiDiff = { added: [], changed: [], deprecated: [], removed: [] };
const component = 'Knob';
const textOf = (diff: Partial<ApiDiff>) => printDiff({ ...NONE, ...diff }, '1', '2');
const typeChange = (from: string | null, to: string | null): Change => ({
  ...{ component, prop: 'tone', what: 'type', from, to },
});
const changed = (from: string, to: string) =>
  textOf({ changed: [typeChange(from, to)] })
    .split('\n')
    .slice(3, -3);

test('a subject is a component, or a prop, a slot or a class of it', () => {
  const parts: Subject[] = [{ component }, { component, prop: 'size' }];
  parts.push({ component, slot: 'root' }, { component, class: 'round' });
  expect(parts.map(nameSubject)).toEqual([
    'Knob',
    'Knob size',
    'Knob slot root',
    'Knob class round',
  ]);
});

test('a change is told in words', () => {
  const words = (what: Change['what'], from: string | null = null, to: string | null = null) =>
    describeChange({ component, what, from, to });
  expect([
    ...(['required', 'optional', 'undeprecated'] as const).map((what) => words(what)),
    words('name', 'KnobRoot', 'Knob'),
    words('import', '{ Knob } from dials', null),
    words('default', null, "'a'"),
    words('default', "'a'"),
    words('root', 'div', 'span'),
  ]).toEqual([
    'is required now',
    'is no longer required',
    'is no longer deprecated',
    'was called KnobRoot',
    'is no longer imported as { Knob } from dials',
    "default none → 'a'",
    "default 'a' → none",
    'root div → span',
  ]);
});

test('a name that is gone is no older one, on the page as well', () => {
  const gone = { component, what: 'name', from: 'Dial', to: component, breaking: true } as const;
  expect(describeChange(gone)).toBe('is no longer exported as Dial');
  const diff = { added: [], changed: [gone], deprecated: [], removed: [] };
  expect(diffToHtml(diff, () => undefined)).toContain(' is no longer exported as <code');
});

test('of long texts that differ late, that is shown', () => {
  const many = Array.from({ length: 40 }, (_, i) => `(at: ${i}): void`).join(' ');
  expect(changed(`${many} (on: 1): void`, `${many} (on: 2): void`)).toEqual([
    '  Knob tone  type',
    ...[1, 2].map(
      (on) =>
        `    ${'-+'[on - 1]!} … 36): void (at: 37): void (at: 38): void (at: 39): void (on: ${on}): void`,
    ),
  ]);
  const early = 'a '.repeat(60);
  expect(changed(`${early}${many}`, `${early}b`)[1]).toMatch(/^ {4}- a a /);
  const short = 'a '.repeat(120);
  expect(changed(`${short}1`, `${short}2`)[1]).toBe(`    - ${short}1`);
});

test('of long texts that differ in what is not kept, that is said', () => {
  const kept = `${'(at: number): void '.repeat(40)}(to:…`;
  const [, ...told] = changed(`${kept} #0123456789`, `${kept} #9876543210`);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^ {4}differs behind … .*\(at: number\): void \(to:…$/);
  // On the page, which has room for all that is kept, and in Markdown.
  const [from, to] = [`${kept} #0123456789`, `${kept} #9876543210`];
  const none = { added: [], deprecated: [], removed: [] };
  const diff = { ...none, changed: [typeChange(from, to)] };
  const html = `type differs behind <code dir="ltr">${kept}</code>`;
  expect(diffToHtml(diff, () => undefined)).toContain(html);
  expect(diffToMarkdown(diff, () => undefined)).toContain(`type differs behind ${kept}\``);
});

test('only kinds of changes that there are have a section, without reasons where none is given', () => {
  const text = textOf({
    removed: [{ component: 'Dial', breaking: true }],
    deprecated: [
      { component, reason: '' },
      { component, prop: 'old', reason: 'Use x.' },
    ],
    added: [{ component: 'Lamp' }],
  });
  expect(text).toBe(`1 → 2

Removed (1)
! Dial

Deprecated (2)
  Knob
  Knob old  Use x.

Added (1)
  Lamp

1 change can break code that uses it (!).
`);
});

test('what breaks, what may break and what does not are told apart', () => {
  const unsure = { ...typeChange('Tone', 'Size'), unsure: true as const };
  const dial = { ...unsure, component: 'Dial', to: 'Hue' };
  expect(textOf({ changed: [unsure, dial] })).toBe(`1 → 2

Changed (2)
? Knob tone  type Tone → Size
? Dial tone  type Tone → Hue

Nothing is known to break. Of 2 types the text does not tell (?).
`);
  const ends = [
    { changed: [unsure, { ...typeChange('a', 'b'), breaking: true as const }] },
    { added: [{ component, breaking: true as const }, { component }] },
    { added: [{ component }] },
  ].map((diff) => textOf(diff).trimEnd().split('\n').at(-1));
  expect(ends).toEqual([
    '1 change can break code that uses it (!). Of 1 type the text does not tell (?).',
    '1 change can break code that uses it (!).',
    'Nothing is known to break.',
  ]);
});

test('a change of a type that fills more than a line has a line for each of both', () => {
  const short = '  Knob tone  type a → ';
  const [fits, long] = [100, 101].map((length) => 'b'.repeat(length - short.length));
  expect(changed('a', fits!)).toEqual([`${short}${fits}`]);
  expect(changed('a', long!)).toEqual(['  Knob tone  type', '    - a', `    + ${long}`]);
  const none = textOf({ changed: [typeChange(null, long!)] });
  expect(none).toContain(`\n    - none\n    + ${long}\n`);
  // Only types are that long.
  const change: Change = { ...typeChange('a', long!), what: 'default' };
  expect(textOf({ changed: [change] })).toContain(`\n  Knob tone  default a → ${long}\n`);
});

test('a type is cut off where it has three hundred characters, and its digest is left out', () => {
  const [whole, longer] = ['c'.repeat(300), 'c'.repeat(301)];
  expect(changed('a', whole).at(-1)).toBe(`    + ${whole}`);
  expect(changed('a', longer).at(-1)).toBe(`    + ${whole}…`);
  expect(changed('a', `${whole} #0123456789`).at(-1)).toBe(`    + ${whole}`);
  const added = textOf({ added: [{ component, prop: 'tone', type: `${longer}` }] });
  expect(added).toContain(`\n  Knob tone: ${whole}…\n`);
  // Only such a digest, and only at the end.
  const others = ['x #0123 | y', 'x #0123456789 | y', 'x #g123456789'];
  for (const type of others)
    expect(textOf({ added: [{ component, type }] })).toContain(`  Knob: ${type}\n`);
});

test('Markdown has a heading and a list for each kind that there is, with links to what is there', () => {
  const hrefOf = ({ prop }: Subject) => (prop === 'size' ? '#size' : undefined);
  expect(diffToMarkdown(NONE, hrefOf)).toBe('Nothing that one can rely on has changed.');
  const diff: ApiDiff = {
    removed: [
      { component: 'Dial', breaking: true },
      { component, prop: 'size', reason: 'Use\n`tone`.', breaking: true },
    ],
    changed: [{ ...typeChange('a', "'b' |\n  'c'"), prop: 'size' }],
    deprecated: [{ component, prop: 'size', reason: 'Use x.' }],
    added: [{ component }, { component, prop: 'size' }],
  };
  expect(diffToMarkdown(diff, hrefOf)).toBe(`## Removed (2)

- \`Dial\`
- \`Knob size\` Use \`tone\`.

## Changed (1)

- [\`Knob size\`](#size) \`type a → 'b' | 'c'\`

## Deprecated (1)

- [\`Knob size\`](#size) Use x.

## Added (2)

- \`Knob\`
- [\`Knob size\`](#size)`);
  expect(diffToMarkdown({ ...NONE, added: [{ component }] }, hrefOf)).toBe(
    '## Added (1)\n\n- `Knob`',
  );
});

test('what is the same of several is told once: names of a component, then components', () => {
  const breaking = true as const;
  const system = ['color', 'border', 'gap'];
  const removed = ['Knob', 'Dial'].flatMap((each) =>
    system.map((prop) => ({ component: each, prop, breaking })),
  );
  removed.splice(2, 0, { component: 'Lamp', prop: 'gap', breaking });
  const change = { ...typeChange('a', 'b'), prop: 'sx' };
  const diff: ApiDiff = {
    removed: [...removed, { component: 'Box', breaking }, { component: 'Pin', breaking }],
    changed: [change, { ...change, component: 'Dial' }, { ...change, component: 'Lamp', to: 'c' }],
    deprecated: ['round', 'flat'].map((name) => ({ component, class: name, reason: 'Old.' })),
    added: ['size', 'tone'].map((prop) => ({ component, prop, type: 'string' })),
  };
  expect(printDiff(diff, '1', '2')).toBe(`1 → 2

Removed (9)
! Knob, Dial: color, border, gap
! Lamp gap
! Box
! Pin

Changed (3)
  Knob, Dial: sx  type a → b
  Lamp sx  type a → c

Deprecated (2)
  Knob classes round, flat  Old.

Added (2)
  Knob size, tone: string

9 changes can break code that uses it (!).
`);
  const hrefOf = (one: Subject) => `/${one.component}#${one.prop ?? one.class ?? ''}`;
  expect(
    diffToMarkdown(diff, hrefOf)
      .split('\n')
      .filter((text) => text.startsWith('-')),
  ).toEqual([
    '- `Knob`, `Dial`: `color`, `border`, `gap`',
    '- `Lamp gap`',
    '- `Box`',
    '- `Pin`',
    '- [`Knob`](/Knob#sx), [`Dial`](/Dial#sx): `sx` `type a → b`',
    '- [`Lamp sx`](/Lamp#sx) `type a → c`',
    '- [`Knob`](/Knob#) classes [`round`](/Knob#round), [`flat`](/Knob#flat) Old.',
    '- [`Knob`](/Knob#) [`size`](/Knob#size), [`tone`](/Knob#tone)',
  ]);
  const [section, , , last] = diffToHtml(diff, (name) => `/${name}`)
    .split('<h2>')
    .slice(1);
  expect(section).toContain(
    `${tagged('Knob')}, ${tagged('Dial')}: ${system.map(tagged).join(', ')} <`,
  );
  expect(last).toContain(
    `<a href="/Knob">${tagged('Knob')}</a> <a href="/Knob#prop-size">${tagged('size')}</a>, <a`,
  );
});

test('names that fill more than a line go on in the next', () => {
  const props = Array.from({ length: 30 }, (_, index) => `prop${index}`);
  const lines = textOf({ removed: props.map((prop) => ({ component, prop, breaking: true })) })
    .split('\n')
    .slice(3, -3);
  expect(lines.map((text) => text.length <= 101)).toEqual(lines.map(() => true));
  expect(lines.join(' ').replaceAll(/ +/g, ' ')).toBe(`! Knob ${props.join(', ')}`);
  expect(lines.slice(1).every((text) => text.startsWith('    prop'))).toBe(true);
});
