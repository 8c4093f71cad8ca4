import { expect, it } from 'vitest';
import { findPlugins, stylesWhenItRuns } from './find-styling.ts';

const names = (...manifests: Parameters<typeof findPlugins>[0]) =>
  findPlugins(manifests).map(({ specifier }) => specifier);

it('finds the plugins that a library’s source is bundled with, in its repository as well', () => {
  expect(names({ devDependencies: { tailwindcss: '^4.1.0' } })).toEqual(['@tailwindcss/vite']);
  expect(names({}, { devDependencies: { '@vanilla-extract/css': '1' } })).toEqual([
    '@vanilla-extract/vite-plugin',
  ]);
});

it('has each that anything of the library needs, however it depends on it', () => {
  expect(
    names(
      { dependencies: { '@vanilla-extract/css': '1' }, peerDependencies: { tailwindcss: '4' } },
      { devDependencies: { 'vite-plugin-svgr': '4' } },
    ),
  ).toEqual(['@tailwindcss/vite', '@vanilla-extract/vite-plugin', 'vite-plugin-svgr']);
});

it('has none for what needs none', () => {
  const dependencies = { '@emotion/react': '11', 'styled-components': '6', sass: '1' };
  expect(names({ dependencies }, {})).toEqual([]);
});

it('takes the version that the repository has, where it is one', () => {
  const version = (own: string) =>
    findPlugins([{ devDependencies: { tailwindcss: '4', '@tailwindcss/vite': own } }])[0]!.version;
  expect(version('~4.1.3')).toBe('~4.1.3');
  expect(version('4.1.3')).toBe('4.1.3');
  expect(version('^4.1.3')).toBe('^4.1.3');
  expect(version('>=4')).toBe('^4.0.0');
  expect(version('catalog:')).toBe('^4.0.0');
});

it('knows what styles when it runs', () => {
  expect(stylesWhenItRuns(['react', 'styled-components'])).toBe(true);
  expect(stylesWhenItRuns(['react', 'tailwindcss', '@emotion/is-prop-valid'])).toBe(false);
  for (const name of ['goober', 'ui-box', '@emotion/css', '@griffel/react', '@stitches/react'])
    expect(stylesWhenItRuns([name]), name).toBe(true);
  for (const name of ['my-goober', 'goober-x', '@x/@emotion/react', '@emotion/react-x'])
    expect(stylesWhenItRuns([name]), name).toBe(false);
});
