import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engine } from '../../../browser/search/local/engine.ts';
import { packageFiles, writeProject } from '../fixtures/install.ts';
import { describeApi } from '../../commands/api.ts';
import { createPackageSource } from '../../mcp/sources/package.ts';
import { readApi } from '../../site/read-api.ts';
import { openHistory } from '../history/history-file.ts';

const TYPES = `import * as React from 'react';
import type { Base } from 'dials';
export declare function Knob(props: Base & { size?: number }): React.ReactElement;
`;

const PLAIN = { json: false, markdown: false, undocumented: false };

it('tells gaps with the commands of the project’s manager, wherever they are read', async () => {
  const root = writeProject(
    packageFiles('kit', { 'index.d.ts': TYPES }, { peerDependencies: { dials: '1' } }),
  );
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), '');
  const cacheDir = path.join(root, 'cache');
  const { api: site } = await readApi(
    { package: 'kit', route: '/api', kinds: ['component'], notShown: {} },
    { root, cacheDir, history: openHistory(root) },
  );
  const source = createPackageSource({ root, name: 'kit', cacheDir }, engine);
  const page = (await source.describe()).pages.find((one) => one.path === '/api/knob')!;
  const texts = [
    JSON.stringify(site.docs),
    await source.readPage(page),
    ...(await Promise.all(
      [{}, { json: true }, { markdown: true }, { component: 'Knob' }].map(async (form) =>
        String((await describeApi(root, 'kit', { ...PLAIN, ...form })).text),
      ),
    )),
  ];
  for (const text of texts) {
    expect(text).toContain('pnpm add dials');
    expect(text).not.toMatch(/\bnpm install/);
  }
}, 60_000);
