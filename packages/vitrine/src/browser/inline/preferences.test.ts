import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const COLORS = { primary: '#006064', secondary: '#C51162' };
const VARIABLES = { light: { '--v-link': '#112233' }, dark: { '--v-link': 'rgb(1, 2, 3)' } };
const OWN = { hasColors: false, css: '' };

interface Shown {
  mode: string | undefined;
  dir: string;
  /** Whether the document says that the colours are the reader's own. */
  hasColors: boolean;
  /** The text of the style element, empty where there is none. */
  css: string;
}

/** A document with nothing in it, as far as a look needs one. */
function createDocument(siteDirection: string) {
  const styles: { textContent: string }[] = [];
  const attributes = new Map<string, boolean>();
  const dataset: Record<string, string | undefined> = siteDirection === 'rtl' ? { rtl: '' } : {};
  return {
    get dir() {
      return this.documentElement.dir;
    },
    documentElement: {
      dataset,
      dir: siteDirection,
      toggleAttribute: (name: string, on: boolean) => attributes.set(name, on),
    },
    head: { append: (style: { textContent: string }) => styles.push(style) },
    createElement: () => ({ textContent: '' }),
    getElementById: () => styles[0] ?? null,
    styles,
    attributes,
  };
}

function readShown({
  documentElement,
  attributes,
  styles,
}: ReturnType<typeof createDocument>): Shown {
  const { dataset, dir } = documentElement;
  const hasColors = attributes.get('data-colors') ?? false;
  return { mode: dataset.mode, dir, hasColors, css: styles[0]?.textContent ?? '' };
}

/** What one of both makes of a document. */
async function shownAfter(run: () => unknown, siteDirection: string): Promise<Shown> {
  const document = createDocument(siteDirection);
  vi.stubGlobal('document', document);
  vi.stubGlobal('vitrineChoices', undefined);
  await run();
  return readShown(document);
}

const runScript = () => {
  vi.resetModules();
  return import('./preferences.ts');
};

/** The shell comes to a document that the script has seen. */
const startShell = async () => {
  await runScript();
  const { SERVER_CHOICES, startPreferences } = await import('../preferences/preferences.ts');
  startPreferences();
  return SERVER_CHOICES.direction;
};

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function expectShown(
  stored: string | undefined,
  system: 'light' | 'dark',
  shown: Shown,
  siteDirection = 'ltr',
): Promise<void> {
  const matches = system === 'dark';
  vi.stubGlobal('window', { localStorage: { 'vitrine:preferences': stored } });
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => undefined }));
  expect(await shownAfter(runScript, siteDirection)).toEqual(shown);
  // The document of a demo in the page looks the same.
  const inner = createDocument(siteDirection);
  window.vitrineLook!(inner as unknown as Document, '');
  expect(readShown(inner)).toEqual(shown);
  const start = async () => expect(await startShell()).toBe(siteDirection);
  expect(await shownAfter(start, siteDirection)).toEqual(shown);
}

describe('the script before first paint and the shell make the same of what is stored', () => {
  it.each([
    ['{"mode":"dark","direction":"rtl"}', 'light', 'dark', 'rtl'],
    ['{"mode":"light"}', 'dark', 'light', 'ltr'],
    ['{"mode":"system"}', 'dark', 'dark', 'ltr'],
    ['{"mode":"system"}', 'light', 'light', 'ltr'],
    ['{"mode":"blue","direction":"up"}', 'dark', 'dark', 'ltr'],
    ['{"mode":1,"direction":null}', 'dark', 'dark', 'ltr'],
    ['{}', 'dark', 'dark', 'ltr'],
    ['null', 'dark', 'dark', 'ltr'],
    ['"dark"', 'dark', 'dark', 'ltr'],
    ['{not json', 'dark', 'dark', 'ltr'],
    [undefined, 'dark', 'dark', 'ltr'],
  ] as const)('%s, system %s: %s and %s', async (stored, system, mode, dir) => {
    await expectShown(stored, system, { mode, dir, ...OWN });
  });

  it.each([
    [undefined, 'rtl'],
    ['{"mode":"light"}', 'rtl'],
    ['{"direction":"up"}', 'rtl'],
    ['{"direction":"rtl"}', 'rtl'],
    ['{"direction":"ltr"}', 'ltr'],
  ] as const)('%s, in a site that is written from right to left: %s', async (stored, dir) => {
    await expectShown(stored, 'light', { mode: 'light', dir, ...OWN }, 'rtl');
  });

  it('colours of the reader’s own', async () => {
    const stored = JSON.stringify({ colors: COLORS, variables: VARIABLES });
    await expectShown(stored, 'light', {
      mode: 'light',
      dir: 'ltr',
      hasColors: true,
      css: 'html[data-mode=light]{--v-link:#112233;}html[data-mode=dark]{--v-link:rgb(1, 2, 3);}',
    });
  });

  it.each([
    ['a colour that is a name', { colors: { ...COLORS, primary: 'red' } }],
    ['one colour', { colors: { primary: '#006064' } }],
    ['colours that are a text', { colors: '#006064' }],
    ['no colours but variables', {}],
  ])('%s: the site’s own colours', async (_, colors) => {
    const stored = JSON.stringify({ variables: VARIABLES, ...colors });
    await expectShown(stored, 'light', { mode: 'light', dir: 'ltr', ...OWN });
  });

  it.each([
    ['a name that is no variable', { color: '#112233' }],
    ['a value that ends the rule', { '--v-link': '#112233}body{display:none' }],
    [
      'values that are no text',
      { '--v-link': null, '--v-text': {}, '--v-bg': [null], '--v-fg': true },
    ],
    ['a value with an address', { '--v-link': 'url(https://example.com)' }],
    ['a name that ends the declaration', { '--v-link:red;--x': '#112233' }],
  ])('%s: left out', async (_, light) => {
    const stored = JSON.stringify({ colors: COLORS, variables: { light, dark: {} } });
    const css = 'html[data-mode=light]{}html[data-mode=dark]{}';
    await expectShown(stored, 'light', { mode: 'light', dir: 'ltr', hasColors: true, css });
  });
});
