import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

const MANUAL = readFileSync(path.join(ROOT, 'packages/vitrine/docs/manual.md'), 'utf8');

/** The files that a reader of "A site by hand" copies: names in the line above, code in the blocks below, in their order. */
export function readSnippets(): [name: string, code: string][] {
  const section = /^## A site by hand\n([^]*?)^## /m.exec(MANUAL)?.[1] ?? '';
  const blocks = [...section.matchAll(/^```(?!bash)\w+\n([^]*?)^```/gm)].map(([, code]) => code!);
  const names = [...section.replace(/^```[^]*?^```/gm, '').matchAll(/^`[^\n]*:$/gm)].flatMap(
    ([line]) => [...line.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, name]) => name!),
  );
  if (names.length !== blocks.length)
    throw new Error(`${names.length} names of ${blocks.length} files: ${names.join(', ')}`);
  return names.map((name, index) => [name, blocks[index]!]);
}
