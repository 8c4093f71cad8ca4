import { expect, it } from 'vitest';
import type { BundleConfig } from '../../config/reach.ts';
import { createKeptSettings } from './kept-settings.ts';

const STARTED = {
  url: 'https://kit.example/ui',
  adapter: './adapter.tsx',
  demos: { clientOnly: false },
  pageStyles: {},
  language: 'en',
} as unknown as BundleConfig;
const vite = (option: unknown) => ({
  ...STARTED,
  vite: { key: String(Math.random()), options: { define: { option } }, plugins: [] as object[] },
});

it.each([
  ['adapter', { ...STARTED, adapter: './other.tsx' }],
  ['url', { ...STARTED, url: 'https://kit.example/other' }],
  ['demos.clientOnly', { ...STARTED, demos: { clientOnly: true } }],
  ['pageStyles', { ...STARTED, pageStyles: { '/': './home.css' } }],
  ['styles and language', { ...STARTED, styles: './a.css', language: 'ar' }],
  ['vite', vite('1')],
])('tells once that a change of %s waits for the next start', (keys, config) => {
  const tell = createKeptSettings(STARTED);
  expect(tell(config as BundleConfig)).toBe(
    `vitrine.config.ts: a change of ${keys} counts once "vitrine dev" is started anew.`,
  );
  expect(tell(config as BundleConfig)).toBe(null);
  expect(tell(STARTED)).toBe(null);
  expect(tell(config as BundleConfig)).not.toBe(null);
});

it('says nothing of what the server follows, nor of the same plugins and functions', () => {
  const other = { ...STARTED, url: 'https://other.example/ui', language: 'de', title: 'Other' };
  expect(createKeptSettings(STARTED)(other as BundleConfig)).toBe(null);
  const withPlugin = (text: string) => {
    const plugin: Record<string, unknown> = { name: 'own', transform: () => text, test: /a/ };
    plugin.self = plugin;
    const made = vite(() => 1n);
    return { ...made, vite: { ...made.vite, plugins: [plugin] } } as unknown as BundleConfig;
  };
  const tell = createKeptSettings(withPlugin('a'));
  expect(tell(withPlugin('b'))).toBe(null);
  expect(tell(STARTED)).toContain('vite');
});
