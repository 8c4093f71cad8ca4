import { describe, expect, it } from 'vitest';
import type { EngineResult } from '../search/engine.ts';
import { printResults, readResultSection } from './print-results.ts';

const PAGE = `# Knobs

A knob is turned. It stands on a panel.

## Sizes

Knobs are \`small\` or \`large\`. The panel has room for both.

## Accessibility

Name each knob.
`;
const page = (path: string, kind: 'markdown' | 'api' = 'markdown') => ({
  ...{ path, kind, title: 'Knobs', description: 'Turned.' },
  ...{ markdown: `${path}.md`, demos: [] },
});
const site = {
  url: 'https://kit.example/',
  pages: [page('/api/other', 'api'), page('/knobs'), page('/api/knob', 'api')],
};
const source = {
  describe: () => Promise.resolve(site),
  readPage: () => Promise.resolve(PAGE),
};
const result = (kind: EngineResult['kind'], title: string, href: string): EngineResult => ({
  ...{ kind, title: [{ text: title }], href, text: [] },
  page: { title: 'Knobs', href: '/knobs' },
});
const RESULTS = [
  result('page', 'Knobs', '/knobs'),
  result('demo', 'Sizes of knobs', '/knobs#all-sizes'),
  result('heading', 'Sizes', '/knobs#sizes'),
  result('class', 'Knob-large', '/api/knob#class-large'),
];
const print = (query: string, isAlone?: boolean, counts = { whole: 1, named: 2 }) =>
  printResults({ source, site, query }, RESULTS, counts, isAlone);

it('the result that has most of the question is told, whatever its rank, the others by address alone', async () => {
  expect(await print('large sizes', true)).toEqual([
    '**Knobs: Sizes** (/knobs#sizes)\nKnobs are `small` or `large`. The panel has room for both.',
    'See also: /knobs · /knobs#all-sizes',
  ]);
  expect(await print('turned', true)).toEqual([
    '**Knobs** (/knobs)\nA knob is turned. It stands on a panel.',
    'See also: /knobs#all-sizes · /knobs#sizes',
  ]);
});

it('parts of the reference that say little of the question are not told beside a component', async () => {
  const counts = { whole: 3, named: 0 };
  const told = (isAlone: boolean) => print('large elephants in panels', isAlone, counts);
  expect((await told(true)).join()).toContain('Knob-large');
  expect((await print('large elephants in panels', undefined, counts)).join()).toContain(
    'Knob-large',
  );
  expect((await told(false)).join()).not.toContain('Knob-large');
  // What prose says is told all the same.
  for (const prose of [RESULTS[0]!, RESULTS[2]!])
    expect(
      (await printResults({ source, site, query: 'elephants' }, [prose], counts, false)).join(),
    ).toContain(prose.href);
  // Three words of five are enough.
  const enough = await print('large class of knobs, red and blue', false, counts);
  expect(enough.join()).toContain('Knob-large');
});

it('demos are told where nothing else is found', async () => {
  const [demo] = await printResults({ source, site, query: 'sizes' }, [RESULTS[1]!], {
    ...{ whole: 1, named: 1 },
  });
  expect(demo).toBe('**Sizes of knobs** (demo of Knobs, /knobs#all-sizes)');
  expect((await print('sizes', true, { whole: 4, named: 0 })).join()).not.toContain('demo');
});

it('what is told is not named again, and where nothing else is found nothing is', async () => {
  const twice = [RESULTS[2]!, RESULTS[3]!, { ...RESULTS[3]! }];
  const counts = { whole: 1, named: 2 };
  expect(await printResults({ source, site, query: 'large sizes' }, twice, counts)).toEqual([
    expect.stringContaining('**Knobs: Sizes** (/knobs#sizes)'),
    'See also: /api/knob#class-large',
  ]);
  const [one, ...more] = await printResults(
    { source, site, query: 'sizes' },
    [RESULTS[2]!],
    counts,
  );
  expect([one, more]).toEqual([expect.stringContaining('**Knobs: Sizes**'), []]);
});

