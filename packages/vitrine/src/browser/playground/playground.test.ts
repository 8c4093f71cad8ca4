import { describe, expect, it } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- the colours have to be those of the build
import { highlight } from '../../node/markdown/code/highlight.ts';
import type { PlaygroundControl, PlaygroundData, Snippet } from '../../shared/playground.ts';
import { changeState } from './change-state.ts';
import { printCode } from './print-code.ts';
import {
  decodeValues,
  encodeValues,
  initialValues,
  MAX_STATE,
  MAX_TEXT,
  type Values,
} from './values.ts';

const snippet = (code: string): Snippet => ({ code, html: highlight(code, 'tsx') });
const icon = {
  ...snippet('{<Bell />}'),
  name: 'Bell & ring',
  imports: [snippet("import Bell from '@kit/icons/Bell';")],
};
const control = (rest: object): PlaygroundControl =>
  ({ default: null, initial: null, required: false, ...rest }) as PlaygroundControl;
const data: PlaygroundData = {
  component: 'Dial',
  hash: 'dial-playground',
  import: snippet("import Dial from '@kit/dials/Dial';"),
  fixed: [],
  controls: [
    control({ prop: 'children', kind: 'text', initial: 'Turn' }),
    control({ prop: 'size', kind: 'choice', values: ['small', 'large'], default: 'small' }),
    control({ prop: 'scroll', kind: 'choice', values: ['auto', true, false], default: 'auto' }),
    control({ prop: 'on', kind: 'boolean' }),
    control({ prop: 'open', kind: 'boolean', default: true }),
    control({ prop: 'turns', kind: 'number', default: 2 }),
    control({ prop: 'icon', kind: 'preset', presets: [icon] }),
  ],
  wrap: null,
};
const initial = initialValues(data);
const print = (values: object, rest: Partial<PlaygroundData> = {}) =>
  printCode({ ...data, ...rest }, { ...initial, ...values });
const body = (values: object, rest?: Partial<PlaygroundData>) =>
  print(values, rest).code.replace(/^(?:import .*\n)+\n/, '');

describe('what a handler has set', () => {
  const authored = {
    ...snippet('{[firstDay]}'),
    imports: [snippet("import { firstDay } from 'days';")],
  };
  const fixed = [{ prop: 'days', authored }];
  const held = (days: unknown, more: object = {}) =>
    printCode({ ...data, fixed }, { ...initial }, { days, ...more });

  it.each([
    [['a', 2, null, true], '{["a", 2, null, true]}'],
    [[], '{[]}'],
    [{ from: 1, 'to-day': [{}] }, '{{ from: 1, "to-day": [{}] }}'],
    ['Monday', '"Monday"'],
    [2, '{2}'],
    [new Date(Date.UTC(2026, 0, 15)), '{new Date("2026-01-15T00:00:00.000Z")}'],
  ])('is in its place in the code: %j', (days, code) => {
    const made = held(days);
    expect(made.code).toContain(`<Dial days=${code}>Turn</Dial>`);
    expect(made.code).not.toContain('firstDay');
    expect(made.html).toBe(highlight(made.code, 'tsx'));
  });

  it.each([
    [() => 1],
    [[Symbol('a')]],
    [{ $$typeof: 1 }],
    [new Map()],
    [['x'.repeat(500)]],
    [new Date('?')],
  ])('leaves the code of its author where it has none: %o', (days) => {
    const { code } = held(days);
    expect(code).toContain('days={[firstDay]}');
    expect(code).toContain("import { firstDay } from 'days';");
  });

  it('leaves it there for what has no end, or would take long to write', () => {
    const ring: Record<string, unknown> = {};
    ring.rows = [ring];
    const large = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`key${i}`, i]));
    for (const days of [ring, large]) expect(held(days).code).toContain('days={[firstDay]}');
  });

  it('is left out, stands in the place of a control, or is new', () => {
    expect(held(undefined).code).not.toContain('days');
    expect(held(1, { turns: [1], other: false }).code).toContain(
      '<Dial days={1} turns={[1]} other={false}>Turn</Dial>',
    );
  });
});

