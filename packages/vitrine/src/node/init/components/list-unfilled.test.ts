import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { listUnfilled } from './list-unfilled.ts';

it('names what a provider requires and the library has no value for', () => {
  const names = ['client', 'children', 'mode', 'theme', 'density', 'locale'];
  const docOf = (required: boolean) =>
    makeDoc({ name: 'KitProvider', props: names.map((name) => makeProp({ name, required })) });
  const provider = { name: 'KitProvider', specifier: '@acme/kit', mode: 'mode' };
  const props = {
    client: { light: null, dark: null },
    theme: { light: 'plain', dark: null },
    locale: { light: null, dark: null, text: 'en' },
  };
  expect(listUnfilled([docOf(true)], { provider, props })).toEqual(['client', 'density']);
  expect(listUnfilled([docOf(false)], { provider, props })).toEqual([]);
  // One of a package that the library is made of.
  expect(listUnfilled([], { provider, props })).toEqual([]);
});
