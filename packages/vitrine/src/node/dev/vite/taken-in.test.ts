import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { createTakenIn } from './taken-in.ts';

it('tells of a file once what Vite knew of it is forgotten, one time for each change', async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-taken-in-')));
  writeFileSync(path.join(root, 'a.js'), 'export const a = 1;\n');
  const takenIn = createTakenIn();
  const server = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'silent' },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [takenIn.plugin],
  });
  try {
    const { ssr } = server.environments;
    const isKnown = () => ssr.moduleGraph.urlToModuleMap.get('/a.js')?.transformResult != null;
    const told: { file: string; isKnown: boolean }[] = [];
    takenIn.on((file) => told.push({ file: path.basename(file), isKnown: isKnown() }));
    for (const [event, file] of [
      ['change', 'a.js'],
      ['add', 'b.js'],
      ['change', 'prose.md'],
    ] as const) {
      await ssr.transformRequest('/a.js');
      expect(isKnown()).toBe(true);
      server.watcher.emit(event, path.join(root, file));
      await expect.poll(() => told.at(-1)?.file).toBe(file);
    }
    expect(told).toEqual([
      { file: 'a.js', isKnown: false },
      { file: 'b.js', isKnown: true },
      { file: 'prose.md', isKnown: true },
    ]);
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
