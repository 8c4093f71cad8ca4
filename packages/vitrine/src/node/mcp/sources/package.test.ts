import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engine } from '../../../browser/search/local/engine.ts';
import { packageFiles, writeProject } from '../../api/fixtures/install.ts';
import { createPackageSource } from './package.ts';

const declare = (...components: string[]) =>
  [
    `import * as React from 'react';`,
    ...components.map(
      (name) =>
        `export interface ${name}Props { /** How wide ${name} is. */ size?: number }\n` +
        `export declare function ${name}(props: ${name}Props): React.ReactElement;`,
    ),
    'export declare namespace Sheet {',
    '  function Root(props: { open?: boolean }): React.ReactElement;',
    '}',
  ].join('\n');

it('is read when it can be, and again when another version is installed', async () => {
  const root = writeProject(packageFiles('kit', {}));
  const own = (file: string) => path.join(root, 'node_modules/kit', file);
  const options = { root, name: 'kit', cacheDir: path.join(root, 'cache') };
  const source = createPackageSource(options, engine);
  await expect(source.describe()).rejects.toThrow('kit');

  writeFileSync(own('index.d.ts'), declare('Knob', 'Dial'));
  const site = await source.describe();
  expect(await source.describe()).toBe(site);
  expect(site).toMatchObject({
    ...{ title: 'kit', description: 'The reference of kit 1.0.0.' },
    library: {
      ...{ name: 'kit', version: '1.0.0' },
      packages: [{ name: 'kit', version: '1.0.0', route: '/api' }],
    },
  });
  const page = site.pages.find(({ path: at }) => at === '/api/knob')!;
  expect(page).toMatchObject({
    ...{ kind: 'api', title: 'Knob', group: 'API', markdown: '/api/knob.md', demos: [] },
    reference: ['/api/knob'],
  });
  expect(await source.readPage(page)).toMatch(/^# Knob\n[^]*How wide Knob is\./);
  const known = site.components.find(({ name }) => name === 'Knob')!;
  expect(known).toMatchObject({ kind: 'component', package: 'kit', page: '/api/knob' });
  const { components, page: address, version } = await source.readApi(known);
  expect([components.map(({ name }) => name), address, version]).toEqual([
    ...[['Knob'], '/api/knob', '1.0.0'],
  ]);
  const part = site.components.find(({ name }) => name === 'Sheet.Root')!;
  expect((await source.readApi(part)).components.map(({ name }) => name)).toContain('Sheet.Root');
  const found = await source.search('knob size');
  expect(found!.results[0]!.href).toBe('/api/knob#prop-size');
  expect(source.findSynonyms('dialog')).toContain('modal');

  writeFileSync(own('index.d.ts'), declare('Dial'));
  const next = packageFiles('kit', {}, { version: '1.1.0' });
  writeFileSync(own('package.json'), Object.values(next)[0]!);
  // What it was asked for may be gone with the version before.
  await expect(source.readPage(page)).rejects.toThrow('Ask again');
  await expect(source.readApi(known)).rejects.toThrow('Ask again');
  expect((await source.describe()).library.version).toBe('1.1.0');
}, 60_000);

it('says what is missing where React has no types, until they are installed', async () => {
  const root = writeProject(packageFiles('kit', { 'index.d.ts': declare('Knob') }));
  const installed = path.join(root, 'node_modules/@types');
  const away = path.join(root, 'away');
  renameSync(installed, away);
  const options = { root, name: 'kit', cacheDir: path.join(root, 'cache') };
  const source = createPackageSource(options, engine);
  for (let time = 0; time < 2; time++)
    await expect(source.describe()).rejects.toThrow(
      'kit: React’s types (@types/react) are not installed, so nothing that builds on them is listed. Run npm install @types/react.',
    );
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), '');
  await expect(source.describe()).rejects.toThrow('Run pnpm add @types/react.');
  renameSync(away, installed);
  const { components } = await source.describe();
  expect(components.map(({ name }) => name)).toContain('Knob');
}, 60_000);
