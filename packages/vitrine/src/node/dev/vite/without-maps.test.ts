import { createServer } from 'vite';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutMapsPlugin } from './without-maps.ts';

it('sends the modules of a folder without source maps, and others with them', async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'vitrine-maps-')));
  for (const dir of ['dist', 'dist-2']) {
    mkdirSync(path.join(root, dir));
    writeFileSync(path.join(root, dir, 'a.js'), "import './b.js';\n");
    writeFileSync(path.join(root, dir, 'b.js'), 'export const b = import.meta.env.MODE;\n');
  }
  const server = await createServer({
    ...{ root, configFile: false, appType: 'custom', logLevel: 'silent' },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [withoutMapsPlugin(path.join(root, 'dist'))],
  });
  try {
    for (const environment of [server.environments.client, server.environments.ssr]) {
      const mapOf = async (url: string) => (await environment.transformRequest(url))?.map;
      expect(await mapOf('/dist/a.js')).toEqual({ mappings: '' });
      expect(await mapOf('/dist-2/b.js')).not.toEqual({ mappings: '' });
    }
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
