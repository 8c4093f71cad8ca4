import { expect, it } from 'vitest';
import { listSections } from './sections.ts';

it('reads headings without end in the time of one after the other', () => {
  const sections = listSections('# a\n'.repeat(100_000));
  expect(sections).toHaveLength(100_000);
  expect(sections.at(-1)).toMatchObject({ hash: 'a-100000', text: '# a', whole: '# a' });
});
