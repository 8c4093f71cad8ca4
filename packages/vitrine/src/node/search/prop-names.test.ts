import { describe, expect, it } from 'vitest';
import { openIndex } from '../../browser/search/local/index-reader.ts';
import { searchIndex } from '../../browser/search/local/query.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { buildIndex } from './build-index.ts';

/** A component with props, some of whose types have names. */
function component(
  name: string,
  props: Record<string, string>,
  types: Record<string, string> = {},
) {
  const href = `/api/${name}`;
  const list = (kind: SearchRecord['kind'], of: Record<string, string>) =>
    Object.entries(of).map(([title, text]) => ({ kind, title, text, href: `${href}#${title}` }));
  const page: SearchRecord = { kind: 'page', title: name, href, text: `The ${name}.` };
  return [page, ...list('prop', props), ...list('type', types)];
}

const PAGES = [
  component(
    'Drawer',
    { position: 'left | right · The edge it is at.', onClose: '', opened: '', size: '' },
    { DrawerPosition: "'left' | 'right'" },
  ),
  component('Slider', {
    onMinReached: 'Called at the min or the max.',
    onMaxReached: 'Called at the max or the min.',
    min: 'The smallest value.',
    max: 'The largest value.',
    minRange: 'Between min and max.',
  }),
  component('Button', { leftSection: 'Beside the text.', rightSection: '', hideLabel: '' }),
  component('Input', { onChange: '' }),
];
const { manifest, parts } = buildIndex(PAGES, { synonyms: {}, commonWords: [], popular: [] });
const index = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));
const find = async (query: string) =>
  (await searchIndex(index, query)).results.map(({ href }) => href.replace('/api/', ''));

it('a prop comes before the type of it that is named after its component as well', async () => {
  expect((await find('drawer position right')).slice(0, 2)).toEqual([
    'Drawer#position',
    'Drawer#DrawerPosition',
  ]);
  expect((await find('DrawerPosition'))[0]).toBe('Drawer#DrawerPosition');
});

it('several props of a component are found by their names, in any order', async () => {
  for (const query of ['slider min max', 'max min slider', 'Slider: min and max']) {
    expect((await find(query)).slice(0, 2).sort(), query).toEqual(['Slider#max', 'Slider#min']);
  }
  // One that is none of them asks for something else.
  expect((await find('slider min reached'))[0]).toBe('Slider#onMinReached');
});

describe('what other libraries call a prop', () => {
  it.each([
    ['drawer placement', 'Drawer#position'],
    ['drawer anchor', 'Drawer#position'],
    ['drawer visible', 'Drawer#opened'],
    ['onHide', 'Drawer#onClose'],
    ['drawer onCancel', 'Drawer#onClose'],
    ['onDismiss', 'Drawer#onClose'],
    ['startIcon', 'Button#leftSection'],
    ['button leading icon', 'Button#leftSection'],
    ['button end icon', 'Button#rightSection'],
    ['onValueChange', 'Input#onChange'],
  ])('%s is %s', async (query, found) => expect((await find(query))[0]).toBe(found));

  it('takes nothing from a name that it is itself', async () => {
    expect((await find('hide label'))[0]).toBe('Button#hideLabel');
    expect((await find('onMinReached'))[0]).toBe('Slider#onMinReached');
  });
});
