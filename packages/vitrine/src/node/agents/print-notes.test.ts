import { expect, it } from 'vitest';
import { printAgentsSection, printSkill, titleOf } from './print-notes.ts';

it('a name in headings is text, on one line', () => {
  const library = { name: '*Kit*\n# [x](y)', version: '1.0.0', packages: [] };
  const title = String.raw`\*Kit\* # \[x\](y) 1.0.0`;
  expect(titleOf(library)).toBe(title);
  expect(printAgentsSection(library)).toContain(`\n## Documentation of ${title}\n`);
  expect(printSkill(library)).toContain(`\n# ${title}\n`);
});
