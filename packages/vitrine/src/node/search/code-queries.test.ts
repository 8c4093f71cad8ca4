import { expect, it } from 'vitest';
import { openIndex } from '../../browser/search/local/index-reader.ts';
import { searchIndex } from '../../browser/search/local/query.ts';
import type { SearchRecord } from '../../shared/search/records.ts';
import { buildIndex } from './build-index.ts';

const page = (href: string, title: string, text = ''): SearchRecord => ({
  ...{ kind: 'page', title, href, text },
});
const part = (kind: SearchRecord['kind'], href: string, title: string): SearchRecord => ({
  ...{ kind, title, href, text: '' },
});

/** Components, and what else says their names: pages about types and variants, a prop that is called as a type is. */
const PAGES: SearchRecord[][] = [
  [
    page('/demos/buttons', 'Buttons', 'A button starts an action.'),
    part('demo', '/demos/buttons#sizes', 'Button sizes'),
  ],
  [
    page('/api/button', 'Button'),
    part('prop', '/api/button#prop-variant', 'variant'),
    part('prop', '/api/button#prop-size', 'size'),
    part('prop', '/api/button#prop-loading', 'loading'),
    part('prop', '/api/button#prop-loadingIndicator', 'loadingIndicator'),
    part('type', '/api/button#type-ButtonVariantType', 'ButtonVariantType'),
    part('type', '/api/button#type-ButtonProps-Size', 'ButtonProps.Size'),
  ],
  [
    page('/api/fold', 'Fold'),
    part('heading', '/api/fold#fold-item', 'Fold.Item'),
    part('prop', '/api/fold#prop-Item-value', 'value'),
  ],
  [page('/api/dial', 'Dial'), part('prop', '/api/dial#prop-value', 'value')],
  [
    page('/api/field', 'Field'),
    part('prop', '/api/field#prop-FieldProps', 'FieldProps'),
    part('prop', '/api/field#prop-size', 'size'),
  ],
  [
    page('/guides/types', 'TypeScript', 'Wrap ButtonProps, DialProps or the Button.variant of it.'),
    part('heading', '/guides/types#props', 'Props of a component'),
  ],
  [
    page('/guides/themes', 'Themes'),
    part('heading', '/guides/themes#variants', 'Variants'),
    part('token', '/guides/themes?path=palette.main', 'palette.main'),
  ],
  [page('/api/turn', 'Turn'), part('prop', '/api/turn#prop-onTurn', 'onTurn')],
  [page('/api/load', 'Load'), part('prop', '/api/load#prop-loadingText', 'loadingText')],
  [page('/guides/next', 'Servers'), part('heading', '/guides/next#next-js', 'Next.js')],
];
const { manifest, parts } = buildIndex(PAGES, { synonyms: {}, commonWords: [], popular: [] });
const index = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));

it.each([
  ['Button.variant', '/api/button#prop-variant'],
  ['Button[variant]', '/api/button#prop-variant'],
  ['Fold.Item.value', '/api/fold#prop-Item-value'],
  ['Fold.Item', '/api/fold#fold-item'],
  ['ButtonProps', '/api/button'],
  ["ButtonProps['size']", '/api/button#prop-size'],
  ['ButtonProps["size"];', '/api/button#prop-size'],
  ['ComponentProps<typeof Button>', '/api/button'],
  ["React.ComponentProps<typeof Button>['variant']", '/api/button#prop-variant'],
  ['DialProps', '/api/dial'],
  // Something has the name itself.
  ['FieldProps', '/api/field#prop-FieldProps'],
  ['ButtonProps.Size', '/api/button#type-ButtonProps-Size'],
  ['ButtonProps.size', '/api/button#prop-size'],
  ["FieldProps['size']", '/api/field#prop-size'],
  ['palette.main', '/guides/themes?path=palette.main'],
  ['Next.js', '/guides/next#next-js'],
  // No component of the site.
  ['OtherProps', undefined],
])('%s, as code has it, finds %s', async (query, href) => {
  const { results } = await searchIndex(index, query);
  const [first] = results.map((result) => result.href);
  if (href === undefined) expect(first).not.toMatch(/^\/api\/(?:button|dial)/);
  else expect(first).toBe(href);
});

it.each([
  // Of two pages that are called so the one with demos is first; the prop of another component comes after both.
  ['Dial onTurn', '/api/dial', '/api/turn#prop-onTurn'],
  ['Button onTurn', '/demos/buttons', '/api/button', '/api/turn#prop-onTurn'],
  ['Button onTurn2', '/demos/buttons'],
  [
    'Button loadingText',
    ...['/demos/buttons', '/api/button'],
    ...['/api/button#prop-loading', '/api/load#prop-loadingText'],
  ],
])('%s, a prop that the component does not have: the component first', async (query, ...hrefs) => {
  const { results } = await searchIndex(index, query);
  expect(results.map(({ href }) => href).filter((href) => hrefs.includes(href))).toEqual(hrefs);
});
