import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from 'vitrine';
import { listFiles } from '../house/files.mjs';

/* What a page says to terminals and agents and not to its readers, by the compiled engine: whatever it writes. */

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const CONFIG = { title: 'Kit', description: 'A library', url: 'https://kit.example' };
/** A sequence that clears a screen, what turns the letters behind it, and letters that nobody sees. */
const HIDDEN = '\x1b[2J\x9b31m\u202e\u{e0041}\u{e0042}\x00';
const STEERING = /(?![\t\n])\p{Cc}|[\u202d\u202e]|[\u{e0000}-\u{e007f}]/u;

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-steering-'));
  symlinkSync(MODULES, path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'content'));
});
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

it('stands in none of the files of a site', async () => {
  write(
    'vitrine.config.ts',
    `export default ${JSON.stringify({ ...CONFIG, lastUpdated: false })};`,
  );
  write(
    'content/index.md',
    `---
title: Home${HIDDEN}
description: All${HIDDEN} of it.
---

# Start${HIDDEN}ing

Prose${HIDDEN} that is read, \`code${HIDDEN}\` and [a link${HIDDEN}](https://kit.example).

## Part${HIDDEN}

| Name${HIDDEN} | Value |
| --- | --- |
| row${HIDDEN} | 1 |

\`\`\`tsx
const text = 'in a block${HIDDEN}';
\`\`\`

::demo[A demo${HIDDEN}]{file=demo.tsx}
`,
  );
  write('content/demo.tsx', 'export default function Demo() {\n  return <p>shown</p>;\n}\n');
  const { warnings } = await build(root);
  expect(warnings).toEqual([]);
  const dist = path.join(root, 'dist');
  const texts = listFiles(dist).filter((file) => /\.(?:html|md|txt|json|xml)$/.test(file));
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  expect(texts.filter((file) => /index\.(?:html|md)$|llms/.test(file)).length).toBeGreaterThan(2);
  expect(texts.filter((file) => STEERING.test(read(file)))).toEqual([]);
  expect(read('index.md')).toContain("in a block[2J31m';");
});
