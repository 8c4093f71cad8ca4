import { expect, it } from 'vitest';
import type { Attempt } from './attempt.ts';
import type { Candidate } from './choose-components.ts';
import { pickThree, pickUnrendered } from './pick-three.ts';
import type { Markup } from '../../probe/trial/answer.ts';
import type { Probed } from './probe.ts';

const ATTEMPTS: Attempt[] = [
  { hasChildren: true, props: {} },
  { hasChildren: false, props: { label: 'X' } },
];
const candidate = (name: string): Candidate => ({
  name,
  specifier: 'kit',
  isDefault: false,
  title: name.replace('.Root', ''),
  attempts: ATTEMPTS,
});
const markup = (html: string, more: Partial<Markup> = {}): Markup => ({
  html,
  noisy: false,
  styled: false,
  ...more,
});
/** Picks among components that render this with content, and that with a label. */
function pick(
  rendered: Record<string, [Markup | null, Markup | null]>,
  preferred: string[] = [],
  chosen: Probed['chosen'] = null,
) {
  const results = {
    rendered: Object.entries(rendered).map(([name, each]) => ({ name, results: each })),
    chosen,
  };
  return pickThree(Object.keys(rendered).map(candidate), results, preferred);
}
const names = (...args: Parameters<typeof pick>) => pick(...args).map(({ name }) => name);

it('shows well-known kinds first, one of each', () => {
  expect(
    names({
      Zap: [markup('<button>Zap</button>'), null],
      Badge: [markup('<span>Badge</span>'), null],
      Tag: [markup('<span>Tag</span>'), null],
      Alert: [markup('<div>Alert</div>'), null],
      Button: [markup('<button>Button</button>'), null],
    }),
  ).toEqual(['Button', 'Alert', 'Badge']);
});

it('shows others by what they are, last what only arranges', () => {
  expect(
    names({
      Flex: [markup('<div>Flex</div>'), null],
      Gauge: [markup('<b>Gauge</b>'), null],
      Dial: [markup('<b>Dial</b>'), null],
      Knob: [markup('<button>Knob</button>'), null],
      Crumb: [markup('<i>Crumb</i>'), null],
    }),
  ).toEqual(['Knob', 'Gauge', 'Crumb']);
  expect(names({ Flex: [markup('<div>Flex</div>'), null] })).toEqual(['Flex']);
});

it('gives no content to what shows the same without', () => {
  const hello: Candidate = {
    ...candidate('Hello'),
    attempts: [
      { hasChildren: true, props: { tone: 'a' } },
      { hasChildren: false, props: {} },
      { hasChildren: false, props: { tone: 'a' } },
    ],
  };
  const html = '<p>Hello you</p>';
  const pickHello = (whole: string) => {
    const results = [whole, '<p>Hello</p>', html].map((one) => markup(one));
    const rendered = [{ name: 'Hello', results: [...results] }];
    return pickThree([hello], { rendered, chosen: null })[0];
  };
  expect(pickHello(html)).toMatchObject({ hasChildren: false, props: {} });
  expect(pickHello('<p>Hello</p>')).toMatchObject({ hasChildren: true, props: { tone: 'a' } });
});

it('does not show the provider that stands around all demos, though the library has its name', () => {
  const rendered: Parameters<typeof pick>[0] = {
    Kit: [markup('<div>Kit</div>'), null],
    Gauge: [markup('<b>Gauge</b>'), null],
  };
  const provider = { name: 'Kit', specifier: 'kit', mode: null };
  expect(names(rendered, ['Kit'])).toEqual(['Kit', 'Gauge']);
  expect(names(rendered, ['Kit'], { provider, props: {} })).toEqual(['Gauge']);
});

it('does not show what only hands its content on', () => {
  const rendered: Parameters<typeof pick>[0] = {
    Collection: [markup('<template></template>Collection<!-- -->'), null],
    Amount: [null, markup('X')],
    Gauge: [markup('<b>Gauge</b>'), null],
  };
  expect(names(rendered)).toEqual(['Gauge']);
});

it('shows each in the attempt in which most is seen', () => {
  const [input] = pick({
    Input: [markup('<div><input>Input</div>'), markup('<label>X</label><input class="i">')],
  });
  expect(input).toMatchObject({ hasChildren: true });
  const [field] = pick({
    TextField: [markup('<input>'), markup('<label>TextField</label><input class="i">')],
  });
  expect(field).toMatchObject({ hasChildren: false, props: { label: 'X' }, classes: ['i'] });
});

