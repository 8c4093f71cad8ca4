import { describe, expect, it } from 'vitest';
import { openIndex } from '../../browser/search/local/index-reader.ts';
import { searchIndex } from '../../browser/search/local/query.ts';
import { PART_KINDS, type SearchRecord } from '../../shared/search/records.ts';
import { buildIndex, type IndexSettings } from './build-index.ts';

const PLAIN: IndexSettings = { synonyms: {}, commonWords: [], popular: [] };

/** Opens the index of some pages, and tells which parts are read. */
function open(pages: SearchRecord[][], settings = PLAIN, scale = 1) {
  const { manifest, parts } = buildIndex(pages, settings, scale);
  const read = new Set<string>();
  const index = openIndex(manifest, (url) => {
    read.add(url);
    return Promise.resolve(parts.get(url)!);
  });
  const search = async (query: string, kind?: SearchRecord['kind']) =>
    searchIndex(index, query, kind);
  return {
    search,
    hrefs: async (query: string) => (await search(query)).results.map(({ href }) => href),
    parts,
    read,
  };
}

/** Numbers that look like chance and are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const WORDS =
  'button buttons disabled disableElevation z-index zIndex colour color text field TextField the of customise size sizes Mui-root tab table label sort sorting stack'.split(
    ' ',
  );

function makePages(seed: number): SearchRecord[][] {
  const random = createRandom(seed);
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[random(WORDS.length)]!).join(' ');
  return Array.from({ length: 5 + random(30) }, (_, page) => {
    const href = `/p${page}`;
    const parts = PART_KINDS.flatMap((kind) =>
      Array.from({ length: random(4) }, (_each, at): SearchRecord => ({
        kind,
        title: words(1 + random(3)),
        href: `${href}#${kind}-${at}`,
        text: words(random(40)),
        ...(random(3) === 0 && { keywords: [words(1 + random(2))] }),
      })),
    );
    return [{ kind: 'page', title: words(1 + random(2)), href, text: words(random(30)) }, ...parts];
  });
}

describe('an index in parts', () => {
  it('ranks as an index in one', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const pages = makePages(seed);
      const one = open(pages, PLAIN, Infinity);
      const many = open(pages, PLAIN, 0.004);
      expect(many.parts.size).toBeGreaterThan(20);
      expect(one.parts.size).toBeLessThanOrEqual(4);
      const random = createRandom(seed);
      const queries = Array.from({ length: 12 }, () => {
        const query = Array.from(
          { length: 1 + random(3) },
          () => WORDS[random(WORDS.length)]!,
        ).join(' ');
        return [query, query.slice(0, 1 + random(4)), query.replace('t', '')][random(3)]!;
      });
      for (const query of queries) {
        const [answer, other] = [await one.search(query), await many.search(query)];
        expect(other, `seed ${seed}, ${query}`).toEqual(answer);
      }
    }
  });

  it('reads only the parts whose words begin so, and those of the pages found', async () => {
    const pages = Array.from({ length: 200 }, (_, page): SearchRecord[] => [
      { kind: 'page', title: `Word${page}x`, href: `/p${page}`, text: `text${page}y `.repeat(40) },
    ]);
    const { hrefs, parts, read } = open(pages, PLAIN, 0.1);
    expect(parts.size).toBeGreaterThan(40);
    expect(await hrefs('word17x')).toEqual(['/p17']);
    expect(read.size).toBeLessThan(8);
  });
});

const page = (href: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  kind: 'page',
  title,
  href,
  text: '',
  ...more,
});
const part = (
  kind: SearchRecord['kind'],
  href: string,
  title: string,
  more: Partial<SearchRecord> = {},
): SearchRecord => ({ kind, title, href, text: '', ...more });

const SITE: SearchRecord[][] = [
  [
    page('/guides/buttons-everywhere', 'Composition'),
    part('heading', '/guides/buttons-everywhere#button', 'Button'),
    part('heading', '/guides/buttons-everywhere#disabled', 'Disabled buttons'),
  ],
  [
    page('/api/button', 'Button', { text: 'The Button API.', keywords: ['KitButton'] }),
    part('prop', '/api/button#prop-disabled', 'disabled'),
    part('prop', '/api/button#prop-variant', 'variant', { text: "'contained' | 'outlined'" }),
    part('prop', '/api/button#prop-disableElevation', 'disableElevation'),
    part('slot', '/api/button#slots', 'startIcon'),
    part('class', '/api/button#css-classes', '.KitButton-root'),
  ],
  [
    page('/demos/buttons', 'Buttons'),
    part('heading', '/demos/buttons#sizes', 'Sizes'),
    part('demo', '/demos/buttons#button-sizes', 'Button sizes'),
  ],
  [
    page('/demos/text-fields', 'Text Fields', { keywords: ['input box'] }),
    part('demo', '/demos/text-fields#multiline', 'Multiline'),
  ],
  [
    page('/api/text-field', 'TextField'),
    part('prop', '/api/text-field#prop-rows', 'rows'),
    part('prop', '/api/text-field#prop-component', 'component'),
  ],
  [
    page('/demos/drawers', 'Drawers'),
    part('demo', '/demos/drawers#mini', 'Mini', { text: 'Shut, clear.' }),
  ],
  [
    page('/guides/style', 'Style', { text: 'How colours are mixed.' }),
    part('heading', '/guides/style#other', 'Of othersite', { text: 'Nothing of drawers.' }),
    part('heading', '/guides/style#shut', 'Clear things, more, others', { text: 'Shut drawers.' }),
    part('heading', '/guides/style#stacking', 'Stacking order', { keywords: ['z-index'] }),
    part('heading', '/guides/style#contrast', 'Palette colours', {
      text: `${'Long before it. '.repeat(30)}The aquamarine comes last. ${'And after. '.repeat(30)}`,
    }),
  ],
  [page('/guides/rtl', 'Right-to-left')],
  [page('/api/option-set', 'OptionSet'), part('prop', '/api/option-set#prop-of', 'of')],
  [page('/guides/open', 'Open')],
  [
    page('/guides/testing', 'Testing', {
      keywords: ['testing library'],
      text: 'Library, library.',
    }),
    part('heading', '/guides/testing#mask', 'A mask'),
  ],
  [page('/demos/snackbars', 'Snackbars'), part('demo', '/demos/snackbars#simple', 'Simple')],
  [
    page('/api/snackbar', 'Snackbar'),
    part('prop', '/api/snackbar#prop-open', 'open'),
    part('prop', '/api/snackbar#prop-openOnKey', 'openOnKey'),
  ],
  [
    page('/guides/theme', 'Theme'),
    part('heading', '/guides/theme#gear', 'Setting', { keywords: ['gear icon'] }),
    part('icon', '/guides/theme?icon=Gear', 'Gear', { keywords: ['gear icon'] }),
    part('token', '/guides/theme?path=shape.cornerRadius', 'shape.cornerRadius'),
  ],
  [page('/guides/types', 'TypeScript', { text: 'Of flowShut and more.' })],
  [page('/api/use-buttons', 'useButtons')],
  [page('/demos/drawing', 'Drawing'), part('heading', '/demos/drawing#bottom', 'Bottom')],
  [
    page('/demos/tabs', 'Tabs'),
    part('prop', '/demos/tabs#tabbable', 'getTabbable'),
    part('class', '/demos/tabs#css-classes', '.KitTabs-fade'),
  ],
  [page('/guides/slots', 'Slots')],
];

describe('searchIndex', () => {
  const { hrefs, search } = open(SITE, {
    synonyms: {
      rack: ['drawers'],
      'option set': ['text fields'],
      'shelf unit': ['drawers'],
    },
    commonWords: ['kit', 'othersite'],
    popular: ['/guides/style', '/nowhere'],
  });
  const first = async (query: string) => (await hrefs(query))[0];

  it.each([
    ['button', '/demos/buttons', 'the component'],
    ['Button', '/demos/buttons', 'in any case'],
    ['buton', '/demos/buttons', 'with a typo'],
    ['buttno', '/demos/buttons', 'with letters swapped'],
    ['textfield', '/demos/text-fields', 'in one word'],
    ['text-field', '/demos/text-fields', 'with a hyphen'],
    ['button disabled', '/api/button#prop-disabled', 'a component and its prop'],
    ['disableElevation', '/api/button#prop-disableElevation', 'a prop'],
    ['disableElev', '/api/button#prop-disableElevation', 'half of a prop'],
    ['startIcon', '/api/button#slots', 'a slot'],
    ['variant="contained"', '/api/button#prop-variant', 'a value'],
    ['.KitButton-root', '/api/button#css-classes', 'a class name'],
    [
      '.KitTabs-fade',
      '/demos/tabs#css-classes',
      'the class of a component that is called by a plural',
    ],
    ['KitButton', '/api/button', 'a name of the theme'],
    ['@kit/react/Button', '/api/button', 'an import path'],
    ["import TextField from '@kit/react/TextField'", '/api/text-field', 'an import'],
    ['<TextField />', '/api/text-field', 'an element'],
    ['<TextField rows>', '/api/text-field#prop-rows', 'an element with one attribute'],
    ['<TextField rows={2} />', '/api/text-field#prop-rows', 'the same with its value'],
    ['<TextField rows={{ sm: 2', '/api/text-field#prop-rows', 'the same, being written'],
    ['<TextField rows={(row) => { ', '/api/text-field#prop-rows', 'the same of code in braces'],
    ['<TextField rows="2', '/api/text-field#prop-rows', 'the same of a text'],
    ['<TextField rows=', '/api/text-field#prop-rows', 'the same before its value'],
    ['<TextField rows={2} component="p">', '/api/text-field', 'an element with several'],
    ['</TextField>', '/api/text-field', 'the end of an element'],
    ['z-index', '/guides/style#stacking', 'a keyword of a section'],
    ['zIndex', '/guides/style#stacking', 'in camel case'],
    ['input box', '/demos/text-fields', 'a keyword of a page'],
    ['sidebar', '/demos/drawers', 'another word for it'],
    ['rack', '/demos/drawers', "the site's own word for it"],
    ['rtl', '/guides/rtl', 'an abbreviation'],
    ['palette colors', '/guides/style#contrast', 'American spelling'],
    ['aquamarine', '/guides/style#contrast', 'a word far down in a section'],
    ['how do i make a button', '/demos/buttons', 'a question'],
    ["import { TextField } from '@kit/react'", '/api/text-field', 'an import by name'],
    ['TextField({ rows: 2 })', '/api/text-field', 'a call'],
    ['buttonsizes', '/demos/buttons#button-sizes', 'two words written together'],
    ['drawerette', '/demos/drawers', 'a word whose beginning is known'],
    ['drewars', '/demos/drawers', 'two typos in a whole word'],
    ['drawers shut clear', '/demos/drawers#mini', 'a question about a component'],
    ['othersite drawers', '/demos/drawers', 'a component of another library'],
    ['othersite option set', '/demos/text-fields', 'words of another library'],
    ['MatSnackBar', '/demos/snackbars', 'a name with the prefix of another library'],
    ['text field component', '/demos/text-fields', 'a word that says what anything is'],
    [
      'in drawers the disableElevation is ignored',
      '/api/button#prop-disableElevation',
      'a prop in a message',
    ],
    [
      'test a mask with the testing library',
      '/guides/testing#mask',
      'a section that says more of it than its page',
    ],
    ['a shelf unit left open', '/demos/drawers', 'a phrase with another name in a question'],
    ['ShelfUnit', '/demos/drawers', 'the same in one word'],
    ['DrawersContainer', '/demos/drawers', 'a part of a component of another library'],
    ['how to use buttons', '/demos/buttons', 'no hook that begins with use'],
    ['drawers that are shut with other things', '/demos/drawers#mini', 'what stands before with'],
    ['radius', '/guides/theme?path=shape.cornerRadius', 'a part of the name of a token'],
    ['corner-radius', '/guides/theme?path=shape.cornerRadius', 'the end of the path of a token'],
    ['rows={{ xs: 2 }}', '/api/text-field#prop-rows', 'an attribute with its value'],
    [
      'opened on key',
      '/api/snackbar#prop-openOnKey',
      'a prop in words, with one that says nothing',
    ],
    ['gear icon', '/guides/theme?icon=Gear', 'an icon by its name'],
    ['no overload matches this call', '/guides/types', 'what a message is about'],
    ['drawr', '/demos/drawers', 'a letter left out, before one that is wrong'],
    ['buttom', '/demos/buttons', 'of two words that are as near the more frequent one'],
    ['tabbs', '/demos/tabs', 'no plural of the beginning of another word'],
    ['othersite slot', '/guides/slots', 'a kind of result that is all of the question'],
  ])('%s finds %s: %s', async (query, href) => {
    expect(await first(query)).toBe(href);
  });

  it('shows the passage that was found, marked', async () => {
    const [result] = (await search('aquamarine')).results;
    expect(result!.text.filter(({ marked }) => marked)).toEqual([
      { text: 'aquamarine', marked: true },
    ]);
    expect(result!.text[0]!.text).toMatch(/^….{1,40}$/);
    expect(result!.page).toEqual({ title: 'Style', href: '/guides/style' });
  });

  it('gives results of one kind', async () => {
    const { results } = await search('button', 'prop');
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['prop']));
  });

  it('says what a word of no page may have meant', async () => {
    expect((await search('buton sizes')).suggestion).toBe('button sizes');
    expect((await search('button sizes')).suggestion).toBeUndefined();
  });

  it('does not list every part of a page whose name matches', async () => {
    expect(await hrefs('text fields')).toEqual(['/demos/text-fields', '/api/text-field']);
  });

  it('gives at most twenty results, five of a page', async () => {
    const many = Array.from({ length: 30 }, (_, at) => [
      // What the next page is worth beside the first decides how much of that is shown.
      page(`/api/c${at}`, at === 0 ? 'Options' : `C${at}`),
      ...Array.from({ length: 30 }, (_each, prop) =>
        part('prop', `/api/c${at}#${prop}`, `option${prop}`),
      ),
    ]);
    const { results } = await open(many).search('option');
    expect(results).toHaveLength(20);
    expect(results.filter((result) => result.page.href === '/api/c0')).toHaveLength(5);
  });

  it.each(['', '   ', '?!'])('names popular pages for %j', async (query) => {
    expect(await search(query)).toEqual({
      results: [],
      kinds: ['page', 'heading', 'prop', 'slot', 'class', 'demo', 'icon', 'token'],
      popular: [{ title: 'Style', href: '/guides/style' }],
    });
  });

  it('finds a name that a text only mentions by its parts too', async () => {
    expect(await hrefs('flow-shut')).toContain('/demos/drawers#mini');
  });

  it('shows less of a page when the next one may be meant as well', async () => {
    const alike = ['a', 'b'].map((name) => [
      page(`/${name}`, 'Gauge'),
      ...[1, 2, 3].map((at) => part('heading', `/${name}#${at}`, `Gauge ${at}`)),
    ]);
    const found = await open(alike).hrefs('gauges');
    expect(found.slice(0, 3)).toContain('/b');
  });

  it('asks more for a rare word of a question than for a frequent one', async () => {
    const site = [
      [
        page('/widths', 'Widths'),
        part('heading', '/widths#page', 'Width of a page', { text: 'A page.' }),
      ],
      [page('/tests', 'Trials'), part('heading', '/tests#fake', 'A fake', { text: 'To fake it.' })],
      ...Array.from({ length: 40 }, (_, at) => [
        page(`/p${at}`, `Part ${at}`, { text: 'It has a width on a page.' }),
      ]),
    ];
    expect((await open(site).hrefs('fake width page'))[0]).toBe('/tests#fake');
  });

  it('finds nothing for what is nowhere', async () => {
    expect(await hrefs('xyzzy')).toEqual([]);
  });

  it('refuses what is no index', () => {
    const load = () => Promise.resolve('');
    for (const text of ['<!doctype html>', '{"error":404}', '[]', 'null', '']) {
      expect(() => openIndex(text, load)).toThrow();
    }
  });
});