const tell = async (found: EngineResult, query: string, readRow?: () => Promise<string | null>) =>
  (
    await printResults({ source, site, query, ...(readRow && { readRow }) }, [found], {
      ...{ whole: 1, named: 0 },
    })
  )[0];

it('a page of the reference is told by its description, a part of one by what it is', async () => {
  expect(await tell(result('page', 'Knob', '/api/knob'), 'knob')).toBe(
    '**Knob** (/api/knob): Turned.',
  );
  expect(await tell(result('page', 'Turning', '/knobs'), 'turned')).toBe(
    '**Turning** (/knobs)\nA knob is turned. It stands on a panel.',
  );
  expect(await tell(result('page', 'Dial', '/api/dial'), 'dial')).toBe('**Dial** (/api/dial)');
  const described = { ...RESULTS[3]!, text: [{ text: 'Of a ' }, { text: 'large one.' }] };
  expect(await tell(described, 'large')).toBe(
    '**Knob-large** (class of Knobs, /api/knob#class-large): Of a large one.',
  );
  // The name of the page alone says no more.
  const named = { ...RESULTS[3]!, text: [{ text: 'Knobs' }] };
  expect(await tell(named, 'large')).toBe('**Knob-large** (class of Knobs, /api/knob#class-large)');
});

it('a prop is told as the reference has it, where it has', async () => {
  const prop = result('prop', 'size', '/api/knob#size');
  expect(await tell(prop, 'size', () => Promise.resolve('size: small or large'))).toBe(
    'Knobs (/api/knob#size)\nsize: small or large',
  );
  const line = '**size** (prop of Knobs, /api/knob#size)';
  expect(await tell(prop, 'size', () => Promise.resolve(null))).toBe(line);
  expect(await tell(prop, 'size')).toBe(line);
  const heading = result('heading', 'Sizes', '/knobs#sizes');
  expect(await tell(heading, 'sizes', () => Promise.reject(new Error('asked')))).toContain(
    'Knobs are `small` or `large`.',
  );
});

it('a section is found by its hash, else by its title; one of others alone says what they say', async () => {
  const markdown = '# Knobs\n\n## All\n\n### One\n\nFirst.\n\n### Two\n\nSecond.\n';
  const read = async (title: string, hash: string) => {
    const kind = 'heading' as const;
    const found = { kind, title: [{ text: title }], href: `/knobs#${hash}` };
    const own = { describe: source.describe, readPage: () => Promise.resolve(markdown) };
    return (await readResultSection({ source: own, site }, found))?.text;
  };
  expect(await read('Other', 'two')).toBe('### Two\n\nSecond.');
  expect(await read('Two', 'own')).toBe('### Two\n\nSecond.');
  expect(await read('Other', 'none')).toBeUndefined();
  expect(await read('All', 'all')).toBe('## All\n\n### One\n\nFirst.\n\n### Two\n\nSecond.');
  expect(await read('Knobs', '')).toBe(markdown.trim());
  const elsewhere = { kind: 'page' as const, title: [], href: '/nowhere' };
  expect(await readResultSection({ source, site }, elsewhere)).toBeUndefined();
  const part = { kind: 'class' as const, title: [], href: '/knobs#sizes' };
  expect(await readResultSection({ source, site }, part)).toBeUndefined();
});

