import { expect, it } from 'vitest';
import { givenProps, listProps } from './provider-props.ts';

const KIT = { name: 'KitProvider', specifier: 'kit', mayNeedTheme: false, mode: null };
const propsFor = (wanted: string[], exports: object, more: object = {}) =>
  listProps(
    { ...KIT, wanted, plain: [], themeParts: [], themes: true, ...more },
    {
      ...exports,
    },
  );

it('tries what is called light before what is a default, the shorter name first', () => {
  const all = { defaultTheme: {}, longLightTheme: {}, lightTheme: {}, lightDarkTheme: {} };
  const exports = { ...all, darkTheme: {}, lightOf: () => ({}), Light: null };
  expect(propsFor(['theme'], exports)).toEqual([
    { theme: { light: 'lightTheme', dark: 'darkTheme' } },
    { theme: { light: 'longLightTheme', dark: null } },
    { theme: { light: 'lightDarkTheme', dark: null } },
    { theme: { light: 'defaultTheme', dark: null } },
  ]);
});

it('asks no getter of a value whether it is a theme', () => {
  const lightTheme = Object.defineProperty({}, 'old', {
    enumerable: true,
    get: () => {
      throw new Error('removed');
    },
  });
  expect(propsFor(['theme'], { lightTheme })).toHaveLength(1);
});

it('tries a provider with nothing where it exports nothing for it, texts and objects given', () => {
  const more = { plain: ['words'], texts: { locale: 'de' } };
  expect(propsFor(['words', 'locale'], { theme: {} }, more)).toEqual([
    { words: { light: null, dark: null }, locale: { light: null, dark: null, text: 'de' } },
  ]);
});

it('takes what has hooks for what makes themes, and what is only called like one for a theme', () => {
  const lightTheme = { useTheme: () => null };
  expect(propsFor(['theme'], { lightTheme })).toEqual([{}]);
  for (const value of [{ reuseTheme: () => null }, { useTheme: 'yes' }])
    expect(propsFor(['theme'], { lightTheme: value })).toHaveLength(1);
});

it('pairs what one export has for light and dark, before any other theme', () => {
  const theme = { defaultAlgorithm: 1, darkAlgorithm: 2, lightTokens: 3 };
  const more = { themeParts: ['tokens', 'algorithm'] };
  const [first, second] = propsFor(['theme'], { theme, lightTheme: {} }, more);
  const pair = { light: 'theme.defaultAlgorithm', dark: 'theme.darkAlgorithm', part: 'algorithm' };
  expect([first, second]).toEqual([
    { theme: pair },
    { theme: { light: 'lightTheme', dark: null } },
  ]);
});

it('gives a provider values as its adapter does: exports, parts of objects, texts, and the mode', () => {
  const find = ({ specifier, name }: { specifier: string; name: string }) => `${specifier} ${name}`;
  const values = {
    theme: { light: 'light', dark: null },
    parts: { light: 'one', dark: null, part: 'algorithm' },
    words: { light: null, dark: null },
    locale: { light: null, dark: null, text: 'de' },
  };
  const given = {
    ...{ theme: 'kit light', parts: { algorithm: 'kit one' }, words: {}, locale: 'de' },
  };
  expect(givenProps({ ...KIT, mode: null }, values, find)).toEqual(given);
  expect(givenProps({ ...KIT, mode: 'scheme' }, values, find)).toEqual({
    scheme: 'light',
    ...given,
  });
});
