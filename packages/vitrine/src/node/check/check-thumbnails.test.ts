import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

it('a thumbnail that can be shown is no problem', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-thumbnails-'));
  writeFileSync(path.join(root, 'a.svg'), '<svg viewBox="0 0 160 90"><path d="M0 0"/></svg>');
  const source = { file: 'a.md', editUrl: '' };
  expect(checkThumbnails(root, [{ source, thumbnail: 'a.svg' }])).toEqual([]);
  rmSync(root, { recursive: true });
});
