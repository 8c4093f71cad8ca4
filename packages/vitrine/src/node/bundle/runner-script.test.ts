import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DemoReference } from '../../shared/page.ts';
import { configSchema } from '../config/schema.ts';
import type { LoadedSite } from '../model/site.ts';
import { listRunnerModules } from './demos/runner-modules.ts';
import { buildRunnerScript } from './runner-script.ts';

const MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const FILES = {
  'package.json': '{"type":"module"}',
  'package-lock.json': '{}',
  'node_modules/kit/package.json':
    '{"name":"kit","type":"module","exports":{"./react":"./react.js","./hooks":"./hooks.js","./vue":"./vue.js"}}',
  'node_modules/kit/react.js': `export const Dial = () => 'the dial of react';`,
  'node_modules/kit/hooks.js': `export const useDial = () => 'a hook of the kit';`,
  'node_modules/kit/vue.js': `import { nothing } from './nowhere.js';\nexport const kDial = nothing;`,
  'content/one.tsx': `import { Dial } from 'kit/react';\nexport default () => <Dial />;`,
};

let root: string;
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  root = mkdtempSync(path.join(tmpdir(), 'vitrine-runner-'));
  write(FILES);
  for (const each of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(path.join(MODULES, each), path.join(root, 'node_modules', each));
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** Makes the script of a site that documents these paths of the package. */
async function run(...paths: string[]) {
  const config = configSchema.parse({
    ...{ title: 'Kit', description: 'A kit.', url: 'https://kit.example' },
    pages: [{ pathname: '/' }],
  });
  const docs = [{ imports: paths.map((specifier) => ({ specifier, clause: '{ any }' })) }];
  const site = { root, config, cacheDir: path.join(root, '.vitrine'), engineId: 'engine' };
  const loaded = { ...site, api: [{ docs }] } as unknown as LoadedSite;
  const demo = { file: 'content/one.tsx', hideHeader: false, hideEditButton: false, poster: '' };
  const wanted = listRunnerModules(loaded, [demo as unknown as DemoReference]);
  const { data, left } = await buildRunnerScript(loaded, wanted, () => 'key');
  return { ...data, left };
}

it('edited demos import what demos do and what API pages name, as far as it can be bundled', async () => {
  const whole = await run('kit/react', 'kit/hooks');
  expect(whole.left).toBe(undefined);
  expect(whole.modules).toEqual(['kit/hooks', 'kit/react', 'react', 'react/jsx-runtime']);
  expect(whole.script).toContain('a hook of the kit');

  const part = await run('kit/react', 'kit/hooks', 'kit/vue');
  expect(part.modules).toEqual(['kit/hooks', 'kit/react', 'react', 'react/jsx-runtime']);
  expect(part.script).toContain('the dial of react');
  expect(part.script).toContain('a hook of the kit');
  expect(part.left).toEqual([
    'kit/vue',
    expect.stringMatching(/^The package "kit" cannot be bundled .*nowhere/),
  ]);
}, 120_000);

it('what a demo imports and cannot be bundled is an error', async () => {
  write({ 'content/one.tsx': `import { kDial } from 'kit/vue';\nexport default () => kDial;` });
  await expect(run('kit/react')).rejects.toMatchObject({
    problems: [{ code: 'package-not-bundled', file: 'node_modules/kit/vue.js' }],
  });
}, 120_000);
