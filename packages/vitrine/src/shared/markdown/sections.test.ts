import { expect, it } from 'vitest';
import { findSection, listSections } from './sections.ts';

it('lists headings with what is below them, none of code', () => {
  const page =
    '# A `b`\n\nLead.\n\n## [C](/c) #\n\n```md\n## no\n```\n\n### D\\*\n\nd\n\n## C\n\nLast.\n';
  const sections = listSections(page);
  expect(sections.map(({ title, hash, level }) => [title, hash, level])).toEqual([
    ['A b', 'a-b', 1],
    ['C', 'c', 2],
    ['D*', 'd', 3],
    ['C', 'c-2', 2],
  ]);
  expect(sections[1]).toMatchObject({
    text: '## [C](/c) #\n\n```md\n## no\n```',
    whole: '## [C](/c) #\n\n```md\n## no\n```\n\n### D\\*\n\nd',
  });
});

it('gives no heading the hash of what stands on the page besides', () => {
  const hashes = listSections('# A\n\n## Sizes\n\n## Sizes', ['sizes', 'other']);
  expect(hashes.map(({ hash }) => hash)).toEqual(['a', 'sizes-2', 'sizes-3']);
});

it('ends a heading before the marks that close it, not before those of its last word', () => {
  const titles = (page: string) => listSections(page).map(({ title }) => title);
  expect(titles('# A   ##\n# B #  \n# C#\n# F## #\n#\n# ##')).toEqual([
    'A',
    'B',
    'C#',
    'F##',
    '',
    '',
  ]);
});

it('reads a title without its marks and escapes, of links the text', () => {
  const titles = (page: string) => listSections(page).map(({ title }) => title);
  expect(titles('  ##   **A** and [bc](/c) [d] (e)  \n# \\!\\/\\:\\@\\[\\`\\{\\~ \\a')).toEqual([
    ...['A and bc [d] (e)', '!/:@[`{~ \\a'],
  ]);
  expect(listSections('Text\n\n###### A\n\nb').map(({ level, text }) => [level, text])).toEqual([
    [6, '###### A\n\nb'],
  ]);
});

it('ends a section with those below it at the next heading of its level, or of one above', () => {
  const levels = [2, 3, 4, 3, 2, 6, 5, 1, 2, 2];
  const page = levels.map((level, index) => `${'#'.repeat(level)} ${index}\n`).join('\n');
  const counts = listSections(page).map(({ whole }) => whole.split('\n\n').length);
  expect(counts).toEqual([4, 2, 1, 1, 3, 1, 1, 3, 1, 1]);
});

it('every level ends with its next heading, the last one with the page', () => {
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const mark = '#'.repeat(level);
    expect(listSections(`${mark} A # B\n\na\n\n${mark} C\n\nc\n`)).toMatchObject([
      { title: 'A # B', level, whole: `${mark} A # B\n\na` },
      { title: 'C', level, whole: `${mark} C\n\nc` },
    ]);
  }
});

it('finds a section by hash and title, else by its title, else by its hash', () => {
  const page = '# A\n\n## B\n\none\n\n## B\n\ntwo\n\n## C\n\nthree\n';
  const find = (hash: string, title: string) => findSection(page, { hash, title })?.text;
  expect(find('b-2', 'B')).toBe('## B\n\ntwo');
  expect(find('own', 'B')).toBe('## B\n\none');
  expect(find('c', 'B')).toBe('## B\n\none');
  expect(find('c', 'Shown otherwise')).toBe('## C\n\nthree');
  expect(find('d', 'D')).toBeUndefined();
});
