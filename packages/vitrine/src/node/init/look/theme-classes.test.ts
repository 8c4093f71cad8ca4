import { expect, it } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { chooseThemeClasses, listThemeTexts } from './theme-classes.ts';

const constant = (name: string, definition: string, clause = `{ ${name} }`) =>
  ({
    ...{ kind: 'constant', name, definition },
    imports: [{ specifier: 'kit/themes', clause }],
  }) as ComponentDoc;

it('lists texts that are called after themes', () => {
  const docs = [
    constant('nightDark', 'string'),
    constant('themeClass', '"kit-theme"'),
    constant('breakpoint', 'string'),
    constant('darkTheme', '{ colors: string }'),
    constant('theme', 'string', 'theme'),
    { ...constant('DarkTheme', 'string'), kind: 'component' as const },
  ];
  expect(listThemeTexts(docs)).toEqual([
    { name: 'nightDark', specifier: 'kit/themes' },
    { name: 'themeClass', specifier: 'kit/themes' },
  ]);
});

const text = (name: string, value: string, specifier = 'kit') => ({ name, specifier, value });
const css = `._1a{--bg:#fff} ._1b{--bg:#111} ._1c{color:red} ._1d a{--bg:red} .x, ._1e{--bg:#eee}`;

it('takes the classes that set variables, each for its mode', () => {
  const themes = [text('other', '_1e'), text('lightTheme', '_1a'), text('darkTheme', 'base _1b')];
  const found = { specifier: 'kit', light: 'lightTheme', dark: 'darkTheme' };
  expect(chooseThemeClasses(themes, css)).toEqual(found);
  expect(chooseThemeClasses(themes.slice(2), css)).toEqual({ ...found, light: null });
  // What is called otherwise stands in for light.
  expect(chooseThemeClasses([text('themeClass', '_1a'), themes[2]!], css)).toEqual({
    ...found,
    light: 'themeClass',
  });
  expect(chooseThemeClasses([text('themeClass', '_1a')], css)).toEqual({
    ...{ specifier: 'kit', light: 'themeClass', dark: null },
  });
  expect(
    chooseThemeClasses([text('a', '_1e'), text('default', '_1a'), text('Dark', '_1b')], css),
  ).toEqual({ specifier: 'kit', light: 'default', dark: 'Dark' });
  // Both are imported from one place.
  expect(chooseThemeClasses([text('light', '_1a', 'kit/light'), text('dark', '_1b')], css)).toEqual(
    { specifier: 'kit', light: null, dark: 'dark' },
  );
});

it('takes no text that is no class, or one that sets no variables by itself', () => {
  for (const value of ['dark', '_1c', '_1d', '#111', '']) {
    expect(chooseThemeClasses([text('darkTheme', value)], css), value).toBe(null);
  }
  expect(chooseThemeClasses([text('darkTheme', '_1b')], '._1b {')).toBe(null);
});
