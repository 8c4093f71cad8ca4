import { expect, it } from 'vitest';
import { quoteSection } from './quote-section.ts';

it('a section of more lines than a call takes arguments is quoted all the same', () => {
  const lines = Array.from({ length: 150_000 }, (_, at) => `- ${at}`);
  const markdown = `- The width is wide.\n${lines.join('\n')}`;
  const { text } = quoteSection(markdown, { query: 'width', title: 'Long' }, 200);
  expect(text).toContain('width');
});
