import { expect, it } from 'vitest';
import { listProps } from './provider-props.ts';

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
