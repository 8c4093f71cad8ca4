import { readText } from '../../packages/vitrine/src/browser/core/read-limited.ts';
import { decodeRecords } from '../../packages/vitrine/src/shared/search/records.ts';
import { parseNavItems } from '../../packages/vitrine/src/browser/drawer/parse-nav-items.ts';
import { readAnswer } from '../../packages/vitrine/src/browser/search/hosted/docsearch-results.ts';
import {
  MAX_ANNOUNCEMENTS,
  MAX_TEXT,
  parseAnnouncements,
} from '../../packages/vitrine/src/browser/services/announcements/load-announcements.ts';
import {
  MAX_TEXT as MAX_VERSION_TEXT,
  MAX_VERSIONS,
  parseVersions,
} from '../../packages/vitrine/src/browser/services/remote-versions.ts';
import { createRandom, startClock, tryAll, type Attack } from './attack.ts';
import { hostileText, hostileValue, mutate } from './support/hostile-values.ts';

/** Milliseconds that reading an answer may take, on a busy machine. */
const MOST_MS = 1000;
const LIMIT = 1_000_000;
const SITE = 'https://kit.example';

interface Answer {
  name: string;
  /** An answer as it should be. */
  own: unknown;
  /** Throws at what it refuses. */
  parse: (text: string) => any;
  /** What is wrong with what was taken for an answer; nothing where it can be shown. */
  judge: (value: any) => string | false;
}

const HIT = {
  url: `${SITE}/demos/buttons#sizes`,
  type: 'lvl2',
  kind: 'heading',
  hierarchy: { lvl0: 'Demos', lvl1: 'Buttons', lvl2: 'Sizes', lvl3: null },
  content: 'Three sizes',
  _highlightResult: { hierarchy: { lvl2: { value: '<v-mark>Siz</v-mark>es' } } },
  _snippetResult: { content: { value: 'Three <v-mark>siz</v-mark>es' } },
};
const PAGE = { pathname: '/a', title: 'A', href: '/a', children: [] };

const isWeb = (href: string) => /^https?:$/.test(new URL(href).protocol);
const isText = (value: unknown) => value === undefined || typeof value === 'string';

const ANSWERS: Answer[] = [
  {
    name: 'announcements',
    own: [
      { id: 2, text: 'Version <b>2</b>' },
      { id: 1, text: '<a href="/x">One</a>' },
    ],
    parse: (text) => parseAnnouncements(JSON.parse(text)),
    judge: (list: { id: unknown; text: unknown }[]) =>
      (list.length > MAX_ANNOUNCEMENTS ||
        !list.every(
          ({ id, text, ...rest }) =>
            Number.isSafeInteger(id) &&
            typeof text === 'string' &&
            text.length <= MAX_TEXT &&
            Object.keys(rest).length === 0,
        )) &&
      'list',
  },
  {
    name: 'versions of another site',
    own: {
      stable: [
        { version: '2.0.0', documentation: `${SITE}/`, package: 'kit@2', notes: `${SITE}/notes` },
        { version: '1.0.0', documentation: 'https://v1.kit.example/' },
      ],
    },
    parse: (text) => parseVersions(JSON.parse(text)) ?? [],
    judge: (list: Record<string, any>[]) =>
      (list.length > MAX_VERSIONS && 'too many') ||
      (list.some(({ version, documentation, notes, package: name }) =>
        [version, documentation, notes, name].some((each) => each?.length > MAX_VERSION_TEXT),
      ) &&
        'too long') ||
      (!list.every(
        ({ version, documentation, notes, package: name }) =>
          typeof version === 'string' &&
          isWeb(documentation) &&
          (notes === undefined || isWeb(notes)) &&
          isText(name),
      ) &&
        'entry') ||
      (new Set(list.map(({ version }) => version)).size < list.length && 'twice'),
  },
  {
    name: 'answers of a search service',
    own: { hits: [HIT, { ...HIT, url: `${SITE}/demos/buttons`, type: 'lvl1' }], nbHits: 2 },
    parse: (text) => readAnswer(JSON.parse(text), SITE),
    judge: judgeResults,
  },
  {
    name: 'search index',
    own: ['/a', 'A', 'About A', ['One', '#one', ''], [], [], [], ['Demo', '#demo', ''], [], []],
    parse: (text) => decodeRecords(JSON.parse(text)),
    judge: (records: ReturnType<typeof decodeRecords>) =>
      !records.every((each) =>
        [each.title, each.href, each.text].every((text) => typeof text === 'string'),
      ) && 'page',
  },
  {
    name: 'navigation',
    own: [{ ...PAGE, href: null, children: [PAGE, PAGE] }, PAGE],
    parse: (text) => parseNavItems(JSON.parse(text)),
    judge: (items: unknown[]) =>
      !items.every((item: any) => typeof item.title === 'string' && Array.isArray(item.children)) &&
      'item',
  },
];

