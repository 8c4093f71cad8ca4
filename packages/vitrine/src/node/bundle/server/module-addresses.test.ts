import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleAddressesPlugin } from './module-addresses.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'addresses-'));
  for (const name of ['a.png', 'work.ts']) writeFileSync(path.join(dir, name), '');
});
afterAll(() => rmSync(dir, { recursive: true }));

/** What the plugin makes of a module; `null` for nothing. */
function transform(code: string, consumer: 'client' | 'server', command = 'build'): string | null {
  const plugin = moduleAddressesPlugin() as unknown as {
    configResolved: (config: object) => void;
    transform: { handler: (code: string, id: string) => { code: string } | null };
  };
  plugin.configResolved({ command });
  const context = { environment: { config: { consumer } } };
  return plugin.transform.handler.call(context, code, path.join(dir, 'x.tsx?v=1'))?.code ?? null;
}

const PICTURE = `const a = new URL('./a.png', import.meta.url);`;

it('an address is printed in Node without an origin, in each of its forms', () => {
  const code = transform(PICTURE, 'server')!;
  const [line, imported] = code.split('\n');
  expect(imported).toBe('import vitrineAddress0 from "./a.png?url";');
  // oxlint-disable-next-line typescript/no-implied-eval -- as Node does
  const url = new Function('vitrineAddress0', `${line} return a;`)('/ui/a-1.png') as URL;
  expect([url.href, String(url), url.pathname]).toEqual([
    '/ui/a-1.png',
    '/ui/a-1.png',
    '/ui/a-1.png',
  ]);
  expect(url).toBeInstanceOf(URL);
});

it('the dev server lets browsers import it; bundles for them are left to Vite', () => {
  expect(transform(PICTURE, 'client', 'serve')).toBe(
    'const a = new URL(vitrineAddress0, import.meta.url);\nimport vitrineAddress0 from "./a.png?url";',
  );
  expect(transform(PICTURE, 'client')).toBeNull();
});

it.each([
  'new URL("./gone.png", import.meta.url)',
  "new Worker(new URL('./work.ts', import.meta.url), { type: 'module' })",
  'new URL(`./${name}.png`, import.meta.url)',
  "new URL('https://example.com', import.meta.url)",
])('%s stays', (code) => {
  expect(transform(code, 'server')).toBeNull();
});
