import { expect, it } from 'vitest';
import { configSchema, type UserConfig } from '../config/schema.ts';
import { renderWebManifest } from './web-manifest.ts';

const render = (rest: Partial<UserConfig>) =>
  JSON.parse(
    renderWebManifest(
      configSchema.parse({
        title: 'Kit',
        description: 'A kit.',
        url: 'https://kit.example',
        pages: [{ pathname: '/' }],
        ...rest,
      }),
    ),
  ) as Record<string, unknown>;

it('follows from what the configuration says anyway', () => {
  expect(render({ manifest: {}, language: 'de', icon: '/icon.svg' })).toEqual({
    id: '/',
    name: 'Kit',
    short_name: 'Kit',
    description: 'A kit.',
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
});

it('takes icons, a shorter name and colours of its own', () => {
  const icons = [{ src: '/512.png', sizes: '512x512', purpose: 'maskable' as const }];
  const themeColor = { light: '#fff', dark: 'rgb(0 0 0)' };
  const manifest = { icons, shortName: 'K', display: 'standalone' as const };
  expect(render({ manifest, themeColor })).toMatchObject({
    short_name: 'K',
    display: 'standalone',
    theme_color: '#fff',
    background_color: '#fff',
    icons: [{ ...icons[0], type: 'image/png' }],
  });
  expect(render({ manifest: {} }).icons, 'a site without an icon').toEqual([]);
});

it.each<[string, object]>([
  ['/icon.PNG?v=1', { type: 'image/png' }],
  ['/icon.svg#dark.png', { type: 'image/svg+xml', sizes: 'any' }],
  ['/icon.jpeg', { type: 'image/jpeg' }],
  ['/icon.bmp', {}],
  ['/svg', {}],
])('says of the icon %s what its name tells', (icon, told) => {
  expect(render({ manifest: {}, icon }).icons).toEqual([{ src: icon, ...told }]);
});

it('begins at the path below which the site lies', () => {
  expect(render({ manifest: {}, url: 'https://kit.example/ui/', icon: '/icon.png' })).toMatchObject(
    {
      ...{ id: '/ui/', start_url: '/ui/', scope: '/ui/' },
      icons: [{ src: '/ui/icon.png', type: 'image/png' }],
    },
  );
});
