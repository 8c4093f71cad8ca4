import { describe, expect, it } from 'vitest';
import { openIndex } from '../../browser/search/local/index-reader.ts';
import { searchIndex } from '../../browser/search/local/query.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { buildIndex } from './build-index.ts';

/** Components of a library that has told its search nothing: each is a page with a prop or two. */
function open(names: string) {
  const pages = names.split(' ').map((name): SearchRecord[] => {
    const href = `/api/${name}`;
    const prop = (title: string): SearchRecord => ({
      ...{ kind: 'prop', title, text: '' },
      href: `${href}#${title}`,
    });
    const page: SearchRecord = { kind: 'page', title: name, href, text: `The ${name}.` };
    return [page, prop('disabled'), prop(`on${name}Change`)];
  });
  const { manifest, parts } = buildIndex(pages, {
    synonyms: {},
    commonWords: ['kit'],
    popular: [],
  });
  return openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));
}

const LIBRARIES = {
  one: open('Modal Offcanvas Navbar Dropdown Toast Spinner Badge Placeholder Collapse FormControl'),
  other: open('Drawer Steps Rate Spin Upload Popconfirm Segmented Tag Switch AutoComplete Card'),
  third: open('ActionIcon Burger PinInput RingProgress Kbd TextInput Alert Stepper HoverCard Code'),
  fourth: open('Checkbox Radio Toggle Whisper Loader'),
  fifth: open(
    'Spinner ProgressBar PanelLayout HelpPanel ExpandableSection Flashbar TopNavigation Dropdown SelectPicker TreePicker Bidi',
  ),
};

describe.each<[name: keyof typeof LIBRARIES, asked: [query: string, found: string][]]>([
  [
    'one',
    [
      ['dialog', 'Modal'],
      ['how do I open a popup', 'Modal'],
      ['sidebar', 'Offcanvas'],
      ['app bar', 'Navbar'],
      ['snackbar', 'Toast'],
      ['loader', 'Spinner'],
      ['chip', 'Badge'],
      ['skeleton', 'Placeholder'],
      ['accordion', 'Collapse'],
      ['text field', 'FormControl'],
      ['modal disabled', 'Modal#disabled'],
    ],
  ],
  [
    'other',
    [
      ['wizard', 'Steps'],
      ['star rating', 'Rate'],
      ['loading indicator', 'Spin'],
      ['file upload', 'Upload'],
      ['confirm dialog', 'Popconfirm'],
      ['toggle group', 'Segmented'],
      ['pill', 'Tag'],
      ['combobox', 'AutoComplete'],
      ['off canvas', 'Drawer'],
      ['kit tile', 'Card'],
    ],
  ],
  [
    'third',
    [
      ['icon button', 'ActionIcon'],
      ['hamburger menu', 'Burger'],
      ['otp', 'PinInput'],
      ['circular progress', 'RingProgress'],
      ['keyboard shortcut', 'Kbd'],
      ['textfield', 'TextInput'],
      ['callout', 'Alert'],
      ['steps', 'Stepper'],
      ['code snippet', 'Code'],
    ],
  ],
  [
    'fourth',
    [
      ['switch', 'Toggle'],
      ['toggle switch', 'Toggle'],
    ],
  ],
  [
    'fifth',
    [
      // Its own first word before another word of it: `progress` may be a spinner, `select` a dropdown.
      ['progress', 'ProgressBar'],
      ['select', 'SelectPicker'],
      // `help` says nothing of most questions.
      ['help panel', 'HelpPanel'],
      ['accordion', 'ExpandableSection'],
      ['toast', 'Flashbar'],
      ['navbar', 'TopNavigation'],
      ['tree select', 'TreePicker'],
      // A phrase with a word that says nothing by itself.
      ['right to left', 'Bidi'],
    ],
  ],
])('without a word of its configuration, library %s', (name, asked) => {
  it.each(asked)('finds %s by its own name', async (query, found) => {
    const { results } = await searchIndex(LIBRARIES[name], query);
    expect(results[0]?.href).toBe(`/api/${found}`);
  });
});

it('finds a hook by its name without use, before what is called by that and more', async () => {
  const page = (title: string): SearchRecord => ({
    ...{ kind: 'page', title, href: `/api/${title}`, text: '' },
  });
  const pages = [
    [
      page('Other exports'),
      ...['dragAction', 'moveAction'].map((title): SearchRecord => ({
        ...{ kind: 'export', title, href: `/api/other#${title}`, text: '' },
      })),
    ],
    ...['dragOptions', 'useDrag', 'useMove', 'Move'].map((title) => [page(title)]),
  ];
  const { manifest, parts } = buildIndex(pages, { synonyms: {}, commonWords: [], popular: [] });
  const index = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));
  const first = async (query: string) => (await searchIndex(index, query)).results[0]?.href;
  expect(await first('drag')).toBe('/api/useDrag');
  expect(await first('drags')).toBe('/api/useDrag');
  // What is called so itself goes first.
  expect(await first('move')).toBe('/api/Move');
});
