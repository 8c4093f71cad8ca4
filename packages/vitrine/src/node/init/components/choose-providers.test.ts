import { expect, it } from 'vitest';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { listProviders, takesElements } from './choose-providers.ts';

const prop = (name: string, values: string[] = [], type = 'string') => ({
  ...{ name, type, required: false },
  values: values.map((value) => ({ value })),
});
const component = (name: string, ...props: ReturnType<typeof prop>[]) =>
  ({
    ...{ kind: 'component', name, props, types: [] },
    imports: [{ clause: `{ ${name} }`, specifier: '@acme/kit' }],
  }) as unknown as ComponentDoc;
const names = (docs: ComponentDoc[], library = '@acme/kit') =>
  listProviders(docs, library).map(({ name }) => name);

it('takes what is called so, and what is called like the library and has a theme', () => {
  const docs = [
    component('KitProvider'),
    component('Kit', prop('theme')),
    component('Acme', prop('look', ['auto', 'dark', 'light'])),
    component('Card', prop('theme')),
  ];
  expect(names(docs)).toEqual(['Kit', 'Acme', 'KitProvider']);
  expect(names(docs, 'other')).toEqual(['KitProvider']);
  const theme = component('Theme', prop('colorMode', ['dark', 'light']));
  expect(names([theme, component('Kitchen', prop('theme'))], 'kitchen')).toEqual([
    'Kitchen',
    'Theme',
  ]);
  expect(names([component('Kit', prop('size'))])).toEqual([]);
});

it('gives it the mode of the reader, or else a theme', () => {
  const mode = prop('themeMode', ['auto', 'dark', 'light']);
  expect(listProviders([component('Kit', prop('theme'), mode)], 'kit')).toEqual([
    {
      ...{ name: 'Kit', specifier: '@acme/kit', wanted: [], mode: 'themeMode', themes: true },
      plain: [],
      themeParts: [],
      mayNeedTheme: true,
    },
  ]);
  expect(listProviders([component('Kit', prop('theme'))], 'kit')[0]).toMatchObject({
    ...{ mode: null, wanted: ['theme'], mayNeedTheme: false },
  });
  const made = { ...component('Kit', prop('theme', [], 'KitTheme')), types: [] as unknown[] };
  made.types.push({
    name: 'KitTheme',
    definition: 'interface KitTheme { token?: object; algorithm?: Algorithm }',
  });
  expect(listProviders([made as ComponentDoc], 'kit')[0]!.themeParts).toEqual([
    'token',
    'algorithm',
  ]);
  const forced = prop('forceMode', ['dark', 'light']);
  expect(listProviders([component('KitProvider', mode, forced)], 'x')[0]).toMatchObject({
    mode: 'forceMode',
  });
  // What it does not take as a function is tried.
  const needed = [prop('locale'), prop('children')].map((one) => ({ ...one, required: true }));
  expect(listProviders([component('KitProvider', ...needed)], 'x')[0]).toMatchObject({
    wanted: ['locale'],
  });
  const called = { ...prop('render', [], '() => void'), required: true };
  expect(names([component('KitProvider', called)])).toEqual([]);
  // What only says what comes first does not follow the reader.
  const initial = prop('defaultMode', ['dark', 'light']);
  expect(listProviders([component('KitProvider', initial)], 'x')[0]).toMatchObject({ mode: null });
});

it('knows a text for what takes one of a few, and for a language', () => {
  const needed = (name: string, values: string[] = [], more = {}) => ({
    ...prop(name, values),
    ...{ required: true, ...more },
  });
  const text = { input: 'text' };
  const docs = [
    component(
      'KitProvider',
      needed('locale', ['de', 'en']),
      needed('lang', [], text),
      needed('title', [], text),
      needed('mode', ['dark', 'light']),
      { ...needed('size', ['s', 'm']), required: false },
    ),
  ];
  expect(listProviders(docs, 'x')[0]).toMatchObject({
    texts: { locale: 'de', lang: 'en' },
    wanted: ['lang', 'title'],
  });
});

it('takes the shorter name of two that give the same', () => {
  const docs = ['KitThemeProvider', 'KitProvider', 'KitModeProvider'].map((name) =>
    component(name),
  );
  expect(names(docs)).toEqual(['KitProvider', 'KitModeProvider', 'KitThemeProvider']);
});

it('tells for what an empty object may stand', () => {
  const needed = (name: string, type: string, more = {}) => ({
    ...prop(name, [], type),
    ...{ required: true, input: null, ...more },
  });
  const docs = [
    component(
      'KitProvider',
      needed('words', 'Words | Words[]'),
      needed('list', 'string[]'),
      needed('locale', 'string', { input: 'text' }),
      { ...needed('look', "'a' | 'b'"), values: [{ value: 'a' }] },
      { ...needed('other', 'Other'), required: false },
    ),
  ];
  expect(listProviders(docs, 'x')[0]?.plain).toEqual(['words']);
});

it('knows one that stands around elements alone', () => {
  const around = (type: string) =>
    takesElements([component('KitProvider', prop('children', [], type))], 'KitProvider');
  expect(around('ReactElement')).toBe(true);
  expect(around('ReactElement<Props> | ReactElement<Props>[]')).toBe(true);
  expect(around('Element')).toBe(true);
  expect(around('ReactNode')).toBe(false);
  expect(around('ReactElement | ReactNode')).toBe(false);
  expect(takesElements([component('KitProvider')], 'KitProvider')).toBe(false);
});

it('tells the provider of one component from that of a library', () => {
  const all = ['MenuProvider', 'Menu.Root', 'KitProvider', 'Kit', 'ThemeProvider', 'Theme'];
  const docs = all.map((name) => component(name, ...(/^Theme/.test(name) ? [prop('theme')] : [])));
  const found = listProviders(docs, '@acme/kit').filter(({ isOfOne }) => isOfOne);
  expect(found.map(({ name }) => name)).toEqual(['MenuProvider']);
});
