import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configSchema, type Config } from '../config/schema.ts';
import type { CompiledSite, LoadedSite } from '../model/site.ts';
import { indexSite } from './index-site.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'index-site-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** The text of an index of one page. */
function index(title: string, digest: string, config: Partial<Config> = {}): string {
  const blank = { title: 'Kit', description: 'A kit.', url: 'https://kit.example' };
  const parsed = configSchema.parse({ ...blank, pages: [{ pathname: '/' }] });
  const site = {
    root,
    cacheDir: root,
    engineId: 'engine',
    config: { ...parsed, ...config },
    api: [],
  };
  const record = { kind: 'page', title, href: '/', text: '' };
  const pages = [{ meta: { pathname: '/' }, digest, searchRecords: [record] }];
  const made = indexSite(site as unknown as LoadedSite, { pages } as unknown as CompiledSite);
  return made.manifest + [...made.parts.values()].join('');
}

it('is kept while its pages and what the site says of its search are what they were', () => {
  const first = index('Buttons', 'one');
  expect(first).toContain('Buttons');
  // That it is another title shows that it was not read.
  expect(index('Sliders', 'one')).toBe(first);
  expect(index('Sliders', 'two')).toContain('Sliders');
  const search = {
    provider: 'local',
    synonyms: { knob: ['slider'] },
  } as unknown as Config['search'];
  expect(index('Knobs', 'two', { search })).toContain('Knobs');
});
