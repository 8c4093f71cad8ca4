import { expect, it } from 'vitest';
import { listSections } from './sections.ts';

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