it('passes over what is not seen, and what speaks on the console', () => {
  expect(
    names({
      Button: [markup('<button>Button</button>', { noisy: true }), null],
      Switch: [markup('<button></button>'), null],
      Hidden: [markup('<span style="display:none">Hidden</span>'), null],
      Broken: [null, null],
    }),
  ).toEqual([]);
});

it('takes a whole or its root, not both', () => {
  expect(
    names({
      Toggle: [markup('<button>Toggle</button>'), null],
      'Toggle.Root': [markup('<button>Toggle</button>'), null],
    }),
  ).toEqual(['Toggle']);
});

it('takes what is preferred before all others', () => {
  const rendered = {
    Button: [markup('<button>Button</button>'), null],
    Alert: [markup('<div>Alert</div>'), null],
    Badge: [markup('<span>Badge</span>'), null],
    Gauge: [markup('<b>Gauge</b>'), null],
  } satisfies Parameters<typeof pick>[0];
  expect(names(rendered, ['Gauge', 'None'])).toEqual(['Gauge', 'Button', 'Alert']);
});

it('takes the first attempt of three known kinds where nothing could be rendered', () => {
  const pickNames = (...args: Parameters<typeof pickUnrendered>) =>
    pickUnrendered(...args).map(({ name }) => name);
  const all = ['Gauge', 'Badge', 'Alert', 'PushButton', 'Button', 'Card'].map(candidate);
  expect(pickNames(all)).toEqual(['PushButton', 'Alert', 'Badge']);
  expect(pickNames(all, ['Gauge', 'None'])).toEqual(['Gauge', 'PushButton', 'Alert']);
  expect(pickNames(['Toggle', 'Toggle.Root', 'Gauge'].map(candidate))).toEqual(['Toggle']);
  const prefixed = ['SlButton', 'SlInput', 'SlBadge', 'SlGauge', 'Map'].map(candidate);
  expect(pickNames(prefixed)).toEqual(['SlButton', 'SlInput', 'SlBadge']);
  expect(pickNames(prefixed.slice(1))).toEqual([]);
  const content = [true, false].map((hasChildren) => ({ hasChildren, props: {} }));
  expect(
    pickUnrendered(prefixed.map((one) => ({ ...one, attempts: content }))).map(
      ({ hasChildren }) => hasChildren,
    ),
  ).toEqual([true, false, true]);
  const attempts = [1, 2].map((size) => ({ hasChildren: false, props: { size } }));
  expect(pickUnrendered([{ ...candidate('Button'), attempts }])).toEqual([
    {
      ...{ name: 'Button', specifier: 'kit', isDefault: false, title: 'Button' },
      ...{ hasChildren: false, props: { size: 1 } },
      ...{ classes: [], styled: false, needsStyles: false, html: '' },
      ...{ tag: '', drawsData: false, weight: 0 },
    },
  ]);
});

it('takes the attempt that names what it draws', () => {
  const attempts = [1, 2, 3].map((size) => ({ hasChildren: false, props: { size } }));
  const markups = ['<input>', '<input aria-label="Knob">', '<input aria-label="Other">'];
  const [picked] = pickThree([{ ...candidate('Knob'), attempts }], {
    rendered: [{ name: 'Knob', results: markups.map((html) => markup(html)) }],
    chosen: null,
  });
  expect(picked!.props).toEqual({ size: 2 });
});

it('gives no name to be read aloud to what reads none', () => {
  const attempts: Attempt[] = [
    { hasChildren: false, props: { 'aria-label': 'Knob', size: 1 } },
    { hasChildren: false, props: { size: 1 } },
  ];
  const pickProps = (...markups: string[]) =>
    pickThree([{ ...candidate('Knob'), attempts }], {
      rendered: [{ name: 'Knob', results: markups.map((html) => markup(html)) }],
      chosen: null,
    })[0]!.props;
  expect(pickProps('<b>Knob</b>', '<b>Knob</b>')).toEqual({ size: 1 });
  expect(pickProps('<input aria-label="Knob">', '<input>')).toEqual(attempts[0]!.props);
});