function judgeResults(results: ReturnType<typeof readAnswer>): string | false {
  if (results.length > 200) return 'too many';
  for (const { kind, title, text, href, page } of results) {
    if (!['page', 'heading', 'prop', 'demo', 'text'].includes(kind)) return `kind ${kind}`;
    for (const part of [...title, ...text]) {
      if (typeof part.text !== 'string' || typeof part.marked !== 'boolean') return 'part';
    }
    const size = [...title, ...text].reduce((sum, part) => sum + part.text.length, 0);
    if (size > 8000 || page.title.length > 4000 || href.length > 8000) return 'too long';
    if (!/^https?:$/.test(new URL(href, SITE).protocol)) return href;
  }
  return false;
}

/** What a broken, captured or hostile host may answer in the place of each file. */
const attackOf = ({ name, own, parse, judge }: Answer): Attack => ({
  name: `answers: ${name}`,
  sample: 200,
  full: 2000,
  run: ({ seed, count }) => {
    const random = createRandom(seed);
    const tries = Array.from({ length: count }, () => {
      const value = random() < 0.7 ? mutate(random, own, 0.1) : hostileValue(random);
      return hostileText(random, value);
    });
    return tryAll(tries, async (text) => {
      const clock = startClock();
      const problem = await judgeAnswer(text, parse, judge);
      const isSlow = clock() > MOST_MS && 'slow';
      return problem || isSlow ? `${problem || isSlow}: ${text.slice(0, 200)}` : null;
    });
  },
});

async function judgeAnswer(text: string, parse: Answer['parse'], judge: Answer['judge']) {
  let value: unknown;
  try {
    value = parse(await readText(new Response(text), LIMIT));
  } catch (error) {
    // Refused: what asks for it says so, or does without.
    return error instanceof Error ? false : 'it throws what is no error';
  }
  if (Object.keys(Object.prototype).length > 0) return 'a prototype was changed';
  return judge(value);
}

export const [announcements, versions, searchService, searchIndex, wholeNavigation] =
  ANSWERS.map(attackOf);

/** A host that never ends its answer, in parts of any size: no more is read than the limit. */
export const endlessAnswers: Attack = {
  name: 'answers: without an end',
  sample: 200,
  run: ({ seed, count }) => {
    const random = createRandom(seed);
    const tries = Array.from({ length: count }, () => ({
      size: 1000 + Math.floor(random() ** 4 * 200_000),
      limit: Math.floor(random() * 50_000),
    }));
    return tryAll(tries, async ({ size, limit }) => {
      let sent = 0;
      let isCancelled = false;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => {
          sent += size;
          controller.enqueue(new Uint8Array(size));
        },
        cancel: () => {
          isCancelled = true;
        },
      });
      const refused = await readText(new Response(body), limit).then(
        () => false,
        () => true,
      );
      // One part may be on its way while another is read.
      const isHeld = refused && isCancelled && sent <= limit + 3 * size;
      return isHeld ? null : `parts of ${size}, limit ${limit}: ${sent} read`;
    });
  },
};
