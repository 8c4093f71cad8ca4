import { filterNav } from '../../packages/vitrine/src/browser/drawer/filter-nav.ts';
import { parseNavItems } from '../../packages/vitrine/src/browser/drawer/parse-nav-items.ts';
import { matchesWords } from '../../packages/vitrine/src/browser/page/match-words.ts';
import { readAnswer } from '../../packages/vitrine/src/browser/search/hosted/docsearch-results.ts';
import { openIndex } from '../../packages/vitrine/src/browser/search/local/index-reader.ts';
import { searchIndex } from '../../packages/vitrine/src/browser/search/local/query.ts';
import { parseAnnouncements } from '../../packages/vitrine/src/browser/services/announcements/load-announcements.ts';
import { parseVersions } from '../../packages/vitrine/src/browser/services/remote-versions.ts';
import { buildIndex } from '../../packages/vitrine/src/node/search/build-index.ts';
import type { SearchRecord } from '../../packages/vitrine/src/shared/search/records.ts';
import { createRandom, startClock, tryAll, type Attack } from './attack.ts';

const [SMALL, LARGE] = [64 * 1024, 1024 * 1024];
/** The time of a text that is twice as long, with room for a busy machine. */
const SLACK = 2.6;
/** Milliseconds of processor below which nothing is told from noise. */
const FLOOR = 400;

/** What a reader may type or paste, and a host may send, many times over. */
const UNITS = [
  ...['a', 'aB', 'Ab', 'AB', 'a ', 'ab ', 'abcd ', 'z-', 'z.', 'z_', '-', '.', '/', 'a/', '@a/'],
  ...[
    '\u0301\u0323',
    'a=',
    '<',
    '<a ',
    '</',
    'import ',
    'import a from ',
    "from '",
    "'",
    '"',
    '`',
    ' ',
    '\n',
  ],
  ...['ing', 'ings ', 'ies ', 'sses ', 'ation', 'button ', 'buttons ', 'TextField ', 'buton '],
  ...[
    'tooltip popper slot ',
    'drop down ',
    'modal window ',
    'the ',
    'how to ',
    'props ',
    '0',
    '1 ',
  ],
  ...['é', 'e\u0301', '\u0301', '\u0301\u0323 ', 'ﬃ', 'ﷺ', 'İ', 'ß', 'ǅ', '日本 ', '😀', '\u200d'],
  ...[
    '\ud800',
    '\udc00',
    '\0',
    '\u202e',
    '\ufeff',
    '(',
    ')',
    '(a+)+',
    '[a-z]',
    '.*',
    '\\',
    '^',
    '$',
  ],
  ...['{', '|', '?', '+', '*', '$&', '$1', '\\u0061 ', '__proto__ ', 'constructor ', 'toString '],
  ...['hasOwnProperty ', 'prototype.', 'valueOf()', '<script>', '&lt;', '&amp;', '<v-mark>', '%00'],
];

const TITLES = 'button buttons z-index TextField modal constructor __proto__ toString é 日本'.split(
  ' ',
);
const PAGES: SearchRecord[][] = Array.from({ length: 300 }, (_, page) => {
  const title = `${TITLES[page % TITLES.length]} ${page}`;
  const href = `/p${page}`;
  const part = { title: `Part ${title}`, text: `${title} has a prop`, kind: 'heading' as const };
  return [
    { kind: 'page', title, href, text: TITLES.join(' ') },
    ...['a', 'b', 'c'].map((id): SearchRecord => ({ ...part, href: `${href}#${id}` })),
  ];
});
const { manifest, parts } = buildIndex(
  PAGES,
  { synonyms: { modal: ['dialog'] }, commonWords: ['kit'], popular: [] },
  1,
);
const index = openIndex(manifest, (url) => Promise.resolve(parts.get(url)!));
const HREFS = new Set(PAGES.flat().map(({ href }) => href));
const NAV = PAGES.map(([page]) => ({
  pathname: page!.href,
  title: page!.title,
  href: page!.href,
  children: [],
}));

/** @returns what is wrong with what came of a text, or false; throws at what it refuses */
type Read = (text: string) => string | false | Promise<string | false>;

const many = <Item>(text: string, each: (part: string) => Item): Item[] =>
  (text.match(/[^]{1,500}/g) ?? []).map(each);
const hit = (text: string) => ({
  url: `https://kit.example/${text}`,
  hierarchy: { lvl0: text, lvl1: text },
  content: text,
});

const READERS: Record<string, Read> = {
  'a query': async (text) => {
    const { results } = await searchIndex(index, text);
    return !results.every(({ href }) => HREFS.has(href)) && 'a result that is no page';
  },
  'a query of one kind': (text) => searchIndex(index, text, 'heading').then(() => false as const),
  'the filter of pages': (text) => filterNav(NAV, text).length > NAV.length && 'too many',
  'the filter of props': (text) => matchesWords(TITLES.join(' '), text) && false,
  announcement: (text) => parseAnnouncements([{ id: 1, text }]) && false,
  announcements: (text) =>
    parseAnnouncements(many(text, (part) => ({ id: 1, text: part }))) && false,
  versions: (text) => {
    parseVersions({ stable: many(text, (version) => ({ version, documentation: `/${version}` })) });
    return false;
  },
  'an answer of a search service': (text) =>
    readAnswer({ hits: [hit(text), ...many(text, hit)] }, 'https://kit.example') && false,
  navigation: (text) =>
    parseNavItems(
      many(text, (title) => ({ pathname: `/${title}`, title, href: `/${title}`, children: [] })),
    ) && false,
};

const EVERY = Object.entries(READERS).flatMap(([name, read]) =>
  UNITS.map((unit) => ({ name, read, unit })),
);

/** What readers type and hosts send, up to a megabyte: twice as much takes at most twice as long. */
export const growthInBrowsers: Attack = {
  name: 'growth of time in browsers',
  sample: 60,
  full: EVERY.length,
  run: ({ seed, count }) => {
    const random = createRandom(seed);
    const order = EVERY.map((each) => ({ each, at: random() })).sort((a, b) => a.at - b.at);
    return tryAll(
      order.slice(0, count).map(({ each }) => each),
      async ({ name, read, unit }) => {
        const small = await measure(read, unit, SMALL);
        const most = Math.max(FLOOR, small.time * SLACK ** Math.log2(LARGE / SMALL));
        let large = await measure(read, unit, LARGE);
        // Other work of the machine makes one of them slow, never all.
        for (let again = 0; again < 2 && large.time > most; again += 1) {
          const next = await measure(read, unit, LARGE);
          large = next.time < large.time ? next : large;
        }
        const wrong = small.wrong || large.wrong;
        if (!wrong && large.time <= most) return null;
        const times = `${Math.round(small.time)} ms, then ${Math.round(large.time)} ms`;
        return `${name}, ${JSON.stringify(unit)}: ${wrong || times}`;
      },
    );
  },
};

async function measure(read: Read, unit: string, length: number) {
  const clock = startClock();
  const wrong = await Promise.resolve(unit.repeat(length / unit.length))
    .then(read)
    .catch((error: unknown) => (error instanceof Error ? false : 'it throws what is no error'));
  return { wrong, time: clock() };
}