it('shows what is given an empty list where nothing else shows something, or the library is about it', () => {
  const empty = (name: string) => ({
    ...candidate(name),
    attempts: [{ hasChildren: false, props: { rows: [] } }],
  });
  const all = [candidate('Gauge'), empty('Button'), empty('Grid')];
  const rendered = all.map(({ name }) => ({ name, results: [markup(`<b>${name}</b>`)] }));
  const pickNames = (list: Candidate[], preferred: string[] = []) =>
    pickThree(list, { rendered, chosen: null }, preferred).map(({ name }) => name);
  expect(pickNames(all)).toEqual(['Gauge']);
  expect(pickNames(all, ['Grid'])).toEqual(['Gauge', 'Grid']);
  expect(pickNames(all.slice(1))).toEqual(['Button', 'Grid']);
  expect(pickUnrendered(all, ['Grid'])).toEqual([]);
});

it('takes data for something to see where it is seen', () => {
  const table = {
    ...candidate('Grid'),
    attempts: [
      { hasChildren: false, props: { rows: [{ id: 'first', label: 'First' }] } },
      { hasChildren: false, props: { rows: [] } },
    ],
  };
  const rendered = (html: string) => [
    { name: 'Grid', results: [markup(html), markup('<ul><svg><path d="M0 0h9"/></svg></ul>')] },
  ];
  const propsOf = (html: string) =>
    pickThree([table], { rendered: rendered(html), chosen: null }).map(({ props }) => props);
  expect(propsOf('<ul><li>First</li></ul>')).toEqual([table.attempts[0]!.props]);
  expect(propsOf('<ul></ul>')).toEqual([{ rows: [] }]);
});

it('gives data and a size to what shows nothing without, and prefers that to what frames a text', () => {
  const props = { data: ['First'], width: 300 };
  const filled: Attempt = { hasChildren: false, props, isLast: true };
  const withLast = (name: string) => ({ ...candidate(name), attempts: [...ATTEMPTS, filled] });
  const chart = '<svg><path d="M0 0h9v9z" fill="red"></path></svg>';
  const shown = (name: string, results: (Markup | null)[]) => ({ name, results });
  const frame = markup('<div><svg></svg></div>');
  const rendered = [
    shown('Frame', [markup('<p>Frame</p>'), null, markup(chart)]),
    shown('Line', [frame, frame, markup(chart)]),
    shown('Pie', [frame, frame, markup(chart)]),
    shown('Lost', [frame, frame, frame]),
  ];
  const candidates = ['Frame', 'Line', 'Pie', 'Lost'].map(withLast);
  const picked = pickThree(candidates, { rendered, chosen: null });
  expect(picked.map(({ name, props }) => [name, props])).toEqual([
    ['Line', props],
    ['Pie', props],
    ['Frame', {}],
  ]);
  expect(picked[0]).not.toHaveProperty('isLast');
});

it('shows several that draw the data which they require, and last what draws the same without', () => {
  const attempts: Attempt[] = [['First'], []].map((data) => ({
    hasChildren: false,
    props: { data },
  }));
  const chart = (fill: string) => markup(`<svg><path d="M0 0h9v9z" fill="${fill}"></path></svg>`);
  const charts = ['Icon', 'Line', 'Pie', 'Bar'].map((name) => ({ ...candidate(name), attempts }));
  const rendered = charts.map(({ name }) => ({
    ...{ name, results: [chart('red'), name === 'Icon' ? chart('red') : chart('none')] },
  }));
  const picked = pickThree(charts, { rendered, chosen: null });
  expect(picked.map(({ name }) => name)).toEqual(['Line', 'Pie', 'Bar']);
});

it('shows what has texts of its own, and not what only says that it is loading', () => {
  const days = '<table><td>1</td><td>2</td><td>3</td></table>';
  expect(
    names({ Calendar: [null, markup(days)], Editor: [null, markup('<p>Loading</p>')] }),
  ).toEqual(['Calendar']);
});

it('gives no content to what repeats it, and shows nothing that asks for an address of nothing', () => {
  const bars = '<i>Bars</i><i>Bars</i><i>Bars</i>';
  expect(names({ Bars: [markup(bars), null] })).toEqual([]);
  expect(names({ Bars: [markup('<i>Bars</i><i>Bars</i>'), null] })).toEqual(['Bars']);
  const picker = (url: string) => markup(`<p style="background:url(${url})">Picker</p>`);
  expect(names({ Picker: [picker('null'), null] })).toEqual([]);
  expect(names({ Picker: [picker('a.png'), null] })).toEqual(['Picker']);
});

