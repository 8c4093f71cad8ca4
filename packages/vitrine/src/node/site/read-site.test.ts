import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VitrineError } from '../base/errors.ts';
import { readSite } from './read-site.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'vitrine-site-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('tells what is wrong with the content beside a package that cannot be read', async () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'vitrine.config.ts',
    `export default {
  title: 'Kit', description: 'A kit.', url: 'https://kit.example',
  pages: [{ pathname: '/' }, { pathname: '/api' }],
  api: [{ package: 'dials', route: '/api' }],
};`,
  );
  write('content/index.md', '---\ntitle: 5\n---\n\n# Home\n\nAbout it.\n\n::nosuch{a=b}\n');
  const error = await readSite(root).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(VitrineError);
  expect((error as VitrineError).problems.map(({ code, file }) => [code, file])).toEqual([
    ['package-not-installed', 'vitrine.config.ts'],
    ['invalid-front-matter', 'content/index.md'],
    ['invalid-directive', 'content/index.md'],
  ]);
});
