import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findPlugins, placeConfig, stylesWhenItRuns } from './find-styling.ts';

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

it('knows what is imported of a plugin, and what its style sheet needs', () => {
  const [stylex, wyw] = findPlugins([
    { dependencies: { '@stylexjs/stylex': '0.19.0', '@linaria/core': '8' } },
  ]);
  expect(stylex).toMatchObject({ entry: '@stylexjs/unplugin/vite', version: '>=0.17.0' });
  expect(stylex!.sheet).toContain('@layer library;');
  expect(wyw).toMatchObject({ specifier: '@wyw-in-js/vite', clause: 'wyw', call: 'wyw()' });
  expect(names({ dependencies: { '@linaria/react': '8' } })).toEqual(['@wyw-in-js/vite']);
  expect(names({ devDependencies: { '@wyw-in-js/vite': '1' } })).toEqual(['@wyw-in-js/vite']);
});

it('tells a plugin where its configuration is, unless it finds that by itself', () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'find-styling-')));
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
  };
  const [uno] = findPlugins([{ devDependencies: { unocss: '^66.1.0' } }]);
  expect(uno).toMatchObject({ entry: 'unocss/vite', version: '^66.1.0', call: 'UnoCSS()' });
  const callFor = (site: string) =>
    placeConfig(uno!, path.join(root, site), path.join(root, "packages/u'i"), root).call;
  expect(callFor('apps/docs')).toBe('UnoCSS()');
  write('uno.config.mts');
  expect(callFor('apps/docs')).toBe('UnoCSS()');
  write("packages/u'i/uno.config.ts");
  expect(callFor('apps/docs')).toBe("UnoCSS('../../packages/u\\'i/uno.config.ts')");
  expect(callFor("packages/u'i/docs")).toBe('UnoCSS()');
  rmSync(root, { recursive: true });
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
