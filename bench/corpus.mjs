// A made-up documentation of any size: the same bytes for the same number of pages, valid Markdown and
// valid MDX. A page has some 800 words, three code blocks, a table, lists and links to other pages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeExamples } from './corpus-code.mjs';

const words = (text) => text.split(' ');
const COMPONENTS = words(
  'Accordion Alert AppBar Avatar Badge Banner Breadcrumbs Button Calendar Card Carousel Checkbox Chip Combobox Dialog Divider Drawer Dropdown Field Form Grid Icon Image Input Label Link List Menu Pagination Panel Popover Progress Radio Rating Select Slider Snackbar Stepper Switch Tabs',
);
const QUALITIES = words(
  'accessible anchored bounded collapsible compact controlled default dense disabled draggable elevated external focusable hidden inline lazy modal nested optional outlined persistent responsive selectable sticky virtual',
);
const THINGS = words(
  'anchor breakpoint callback column container cursor element event focus handle indicator item label layer layout listener marker option overlay panel portal range role row scope slot state surface token trigger value variant viewport',
);
const ACTIONS = words(
  'announces caches clamps clones closes delays exposes filters follows forwards groups keeps measures mirrors moves observes reads replaces reports resets restores reuses sorts tracks updates validates wraps',
);
const MANNERS = words(
  'always directly eagerly explicitly finally gradually lazily never often rarely safely silently',
);
const CIRCUMSTANCES = [
  'after the first render',
  'and announces it to a screen reader',
  'as long as the pointer stays inside',
  'before the browser paints the next frame',
  'even when the list is empty',
  'for every direction of writing',
  'once the network has answered',
  'unless the consumer prevents it',
  'until the transition has come to its end',
  'when the window becomes narrow',
  'while another element holds the focus',
  'without a second measurement',
];
const SYLLABLES = words(
  'ar bel cor dun eth fal gri hol ist jun kel lom mar nev oth pra quin ros sel tor',
);
/** How many different words the long tail has; common ones are far more frequent than rare ones. */
const TAIL_SIZE = SYLLABLES.length ** 3;
const GROUP_SIZE = 25;

const pad = (number, length) => String(number).padStart(length, '0');

/** Title of a page: a component's name, numbered from its second use on. */
export function pageTitle(index) {
  const round = Math.floor(index / COMPONENTS.length);
  return COMPONENTS[index % COMPONENTS.length] + (round === 0 ? '' : ` ${round + 1}`);
}

const groupSlug = (group) => `group-${pad(group, 2)}`;

/** Path of a page without its slash, such as `group-00/component-0003`. */
export function pageSlug(index) {
  return `${groupSlug(Math.floor(index / GROUP_SIZE))}/component-${pad(index, 4)}`;
}

/** Pseudo-random numbers from 0 to 1 (mulberry32), so that every run writes the same corpus. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Writes sentences about one page. */
function createWriter(index, pages) {
  const random = createRandom(index + 1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const rareWord = () => {
    const rank = Math.floor(TAIL_SIZE * random() ** 2.5);
    const base = SYLLABLES.length;
    return [rank, rank / base, rank / base ** 2]
      .map((part) => SYLLABLES[Math.floor(part) % base])
      .join('');
  };
  const wordOf = (list) => (random() < 0.3 ? rareWord() : pick(list));
  const clause = () =>
    `The ${pick(QUALITIES)} ${wordOf(THINGS)} ${pick(MANNERS)} ${pick(ACTIONS)} the ${wordOf(QUALITIES)} ${pick(THINGS)} ${pick(CIRCUMSTANCES)}`;
  const sentence = () => {
    const form = random();
    if (form < 0.15) {
      return `Set \`${pick(THINGS)}${pick(['Id', 'Props', 'Ref', 'Label'])}\` where the ${pick(THINGS)} ${pick(ACTIONS)} a ${pick(QUALITIES)} ${pick(THINGS)}.`;
    }
    if (form < 0.25) return `${clause()}; it is **${pick(QUALITIES)}** from the start.`;
    if (form < 0.3) return `${clause()}, and its *${pick(THINGS)}* stays ${pick(QUALITIES)}.`;
    return `${clause()}.`;
  };
  const link = (target) => `[${pageTitle(target)}](/${pageSlug(target)})`;
  const linked = () => `${clause()}, which ${link(Math.floor(random() * pages))} explains.`;
  const paragraph = (sentences, links = 0) =>
    Array.from({ length: sentences }, (_, place) => (place < links ? linked() : sentence())).join(
      ' ',
    );
  return { pick, sentence, paragraph, link };
}

/**
 * Markdown of one page.
 * @param h1 whether the page begins with its title; some engines render it from the front matter
 */
export function pageMarkdown(index, { pages, h1 }) {
  const { pick, sentence, paragraph, link } = createWriter(index, pages);
  const title = pageTitle(index);
  const [example, styled, items] = codeExamples(title.replace(' ', ''), index, pick(THINGS)).map(
    (code) => `\`\`\`tsx\n${code.trim()}\n\`\`\``,
  );
  const rows = Array.from({ length: 8 }, () => {
    const type = pick(['string', 'number', 'boolean', 'ReactNode', '() => void']);
    return `| \`${pick(THINGS)}${pick(['Id', 'Props', 'Ref'])}\` | \`${type}\` | \`${pick(['undefined', 'false', "'auto'"])}\` | ${sentence()} |`;
  });
  const three = (mark) =>
    [1, 2, 3].map((number) => `${mark ?? `${number}.`} ${sentence()}`).join('\n');
  return [
    `---\ntitle: ${title}\ndescription: The ${title} ${pick(ACTIONS)} a ${pick(THINGS)} and ${pick(ACTIONS)} its ${pick(THINGS)}.\n---`,
    ...(h1 ? [`# ${title}`] : []),
    paragraph(6, 2),
    '## Usage',
    paragraph(7, 1),
    example,
    paragraph(4),
    '### With and without state',
    paragraph(6),
    three('-'),
    '## Customization',
    paragraph(6, 1),
    styled,
    '### Tokens',
    paragraph(5),
    `> ${sentence()}`,
    '## Props',
    ['| Name | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    '## Accessibility',
    paragraph(5, 1),
    three(),
    items,
    `See also ${link((index + 1) % pages)} and ${link((index + pages - 1) % pages)}.\n`,
  ].join('\n\n');
}

/**
 * Writes a corpus into `dir`, in groups of 25 pages under an index page.
 * @returns the groups in order: `{ title, slug, pages: [{ title, pathname }] }`
 */
export function writeCorpus(dir, { pages, h1 = true }) {
  rmSync(dir, { recursive: true, force: true });
  const groups = [];
  for (let index = 0; index < pages; index++) {
    if (index % GROUP_SIZE === 0) {
      const slug = groupSlug(groups.length);
      groups.push({ title: `Group ${pad(groups.length, 2)}`, slug, pages: [] });
      mkdirSync(path.join(dir, slug), { recursive: true });
    }
    groups.at(-1).pages.push({ title: pageTitle(index), pathname: `/${pageSlug(index)}` });
    writeFileSync(path.join(dir, `${pageSlug(index)}.md`), pageMarkdown(index, { pages, h1 }));
  }
  writeFileSync(path.join(dir, 'index.md'), indexMarkdown(`/${pageSlug(0)}`, { h1 }));
  return groups;
}

/** An index page that leads to the first page. */
export function indexMarkdown(first, { h1 }) {
  const heading = h1 ? '# Overview\n\n' : '';
  return `---\ntitle: Overview\ndescription: Every page of this site.\n---\n\n${heading}Begin with [the first page](${first}).\n`;
}
