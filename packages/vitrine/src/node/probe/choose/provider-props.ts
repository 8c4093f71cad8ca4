import type { Exports, Libraries } from '../load/libraries.ts';
import type { ChosenProvider, ProviderCandidate, ProviderValue } from '../trial/trial.ts';

/** Values of a provider's props. */
export type ProviderProps = ChosenProvider['props'];

/** What is called after something else, as DefaultPalette, is no theme. */
const TAKES_THEME = /theme|^value$/i;
const MAY_BE_THEME = /theme|light|^default$/i;

/** Props with which a provider is tried, the likeliest first. */
export function listProps(provider: ProviderCandidate, exports: Exports): ProviderProps[] {
  const { wanted, plain, mayNeedTheme } = provider;
  const none = { light: null, dark: null };
  const texts = Object.entries(provider.texts ?? {}).map(
    ([name, text]) => [name, { ...none, text }] as const,
  );
  const empty = Object.fromEntries([...plain.map((name) => [name, none] as const), ...texts]);
  const found = propsWith(wanted, exports);
  const paired = wanted.includes('theme')
    ? listPairs(provider, exports).map((pair) => ({ ...found[0], theme: pair }))
    : [];
  const themed = mayNeedTheme ? propsWith([...wanted, 'theme'], exports) : [];
  const tries = [...paired, ...(found.length === 0 ? [{}] : found), ...themed];
  return tries.map((one) => ({ ...empty, ...one }));
}

/** The props of a provider as the adapter gives them. */
export function givenProps(
  { specifier, mode }: ChosenProvider['provider'],
  values: ProviderProps,
  find: Libraries['find'],
): Exports {
  const given = Object.entries(values).map(([name, { light, part, text }]) => {
    const value = text ?? (light === null ? {} : find({ specifier, name: light }));
    return [name, part === undefined ? value : { [part]: value }] as const;
  });
  return { ...(mode && { [mode]: 'light' }), ...Object.fromEntries(given) };
}

function propsWith(wanted: readonly string[], exports: Exports): ProviderProps[] {
  const names = wanted.length === 0 ? [] : namesFor(wanted, exports).slice(0, 4);
  const each = names.map((light) => ({ light, dark: darkOf(light, exports) }));
  // What is called a theme is nothing for a scale.
  const goesTo = (prop: string, { light }: { light: string }) =>
    TAKES_THEME.test(prop) || !/theme$/i.test(light);
  return each.map((value) => {
    const props = wanted.filter((prop) => goesTo(prop, value));
    return Object.fromEntries(props.map((prop) => [prop, value]));
  });
}

/** Names of exports that may be what these props take. */
function namesFor(wanted: readonly string[], exports: Exports): string[] {
  const takesTheme = wanted.some((prop) => TAKES_THEME.test(prop));
  const names = Object.keys(exports).filter(
    (name) =>
      (takesTheme || !/theme$/i.test(name)) &&
      (/light|default/i.test(name) || (/theme$/i.test(name) && !/dark/i.test(name))) &&
      isValue(exports[name]) &&
      (MAY_BE_THEME.test(name) || !wanted.includes('theme')),
  );
  const order = (name: string) => [/light/i, /^default/i].findIndex((one) => one.test(name)) >>> 0;
  return names.sort((a, b) => order(a) - order(b) || a.length - b.length);
}

const isValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !('$$typeof' in value) && !hasHooks(value);

/** What has hooks makes themes, and is none. */
const hasHooks = (value: object) =>
  Object.keys(value).some(
    (key) => /^use[A-Z]/.test(key) && typeof (value as Exports)[key] === 'function',
  );

function darkOf(name: string, exports: Exports): string | null {
  const dark = name.replace(/light/i, (text) => (text.startsWith('L') ? 'Dark' : 'dark'));
  return dark !== name && exports[dark] ? dark : null;
}

/** A theme may be made of what one export has for light and dark: `theme={{ algorithm: theme.darkAlgorithm }}`. */
function listPairs({ themeParts }: ProviderCandidate, exports: Exports): ProviderValue[] {
  const pairs = Object.entries(exports).flatMap(([name, value]) => {
    if (typeof value !== 'object' || !value) return [];
    const whole = value as Exports;
    return themeParts.flatMap((part) => {
      const end = part[0]!.toUpperCase() + part.slice(1);
      const light = ['light', 'default'].map((kind) => kind + end).find((key) => whole[key]);
      if (!light || !whole[`dark${end}`]) return [];
      return [{ light: `${name}.${light}`, dark: `${name}.dark${end}`, part }];
    });
  });
  return pairs.slice(0, 1);
}
