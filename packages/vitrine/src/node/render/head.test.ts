import { expect, it, vi } from 'vitest';
import { configSchema, type UserConfig } from '../config/schema.ts';
import type { Page } from '../../shared/page.ts';
import { documentTitle, feedLinks, headTags } from './head.ts';

// Of the engine as it is built.
vi.mock('../csp/inline-script.ts', () => ({ inlineScript: (name: string) => name }));

const render = (
  rest: Partial<UserConfig>,
  own: Partial<Page> = {},
  cards: Record<string, string> = {},
) => {
  const config = configSchema.parse({
    title: 'Kit',
    description: 'A kit.',
    url: 'https://kit.example',
    pages: [{ pathname: '/' }],
    ...rest,
  });
  const source = { file: 'content/a.md', editUrl: '' };
  const page = { pathname: '/a', description: 'One.', source, ...own } as Page;
  return headTags(page, 'A', { config, cards: new Map(Object.entries(cards)) });
};

it('has every tag in its place', () => {
  expect(render({}, {}, { '/a': '/social/a.png', '/b': '/social/b.png' }).split(/(?=<)/)).toEqual([
    '<meta name="description" content="One.">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Kit">',
    '<meta property="og:locale" content="en_US">',
    '<meta property="og:title" content="A">',
    '<meta property="og:description" content="One.">',
    '<meta property="og:url" content="https://kit.example/a/">',
    '<meta property="og:image" content="https://kit.example/social/a.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="twitter:title" content="A">',
    '<meta name="twitter:description" content="One.">',
    '<meta name="twitter:image" content="https://kit.example/social/a.png">',
    '<link rel="canonical" href="https://kit.example/a/">',
    '<link rel="alternate" type="text/markdown" href="/a.md">',
  ]);
});

it('tells size and words of the card that was drawn, and of no other picture', () => {
  const cards = { '/a': '/social/a.png' };
  const facts = /og:image:(?:width|height|alt)/;
  expect(render({ image: '/kit.png' }, {}, cards)).toContain('/social/a.png');
  const own = render({}, { image: '/own.png' }, cards);
  expect(own).toContain('<meta property="og:image" content="https://kit.example/own.png">');
  expect(own).not.toMatch(facts);
  expect(render({ image: '/kit.png' })).not.toMatch(facts);
  expect(render({})).not.toMatch(facts);
});

it('is titled by the page and the site, or by the site alone', () => {
  expect(documentTitle('A', 'Kit')).toBe('A - Kit');
  expect(documentTitle('Kit', 'Kit')).toBe('Kit');
});

it.each([
  ['tlh', 'tlh'],
  ['en', 'en_US'],
  ['pt-BR', 'pt_BR'],
  ['de', 'de_DE'],
  ['zh-Hant', 'zh_TW'],
])('names the language %s as social networks do', (language, locale) => {
  expect(render({ language })).toContain(`<meta property="og:locale" content="${locale}">`);
});

it('names accounts, colours and the manifest where the site has such, and else none', () => {
  const without = render({});
  expect(without).not.toMatch(/twitter:site|twitter:creator|fediverse|theme-color|manifest/);
  const html = render({
    accounts: { twitter: '@kit', twitterCreator: '@jo', fediverse: '@kit@social.example' },
    themeColor: { light: '#fff', dark: '#121212' },
    manifest: {},
  });
  for (const tag of [
    '<meta name="twitter:site" content="@kit">',
    '<meta name="twitter:creator" content="@jo">',
    '<meta name="fediverse:creator" content="@kit@social.example">',
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#fff">',
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#121212"><script>theme-color</script>',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]) {
    expect(html).toContain(tag);
  }
});

it('refuses what is no account and no colour', () => {
  expect(() => render({ accounts: { twitter: 'kit' } })).toThrow('such as @acme');
  expect(() => render({ themeColor: { light: '"><script>', dark: '#000' } })).toThrow('a colour');
});

it('names the Markdown of a page, and none of the site’s own pages', () => {
  const link = (pathname: string, file = 'content/a.md') =>
    /<link rel="alternate"[^>]*>/.exec(
      render({}, { pathname, source: { file, editUrl: '' } }),
    )?.[0];
  expect(link('/a')).toBe('<link rel="alternate" type="text/markdown" href="/a.md">');
  expect(link('/')).toContain('href="/index.md"');
  expect(link('/404', '')).toBeUndefined();
});

it('describes a page by its own words and picture, else by those of the site', () => {
  const html = render({ image: '/kit.png' }, { description: '' });
  expect(html).toContain('<meta name="description" content="A kit.">');
  expect(html).toContain('<meta property="og:image" content="https://kit.example/kit.png">');
  expect(html).toContain('<meta name="twitter:image" content="https://kit.example/kit.png">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).not.toContain('og:image:width');
  const own = render({ image: '/kit.png' }, { image: '/own.png' });
  expect(own).toContain('<meta name="description" content="One.">');
  expect(own).toContain('<meta property="og:image" content="https://kit.example/own.png">');
  expect(own).not.toContain('kit.png');
  expect(render({})).toContain('<meta name="twitter:card" content="summary">');
  expect(render({})).not.toContain('image"');
});

it('asks search engines for none of the site’s own pages, nor for a site that wants none', () => {
  const robots = '<meta name="robots" content="noindex">';
  expect(render({})).not.toContain('robots');
  expect(render({ index: false })).toContain(robots);
  const own = render({}, { source: { file: '', editUrl: '' } });
  expect(own).toContain(robots);
  expect(own).not.toMatch(/og:url|canonical/);
});

it('leads to the feeds of a page, and from the home page to all', () => {
  const changelog = (page: string, feed = true) => ({ name: 'kit', title: 'Kit', page, feed });
  const changelogs = [changelog('/a'), changelog('/b'), changelog('/a', false)];
  const links = (pathname: string, home = false) =>
    feedLinks(pathname, home, { changelogs } as unknown as Parameters<typeof feedLinks>[2]).match(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="[^"]+">/g,
    )?.length ?? 0;
  expect([links('/a'), links('/c'), links('/', true)]).toEqual([1, 0, 2]);
});
