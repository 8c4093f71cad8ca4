import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- both have to make the same of what is stored
import { PREFERENCES_SCRIPT } from '../../node/render/inline/preferences-script.ts';
import { startPreferences } from './preferences.ts';

const COLORS = { primary: '#006064', secondary: '#C51162' };
const VARIABLES = { light: { '--v-link': '#112233' }, dark: { '--v-link': 'rgb(1, 2, 3)' } };
const OWN = { colors: undefined, css: '' };

interface Look {
  mode: string | undefined;
  dir: string;
  /** The reader's two colours. */
  colors: string | undefined;
  /** The text of the style element, empty where there is none. */
  css: string;
}

interface FakeStyle {
  textContent: string;
}

/** A document with nothing in it, as far as both ask for one. */
function createDocument() {
  const styles: FakeStyle[] = [];
  return {
    documentElement: { dataset: {} as Record<string, string | undefined>, dir: '' },
    head: { append: (style: FakeStyle) => styles.push(style) },
    createElement: (): FakeStyle => ({ textContent: '' }),
    querySelector: () => styles[0] ?? null,
    styles,
  };
}

/** What one of both makes of a document. */
function lookAfter(run: () => void): Look {
  const document = createDocument();
  vi.stubGlobal('document', document);
  run();
  const { dataset, dir } = document.documentElement;
  const { mode, colors } = dataset;
  return { mode, dir, colors, css: document.styles[0]?.textContent ?? '' };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function expectLook(stored: string | null, system: 'light' | 'dark', look: Look): void {
  const matches = system === 'dark';
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined }));
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page does
  expect(lookAfter(new Function(PREFERENCES_SCRIPT) as () => void)).toEqual(look);
  expect(lookAfter(startPreferences)).toEqual(look);
}

describe('the script before first paint and the shell make the same of what is stored', () => {
  it.each([
    ['{"paletteType":"dark","direction":"rtl"}', 'light', 'dark', 'rtl'],
    ['{"paletteType":"light"}', 'dark', 'light', 'ltr'],
    ['{"paletteType":"system"}', 'dark', 'dark', 'ltr'],
    ['{"paletteType":"system"}', 'light', 'light', 'ltr'],
    ['{"paletteType":"blue","direction":"up"}', 'dark', 'light', 'ltr'],
    ['{"paletteType":1,"direction":null}', 'dark', 'light', 'ltr'],
    ['{}', 'dark', 'light', 'ltr'],
    ['null', 'dark', 'light', 'ltr'],
    ['"dark"', 'dark', 'light', 'ltr'],
    ['{not json', 'dark', 'light', 'ltr'],
    [null, 'dark', 'light', 'ltr'],
  ] as const)('%s, system %s: %s and %s', (stored, system, mode, dir) => {
    expectLook(stored, system, { mode, dir, ...OWN });
  });

  it('colours of the reader’s own', () => {
    const stored = JSON.stringify({ paletteColors: COLORS, paletteVariables: VARIABLES });
    expectLook(stored, 'light', {
      mode: 'light',
      dir: 'ltr',
      colors: '#006064 #C51162',
      css: 'html[data-mode=light]{--v-link:#112233;}html[data-mode=dark]{--v-link:rgb(1, 2, 3);}',
    });
  });

  it.each([
    ['a colour that is a name', { paletteColors: { ...COLORS, primary: 'red' } }],
    ['one colour', { paletteColors: { primary: '#006064' } }],
    ['colours that are a text', { paletteColors: '#006064' }],
    ['no colours but variables', {}],
  ])('%s: the site’s own colours', (_, colors) => {
    const stored = JSON.stringify({ paletteVariables: VARIABLES, ...colors });
    expectLook(stored, 'light', { mode: 'light', dir: 'ltr', ...OWN });
  });
});
