import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Entry } from '../model/entry.ts';
import type { Page } from '../../shared/page.ts';
import { compileContent } from './compile-site.ts';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'vitrine-compile-'));
afterAll(() => rmSync(cacheDir, { recursive: true }));

it('lets other work of this thread have its turn after each page', async () => {
  const order: string[] = [];
  const entry = (name: string): Entry => ({
    ...{ pathname: `/${name}`, file: `${name}.md`, digest: name },
    compile: () => {
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
      const page = { pathname: `/${name}`, blocks: [], search: [], links: [], anchors: [] };
      return Promise.resolve({ page: page as unknown as Page, problems: [] });
    },
  });
  const markdown = [entry('a'), entry('b')];
  const compiled = await compileContent({ cacheDir, engineId: 'test', markdown });
  expect(order).toEqual(['a', 'after a', 'b', 'after b']);
  expect(compiled.markdown.map(({ meta }) => meta.pathname)).toEqual(['/a', '/b']);
});
