import { expect, it } from 'vitest';
import type { Block } from '../../shared/page.ts';
import type { PrerenderedDemo, Server } from '../../shared/contract.ts';
import { renderDemoStyles, renderFonts, renderStyle, stylesOf } from './styles.ts';

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

it('has what the HTML of a page asks for, once', () => {
  const html = { kind: 'html', styles: ['api', 'pages'] } as Block;
  expect(names({ blocks: [html, block('api')] })).toEqual(['base', 'api', 'pages']);
});

it('has the fonts of a site in an element of their own, and none without', () => {
  const fonts = { needsStyles: () => true, preload: [], styleUrl: '' };
  expect(renderFonts({ ...fonts, css: '@font-face{}' })).toBe(
    '<style data-style="fonts">@font-face{}</style>',
  );
  expect(renderFonts({ ...fonts, css: '' })).toBe('');
});

it("has the page's own right after those of every page", () => {
  expect(stylesOf({ ...PAGE, pathname: '/styled', blocks: [block('api')] }, SERVER)).toMatchObject([
    { name: 'base' },
    { name: 'page:/styled', css: '.own {}' },
    { name: 'api' },
  ]);
});

it('refuses a block whose style sheet does not exist', () => {
  const [base, sponsor] = SERVER.styles;
  for (const styles of [[base!], [base!, sponsor!]])
    expect(() => stylesOf({ ...PAGE, blocks: [block('demo')] }, { ...SERVER, styles })).toThrow(
      'No style sheet demo',
    );
});

it('is an element that no style ends', () => {
  expect(renderStyle('a"b', 'a::after{content:"</style></"}')).toBe(
    '<style data-style="a&quot;b">a::after{content:"<\\/style><\\/"}</style>',
  );
  expect(renderStyle('a', 'b{}', { 'data-x': '<"', nonce: 'n' })).toBe(
    '<style data-style="a" data-x="&lt;&quot;" nonce="n">b{}</style>',
  );
});

it('has the styles of all demos once, in the order in which they were collected', () => {
  const server = {
    styleAttributes: (ids: string[]) => ({ 'data-ids': ids.join(' ') }),
  } as unknown as Server;
  const demo = (...ids: string[]) =>
    ({ styles: ids.map((id) => ({ id, css: `.${id}{}` })) }) as PrerenderedDemo;
  expect(renderDemoStyles('/a', [demo('x', 'y'), demo('y', 'z'), demo()], server)).toBe(
    '<style data-style="demos:/a" data-ids="x y z">.x{}.y{}.z{}</style>',
  );
  expect(renderDemoStyles('/a', [demo()], server)).toBe('');
});