it('keeps the part by which something is drawn', () => {
  const part = { name: 'Bar', props: {} };
  const filled: Attempt = { hasChildren: false, props: { data: [{ value: 1 }] }, isLast: true };
  const chart = { ...candidate('BarChart'), attempts: [filled, { ...filled, part }] };
  const drawn = '<svg><path d="M0 0h9v9z" fill="red"></path></svg>';
  const rendered = [{ name: 'BarChart', results: [markup('<svg></svg>'), markup(drawn)] }];
  expect(pickThree([chart], { rendered, chosen: null })[0]).toMatchObject({
    part,
    drawsData: true,
  });
});

it('shows what is there by styles alone where there are some', () => {
  const drawn = (style = '') => `<div class="kit"><b role="slider" style="${style}"></b></div>`;
  const pick = (html: string, isStyled: boolean, styled = false) => {
    const results = [markup(html), markup(html)].map((one) => ({ ...one, styled }));
    const rendered = [{ name: 'Slider', results }];
    const found = pickThree([candidate('Slider')], { rendered, chosen: null }, [], () => isStyled);
    return found.map(({ name }) => name);
  };
  expect(pick(drawn(), false)).toEqual([]);
  expect(pick(drawn(), true)).toEqual(['Slider']);
  expect(pick(drawn(), false, true)).toEqual(['Slider']);
  expect(pick(drawn('background: #0a0'), false)).toEqual(['Slider']);
});

it('shows what is opened in the first way that shows its text, wherever that stands', () => {
  const attempts: Attempt[] = [
    { hasChildren: false, props: {}, opens: 'open' },
    { hasChildren: true, props: {}, opens: 'open' },
  ];
  const pickOpened = (html: string) =>
    pickThree([{ ...candidate('Dialog'), attempts }], {
      rendered: [{ name: 'Dialog', results: [markup('<div class="a"></div>'), markup(html)] }],
      chosen: null,
    });
  expect(pickOpened('<div class="b" style="opacity: 0">Dialog</div>')).toMatchObject([
    { name: 'Dialog', hasChildren: true, opens: 'open', tag: 'dialog' },
  ]);
  expect(pickOpened('<div title="Dialog"></div>')).toEqual([]);
});

it('shows what a function is called for before others that are of no known kind', () => {
  const calls = [{ hasChildren: false, props: {}, calls: 'toast' }];
  const rendered = [
    { name: 'Mark', results: [markup('<p>Mark</p>')] },
    { name: 'Toaster', results: [markup('<ol><li>Toaster</li></ol>')] },
  ];
  const marks: Attempt[] = [{ hasChildren: false, props: { label: 'Mark' } }];
  const candidates = [
    { ...candidate('Mark'), attempts: marks },
    { ...candidate('Toaster'), attempts: calls },
  ];
  const picked = pickThree(candidates, { rendered, chosen: null });
  expect(picked.map(({ name }) => name)).toEqual(['Toaster', 'Mark']);
});

it('shows what goes by two names once, and others that look alike each', () => {
  const menu = (title: string) => [markup(`<menu>${title}</menu>`), null] as [Markup, null];
  expect(names({ Menu: menu('Menu'), MenuRoot: menu('MenuRoot') })).toEqual(['Menu']);
  expect(names({ Menu: menu('Menu'), List: menu('List') })).toHaveLength(2);
  const bar: [Markup, null] = [markup('<nav>MenuBar</nav>'), null];
  expect(names({ Menu: menu('Menu'), MenuBar: bar })).toHaveLength(2);
});

it('takes a picture for what is opened', () => {
  const attempts: Attempt[] = [{ hasChildren: false, props: {}, opens: 'open' }];
  const results = [markup('<div><img src="data:image/svg+xml,a"></div>')];
  const rendered = [{ name: 'Box', results }];
  const picked = pickThree([{ ...candidate('Box'), attempts }], { rendered, chosen: null });
  expect(picked).toHaveLength(1);
});

it('keeps whether browsers would render something else', () => {
  const varying = (varies: boolean) => [markup('<menu>Menu</menu>', { varies }), null];
  const picked = (varies: boolean) => pick({ Menu: varying(varies) as [Markup, null] })[0]!;
  expect(picked(true).varies).toBe(true);
  expect(picked(false)).not.toHaveProperty('varies');
});
