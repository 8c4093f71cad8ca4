import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { formatProblem } from '../base/errors.ts';
import { checkThumbnails } from './check-thumbnails.ts';

it('a thumbnail that cannot be shown is reported at the page that names it', () => {
  const source = { file: 'content/a.md', editUrl: '' };
  const problems = checkThumbnails(tmpdir(), [{ source }, { source, thumbnail: 'content/b.svg' }]);
  expect(problems.map(formatProblem)).toEqual([
    `content/a.md:1 error invalid-thumbnail
  The thumbnail "content/b.svg" cannot be shown: there is no such file
  A thumbnail is an SVG file beside its page, with a viewBox, drawn in currentColor and var(--v-…).`,
  ]);
});
