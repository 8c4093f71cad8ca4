import { parseCodeTab } from '../../packages/vitrine/src/browser/page/code-tabs.ts';
import { parseCodeLanguage } from '../../packages/vitrine/src/browser/demo/code-language.ts';
import {
  parseNav,
  type RememberedEntry,
} from '../../packages/vitrine/src/browser/drawer/nav-memory.ts';
import {
  MAX_VARIABLES,
  parsePreferences,
  resolveLook,
} from '../../packages/vitrine/src/browser/preferences/stored-preferences.ts';
import { readStorage } from '../../packages/vitrine/src/browser/core/storage/storage.ts';
import { parseSearches } from '../../packages/vitrine/src/browser/search/recent-searches.ts';
import { parseSingleKeys } from '../../packages/vitrine/src/browser/core/keys/search-keys.ts';
import { parseLastSeen } from '../../packages/vitrine/src/browser/services/announcements/last-seen.ts';
import { parseConsent } from '../../packages/vitrine/src/browser/services/consent/parse-consent.ts';
import { createRandom, startClock, tryAll, type Attack } from './attack.ts';
import { hostileText, hostileValue, mutate } from './support/hostile-values.ts';

/** Milliseconds that reading a value may take, on a busy machine. */
const MOST_MS = 500;

interface StoredKey {
  name: string;
  /** A value as the site itself stores it. */
  own: unknown;
  parse: (stored: unknown) => unknown;
  /** What is wrong with a value that was read; nothing where it can be used. */
  judge: (value: any) => string | false;
}

const COLORS = { primary: '#006064', secondary: '#c51162' };
const VARIABLES = { '--v-link': '#112233', '--kit-channel': '25 118 210' };
const CSS = /^(html\[data-mode=(light|dark)\]\{(--[\w-]{1,99}:[#\w\s.,%/()]{1,110};)*\}){0,2}$/;

function judgePreferences(value: ReturnType<typeof parsePreferences>): string | false {
  const { mode, direction, css, colors } = resolveLook(value, 'ltr');
  const count = css.split(';').length - 1;
  if (!['light', 'dark'].includes(mode) || !['ltr', 'rtl'].includes(direction)) return 'mode';
  if (colors && !Object.values(colors).every((color) => /^#[\da-f]{6}$/i.test(color)))
    return 'color';
  if (count > 2 * MAX_VARIABLES) return 'too many variables';
  return !CSS.test(css) && `css ${css.slice(0, 200)}`;
}

function judgeEntries(entries: RememberedEntry[], depth = 0): string | false {
  if (depth > 30) return 'too deep';
  for (const [title, path, children] of entries) {
    if (typeof title !== 'string' || typeof path !== 'string') return 'no text';
    if (new URL(path, 'https://kit.example').origin !== 'https://kit.example') return path;
    const inner = children && judgeEntries(children, depth + 1);
    if (inner) return inner;
  }
  return false;
}

const KEYS: StoredKey[] = [
  {
    name: 'preferences',
    own: {
      mode: 'system',
      direction: 'rtl',
      colors: COLORS,
      variables: { light: VARIABLES, dark: VARIABLES },
    },
    parse: parsePreferences,
    judge: judgePreferences,
  },
  {
    name: 'navigation',
    own: {
      buildId: 'b',
      pathname: '/a',
      top: 300,
      entries: [
        [
          'Guide',
          '/guide',
          [
            ['A', '/a'],
            ['B', '/b', null],
          ],
        ],
        ['C', '/c'],
      ],
    },
    parse: parseNav,
    judge: ({ entries }) => judgeEntries(entries),
  },
  {
    name: 'searches',
    own: ['menu', 'text field'],
    parse: parseSearches,
    judge: (value: unknown[]) =>
      (value.length > 5 ||
        new Set(value).size < value.length ||
        value.some((each) => typeof each !== 'string' || each.length > 200)) &&
      'list',
  },
  {
    name: 'search keys',
    own: false,
    parse: parseSingleKeys,
    judge: (value) => typeof value !== 'boolean' && 'type',
  },
  {
    name: 'code language',
    own: 'js',
    parse: parseCodeLanguage,
    judge: (value) => !['js', 'ts'].includes(value) && 'type',
  },
  {
    name: 'code tab',
    own: 'pnpm',
    parse: parseCodeTab,
    judge: (value) => (typeof value !== 'string' || value.length > 100) && 'type',
  },
  {
    name: 'consent',
    own: { ads: true, analytics: false },
    parse: parseConsent,
    judge: (value: object) =>
      !Object.entries(value).every(
        ([name, each]) => /^(ads|analytics)$/.test(name) && typeof each === 'boolean',
      ) && 'answer',
  },
  {
    name: 'last seen',
    own: 3,
    parse: parseLastSeen,
    judge: (value) => !(Number.isSafeInteger(value) && value >= 0) && 'id',
  },
];

/** What another script of the host, an older version or the reader's tools may have stored under each key. */
const attackOf = ({ name, own, parse, judge }: StoredKey): Attack => ({
  name: `stored values: ${name}`,
  sample: 500,
  full: 2000,
  run: ({ seed, count }) => {
    const random = createRandom(seed);
    const tries = Array.from({ length: count }, () => {
      const value = random() < 0.6 ? mutate(random, own) : hostileValue(random);
      return hostileText(random, value);
    });
    return tryAll(tries, (text) => {
      const clock = startClock();
      const problem = judgeRead(text, parse, judge);
      const isSlow = clock() > MOST_MS && 'slow';
      const failure = problem || isSlow;
      return Promise.resolve(failure ? `${failure}: ${text.slice(0, 200)}` : null);
    });
  },
});

function judgeRead(text: string, parse: StoredKey['parse'], judge: StoredKey['judge']) {
  const before = globalThis.window;
  const fake = { localStorage: { key: text }, matchMedia: () => ({ matches: true }) };
  Object.assign(globalThis, { window: fake, matchMedia: fake.matchMedia });
  try {
    const value = readStorage('key', parse);
    if (Object.keys(Object.prototype).length > 0) return 'a prototype was changed';
    return value !== undefined && judge(value);
  } catch (error) {
    return `it throws ${String(error)}`;
  } finally {
    Object.assign(globalThis, { window: before });
  }
}

export const [
  preferences,
  navigation,
  searches,
  searchKeys,
  codeLanguage,
  codeTab,
  consent,
  lastSeen,
] = KEYS.map(attackOf);