describe('a type', () => {
  const TYPE = ['```ts', 'interface Column<Row> {', '  key: string;', '  title: string;'];
  const tell = async (query: string, members: string[]) => {
    const block = [...TYPE, ...members, '}', '```'].join('\n');
    const readRow = () => Promise.resolve(block);
    const results = [result('type', 'Column', '/api/knob#type-Column')];
    const [said = ''] = await printResults({ source, site, query, readRow }, results, {
      ...{ whole: 1, named: 0 },
    });
    return said.split('\n');
  };

  it('is told whole where there is room', async () => {
    expect(await tell('column width', ['  width?: number;'])).toEqual([
      '**Column** (type of Knobs, /api/knob#type-Column)',
      ...[...TYPE, '  width?: number;', '}', '```'],
    ]);
  });

  it('has the members that the question names before others', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `  another${at}?: string;`);
    const said = await tell('column width', [...many, '  width?: number;']);
    expect(said).toContain('  width?: number;');
    expect(said.slice(-4)).toEqual(['  …', '  width?: number;', '}', '```']);
    expect(said.join('\n').length).toBeLessThan(500);
  });

  it('of one long line is cut', async () => {
    const readRow = () => Promise.resolve(`\`\`\`ts\ntype A = ${'b'.repeat(9000)}\n\`\`\``);
    const results = [result('type', 'A', '/api/knob#type-A')];
    const [said] = await printResults({ source, site, query: 'a', readRow }, results, {
      ...{ whole: 1, named: 0 },
    });
    expect(said!.length).toBeLessThan(500);
  });
});

it('an export is told where the question says its whole name, whatever else it says', async () => {
  const found = result('export', 'createKnobStore', '/api/other#createknobstore');
  const print = async (query: string) => {
    const readRow = () => Promise.resolve('- Name: `createKnobStore`');
    const counts = { whole: 1, named: 0 };
    return printResults({ source, site, query, readRow }, [found], counts, false);
  };
  const told = ['Knobs (/api/other#createknobstore)\n- Name: `createKnobStore`'];
  expect(await print('elephants in Panels: create a knob store for them')).toEqual(told);
  expect(await print('elephants in Panels: a knob for a store')).toEqual([]);
});

it('values of a theme that stand beside each other are told together', async () => {
  const token = (name: string, value: string) => ({
    ...result('token', name, `/theme?path=${name}`),
    text: [{ text: value }],
  });
  const found = [
    ...[token('breakpoints.xs', '0'), token('spacing', '8px'), token('breakpoints.sm', '600')],
    ...[token('breakpoints.up.x', '1'), token('shape', '4')],
  ];
  const counts = { whole: 4, named: 2 };
  const told = await printResults({ source, site, query: 'breakpoints' }, found, counts);
  expect(told).toContain(
    '**breakpoints.xs** (token of Knobs, /theme?path=breakpoints.xs): 0 · breakpoints.sm: 600',
  );
  expect(told).toContain('**spacing** (token of Knobs, /theme?path=spacing): 8px');
  expect(told.join()).not.toContain('**breakpoints.sm**');
});

describe('an icon', () => {
  const shown = {
    ...page('/icons'),
    demos: [{ hash: 'all-icons', title: 'All icons', file: 'all.tsx' }],
  };
  const text =
    '# Icons\n\nSmall pictures.\n\n## All\n\nImport one by path: `kit/icons/Bin`.\n\n**All icons** (`all.tsx`)\n\n```tsx\nimport("./bin");\n```\n';
  const reader = {
    ...{ site: { ...site, pages: [shown] }, query: 'import the Bin icon' },
    source: { ...source, readPage: () => Promise.resolve(text) },
  };
  const icon = (name: string, hash = 'all-icons') =>
    result('icon', name, `/icons?icon=${name}#${hash}`);
  const counts = { whole: 2, named: 0 };
  const line = (name: string) => `**${name}** (icon of Knobs, /icons?icon=${name}#all-icons)`;

  it('is told with what is said where all of them are shown, the first alone', async () => {
    expect(await printResults(reader, [icon('Bin'), icon('BinOpen')], counts)).toEqual([
      `${line('Bin')}\nImport one by path: \`kit/icons/Bin\`.`,
      line('BinOpen'),
    ]);
  });

  it('is told by its name where nothing is said', async () => {
    expect(await printResults(reader, [icon('Bin', 'none')], counts)).toEqual([
      '**Bin** (icon of Knobs, /icons?icon=Bin#none)',
    ]);
  });
});