describe('the state in an address', () => {
  const states: Values[] = [
    {},
    { children: 'A, b: c & "d" (ü) %' },
    { children: null, size: 'large' },
    { children: '', scroll: true, on: true, open: false },
    { turns: -1.5, icon: 'Bell & ring' },
  ];
  it.each(states)('%j comes back', (changes) => {
    const values = { ...initial, ...changes };
    const text = encodeValues(values, initial);
    expect(text === '').toBe(Object.keys(changes).length === 0);
    if (text === '') return;
    expect(text).not.toMatch(/[&#"<>\s]/);
    expect(decodeValues(text, data)).toEqual(values);
    // Cut off anywhere, as by a chat program.
    for (let length = 0; length < text.length; length += 1) {
      expect(decodeValues(text.slice(0, length), data)).toBeNull();
    }
  });

  const counted = (text: string) => `${text.length}.${text}`;
  it.each([
    'junk',
    '<script>alert(1)</script>',
    '5.',
    counted('colour:red'),
    counted('size:huge'),
    counted('on:yes'),
    counted('turns:many'),
    counted('turns:'),
    counted('icon:Bel'),
    counted('size:large:large'),
    counted('children:%'),
    counted('children:%E0%A4%A'),
    counted(`children:${'x'.repeat(MAX_TEXT + 1)}`),
    counted(`children:${'x'.repeat(MAX_STATE)}`),
    ...[
      '__proto__:1',
      '__proto__',
      'constructor:x',
      'toString:x',
      'hasOwnProperty',
      'prototype:x',
    ].map(counted),
    ...[
      'as:iframe',
      'component:base',
      'srcDoc:x',
      'dangerouslySetInnerHTML:x',
      'ref:x',
      'key:x',
    ].map(counted),
    ...[
      'style:%7B%7D',
      'sx:%7B%22a%22:1%7D',
      'onClick:alert(1)',
      'size:__proto__',
      'size:toString',
    ].map(counted),
    ...[
      'icon:__proto__',
      'icon:constructor',
      'on:1',
      'on:True',
      'on:',
      'turns:NaN',
      'turns:Infinity',
    ].map(counted),
    ...[
      'turns:1e999',
      'turns:1e9',
      'turns:10001',
      'turns:-10001',
      'turns:%20',
      'turns:1,5',
      'turns:0x',
      'turns:1n',
      'turns:null',
      'turns:٣',
    ].map(counted),
    ...[
      'CHILDREN:x',
      ',',
      ':',
      ':x',
      'children%3Ax',
      'children:x,',
      ',children:x',
      'children:%ED%A0%80',
    ].map(counted),
    ...[
      '7e0.on:true',
      '+7.on:true',
      ' 7.on:true',
      '7.on:true\n',
      '٧.on:true',
      '00007.on:true',
      '0.',
    ],
    `${counted('size:large')},on:true`,
  ])('%.30s is refused', (text) => {
    expect(decodeValues(text, data)).toBeNull();
  });

  it.each(
    [
      ['url(//a.example/b.png)', 'a URL("b")', 'image-set("b" 1x)', '-webkit-cross-fade(a)'],
      [String.raw`u\72l(b)`, String.raw`a \(b)`],
    ].flat(),
  )('with what a style would load, %s, is refused', (text) => {
    expect(decodeValues(counted(`children:${encodeURIComponent(text)}`), data)).toBeNull();
  });

  it.each(['the image (1)', 'url', 'f(x) \\', 'a url (b)'])('may say %s', (text) => {
    const read = decodeValues(counted(`children:${encodeURIComponent(text)}`), data);
    expect(read).toMatchObject({ children: text });
  });

  it('without a value that the component needs is refused', () => {
    const required = {
      ...data,
      controls: data.controls.map((one) => ({ ...one, required: true })),
    };
    expect(decodeValues(counted('icon'), data)).toMatchObject({ icon: null });
    expect(decodeValues(counted('icon'), required)).toBeNull();
    expect(decodeValues(counted('size'), required)).toBeNull();
    expect(decodeValues(counted('children'), required)).toMatchObject({ children: null });
  });

  it('has room for a text of the greatest length', () => {
    const text = encodeValues({ ...initial, children: 'ü'.repeat(MAX_TEXT) }, initial);
    expect(decodeValues(text, data)).toMatchObject({ children: 'ü'.repeat(MAX_TEXT) });
  });
});

it('sets controls, and holds beside them what none of them can', () => {
  const begun = { values: initial, held: {}, refused: true };
  const day = new Date(2026, 0, 15);
  const changed = changeState(begun, { size: 'large', icon: day, picked: ['a'] }, data);
  expect(changed).toEqual({
    values: { ...initial, size: 'large' },
    held: { icon: day, picked: ['a'] },
    refused: false,
  });
  const next = changeState(changed, { icon: 'Bell & ring', picked: null, turns: undefined }, data);
  expect(next.values).toEqual({ ...initial, size: 'large', icon: 'Bell & ring', turns: null });
  expect(next.held).toEqual({ picked: null });
});

describe('the code', () => {
  it('imports the component and has only what differs from its defaults', () => {
    expect(print({}).code).toBe("import Dial from '@kit/dials/Dial';\n\n<Dial>Turn</Dial>");
    expect(body({ size: 'small', scroll: 'auto', on: false, open: true, turns: 2 })).toBe(
      '<Dial>Turn</Dial>',
    );
  });
  it('writes each kind of value as JSX does', () => {
    expect(body({ size: 'large', scroll: true, on: true, open: false, turns: 0 })).toBe(
      '<Dial size="large" scroll on open={false} turns={0}>Turn</Dial>',
    );
    expect(body({ scroll: false })).toBe('<Dial scroll={false}>Turn</Dial>');
    expect(body({ children: 'a < b' })).toBe('<Dial>{"a < b"}</Dial>');
    expect(body({ children: ' {x}' })).toBe('<Dial>{" {x}"}</Dial>');
    expect(body({ children: null })).toBe('<Dial />');
    expect(body({ children: '' })).toBe('<Dial />');
    const label = [control({ prop: 'label', kind: 'text' })];
    expect(body({ label: 'Say "hi" \\ &' }, { controls: label })).toBe(
      '<Dial label={"Say \\"hi\\" \\\\ &"} />',
    );
  });
  it('imports names of one module by one statement, wide ones a name a line', () => {
    const given = (...names: string[]) => [
      {
        prop: 'children',
        authored: {
          ...snippet('<Area />'),
          imports: names.map((name) => snippet(`import { ${name} } from 'charts';`)),
        },
      },
    ];
    const own = { import: snippet("import { Chart } from 'charts';") };
    const short = "import { Chart, $area as Area } from 'charts';\n\n<Dial>\n";
    const { code, html } = print({}, { ...own, fixed: given('$area as Area') });
    expect(`${code}\n`).toContain(short.split('<')[0]);
    expect(html.split('\n')[0]).toBe(highlight(code.split('\n')[0]!, 'tsx'));
    const names = Array.from({ length: 9 }, (_, at) => `Long${at}`);
    const wide = print({}, { ...own, fixed: given(...names) });
    expect(wide.code.split('\n').slice(0, 3)).toEqual(['import {', '  Chart,', '  Long0,']);
    expect(wide.code).toContain("  Long8,\n} from 'charts';\n\n");
    expect(wide.html.replaceAll(/<[^>]+>/g, '').split('\n\n')[0]).toBe(wide.code.split('\n\n')[0]);
  });

  it('imports what a preset needs, while it is shown', () => {
    expect(print({ icon: 'Bell & ring' }).code).toBe(
      "import Dial from '@kit/dials/Dial';\nimport Bell from '@kit/icons/Bell';\n\n<Dial icon={<Bell />}>Turn</Dial>",
    );
  });
  it('indents the further lines of what a prop is given', () => {
    const rows = { prop: 'rows', authored: { ...snippet('{[\n  1,\n]}'), imports: [] } };
    expect(body({ children: null }, { fixed: [rows] })).toBe('<Dial\n  rows={[\n    1,\n  ]}\n/>');
  });
  it('breaks long lines, and indents what stands in and around the component', () => {
    expect(body({ children: 'x'.repeat(70) })).toBe(`<Dial>\n  ${'x'.repeat(70)}\n</Dial>`);
    const label = [
      control({ prop: 'label', kind: 'text' }),
      control({ prop: 'on', kind: 'boolean' }),
    ];
    const long = 'y'.repeat(75);
    expect(body({ label: long, on: true }, { controls: label })).toBe(
      `<Dial\n  label="${long}"\n  on\n/>`,
    );
    const wrap = {
      before: snippet('<ul>\n  <li>'),
      after: snippet('  </li>\n</ul>'),
      indent: 4,
      imports: [],
    };
    const fixed = [{ prop: 'children', authored: { ...snippet('<b>\n  A\n</b>'), imports: [] } }];
    expect(body({}, { controls: [], fixed, wrap })).toBe(
      '<ul>\n  <li>\n    <Dial>\n      <b>\n        A\n      </b>\n    </Dial>\n  </li>\n</ul>',
    );
  });
  it.each([
    {},
    { size: 'large', scroll: true, on: true, open: false, turns: 0 },
    { children: 'a < b & "c"', icon: 'Bell & ring' },
  ])('is coloured as the code of the pages is: %j', (values) => {
    const { code, html } = print(values);
    const text = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
    // Equal neighbours are one span there.
    const parted = highlight(code, 'tsx').replace(/<span class="p">([^<]+)<\/span>/g, (_, names) =>
      (names as string).replace(/\S+/g, '<span class="p">$&</span>'),
    );
    expect(html).toBe(parted);
  });
});
