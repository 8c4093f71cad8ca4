import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { expect, test } from 'vitest';
import { missingRequiresPlugin } from './missing-requires.ts';

test('what a package requires and nobody has installed is missing where it is called, and no sooner', async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-missing-')));
  const write = (name: string, text: string) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  write('node_modules/there/index.js', 'exports.size = 3;');
  write(
    'node_modules/kit/index.js',
    `exports.size = require('there').size;
exports.draw = () => require('canvas-of-nobody');`,
  );
  const logs: (string | undefined)[] = [];
  const bundleOf = async (code: string) => {
    const bundle = await rolldown({
      ...{ input: write('entry.js', code), platform: 'node' },
      plugins: [missingRequiresPlugin as Plugin],
      onLog: (_level, { code: one }) => logs.push(one),
    });
    const file = path.join(root, 'bundle.mjs');
    await bundle.write({ file });
    await bundle.close();
    return pathToFileURL(file).href;
  };
  try {
    const file = await bundleOf("import * as kit from 'kit';\nexport const { size, draw } = kit;");
    const { size, draw } = (await import(file)) as { size: number; draw: () => void };
    expect([size, logs]).toEqual([3, []]);
    expect(draw).toThrow("Cannot find module 'canvas-of-nobody'");
    await bundleOf("import 'canvas-of-nobody';").catch(() => undefined);
    expect(logs).toEqual(['UNRESOLVED_IMPORT']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
