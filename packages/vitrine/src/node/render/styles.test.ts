import { expect, it } from 'vitest';
import type { Block } from '../../shared/page.ts';
import { stylesOf } from './styles.ts';

const SERVER = {
  styles: ['base', 'sponsor', 'api', 'pages', 'demo', 'playground'].map((name) => ({
    name,
    css: `.${name} {}`,
  })),
  pageStyles: { '/styled': '.own {}' },
};
const PAGE = { pathname: '/a', blocks: [], sponsor: false };
const block = (kind: Block['kind']) => ({ kind }) as Block;

const names = (page: Partial<Parameters<typeof stylesOf>[0]>) =>
  stylesOf({ ...PAGE, ...page }, SERVER).map(({ name }) => name);

it('are those of what the page shows, in their order', () => {
  expect(names({})).toEqual(['base']);
  expect(names({ blocks: [block('api')] })).toEqual(['base', 'api']);
  expect(names({ blocks: [block('demo'), block('html'), block('pages')] })).toEqual([
    'base',
    'pages',
    'demo',
  ]);
  expect(names({ blocks: [block('playground')], sponsor: true })).toEqual([
    'base',
    'sponsor',
    'demo',
    'playground',
  ]);
});

it("has the page's own right after those of every page", () => {
  expect(stylesOf({ ...PAGE, pathname: '/styled', blocks: [block('api')] }, SERVER)).toMatchObject([
    { name: 'base' },
    { name: 'page:/styled', css: '.own {}' },
    { name: 'api' },
  ]);
});

it('refuses a block whose style sheet does not exist', () => {
  expect(() =>
    stylesOf({ ...PAGE, blocks: [block('demo')] }, { ...SERVER, styles: [SERVER.styles[0]!] }),
  ).toThrow('No style sheet demo');
});
