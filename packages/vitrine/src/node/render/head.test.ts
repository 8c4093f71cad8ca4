import { expect, it, vi } from 'vitest';
import { configSchema, type UserConfig } from '../config/schema.ts';
import type { Page } from '../../shared/page.ts';
import { feedLinks, headTags } from './head.ts';

// Of the engine as it is built.
vi.mock('../csp/inline-script.ts', () => ({ inlineScript: (name: string) => name }));

const render = (rest: Partial<UserConfig>, own: Partial<Page> = {}) => {
  const config = configSchema.parse({
    title: 'Kit',
    description: 'A kit.',
    url: 'https://kit.example',
    pages: [{ pathname: '/' }],
    ...rest,
  });
  const source = { file: 'content/a.md', editUrl: '' };
  const page = { pathname: '/a', description: 'One.', source, ...own } as Page;
  return headTags(page, 'A', { config, cards: new Map() });
};

it.each([
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
  expect(own).not.toContain('og:url');
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
