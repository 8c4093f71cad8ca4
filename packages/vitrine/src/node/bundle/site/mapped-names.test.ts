import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mappedNamesPlugins } from './mapped-names.ts';

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'mapped-names-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(root, file), text);
}

it('leaves out what only costs where a site has no such names', () => {
  expect(mappedNamesPlugins(root)).toEqual([]);
  write('tsconfig.json', '{}');
  expect(mappedNamesPlugins(root)).toEqual([]);
});

it('what is made for a site finds what its content does', async () => {
  const paths = { '@acme/ui': ['./lib/index.ts'], '@acme/ui/*': ['./lib/*.ts'] };
  write('tsconfig.json', { compilerOptions: { paths }, include: ['**/*.ts', '**/*.tsx'] });
  for (const name of ['index', 'knob']) write(`lib/${name}.ts`, '');
  write('content/a.tsx', '');
  write('.vitrine/playgrounds/a.jsx', '');
  const find = async (plugins: ReturnType<typeof mappedNamesPlugins>, specifier: string) => {
    const server = await createServer({
      ...{ root, plugins, configFile: false, logLevel: 'silent', appType: 'custom' },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      resolve: { tsconfigPaths: true },
    });
    const from = path.join(root, '.vitrine/playgrounds/a.jsx');
    const found = await server.environments.client.pluginContainer.resolveId(specifier, from);
    await server.close();
    return found && path.relative(root, found.id);
  };
  expect(await find([], '@acme/ui')).toBeNull();
  const plugins = mappedNamesPlugins(root);
  expect(await find(plugins, '@acme/ui')).toBe('lib/index.ts');
  expect(await find(plugins, '@acme/ui/knob')).toBe('lib/knob.ts');
  expect(await find(plugins, '@acme/uikit')).toBeNull();
});
