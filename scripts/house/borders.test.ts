import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import borders from '../../.dependency-cruiser.mjs';

const SRC = 'packages/vitrine/src';

/** A made-up engine: what each module imports, and what the rules say of it. */
const MODULES: Record<string, [source: string, broken: string[]]> = {
  'shared/page.ts': ['', []],
  'shared/contract.ts': [
    `import '../node/base/files.ts';`,
    ['shared imports nothing outside itself', 'the browser imports no Node'],
  ],
  'node/base/files.ts': [`import '../../shared/page.ts';`, []],
  'node/site/site.ts': [`import '../base/files.ts';`, []],
  // With the import of `site/` above, these two folders would be a cycle.
  'node/base/text.ts': [`import '../site/site.ts';`, ['node/base is below']],
  'node/model/entry.ts': [
    `import type { Site } from '../site/types.ts'; export type Entry = Site;`,
    ['node/model is below'],
  ],
  'node/site/types.ts': ['export interface Site { name: string }', []],
  'node/api/checker/host.ts': [`import '../extract.ts';`, ['node/api/checker is below']],
  'node/api/extract.ts': ['', []],
  'node/nav/late.ts': [`export const load = () => import('../commands/build.ts');`, []],
  'node/commands/build.ts': [
    `import '../elsewhere/help.ts';`,
    ['node: a folder without a place in the order'],
  ],
  'node/elsewhere/help.ts': ['', []],
  'node/render/page.ts': [`import '../../browser/core/store.ts';`, ['Node imports no browser']],
  'browser/core/store.ts': [`import '../page/app-bar.ts';`, ['browser/core is below']],
  'browser/page/app-bar.ts': [`import 'node:fs';`, ['the browser imports no module of Node']],
  'browser/drawer/one.ts': [`import './two.ts';`, ['no file is its own import']],
  // A cycle is told of once.
  'browser/drawer/two.ts': [`import './one.ts';`, []],
  'worker/answer.ts': [
    `import '../shared/page.ts'; import '../browser/page/app-bar.ts';`,
    ['the worker imports shared alone'],
  ],
};

describe('the borders between the folders of the engine', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'vitrine-borders-'));
  let broken: Record<string, string[]>;

  beforeAll(async () => {
    for (const [file, [source]] of Object.entries(MODULES)) {
      const target = path.join(root, SRC, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, source);
    }
    const { options, forbidden } = borders;
    const { output } = await cruise([SRC], {
      ...options,
      baseDir: root,
      ruleSet: { forbidden },
      validate: true,
    });
    broken = {};
    for (const { from, rule } of (output as ICruiseResult).summary.violations) {
      (broken[path.relative(SRC, from)] ??= []).push(rule.name);
    }
    // Ten seconds are not enough on a busy machine.
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(Object.entries(MODULES))('%s', (file, [, rules]) => {
    expect((broken[file] ?? []).toSorted()).toEqual(rules.toSorted());
  });
});
