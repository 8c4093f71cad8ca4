import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeDoc } from '../api/fixtures/docs.ts';
import type { LoadedSite } from '../model/site.ts';
import { measureApis } from './measure-apis.ts';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-measure-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A site that documents what lies in `node_modules/<installed>`, and that readers install as `dials`. */
function makeSite(installed: string, code: string, cost: null | { minified: number } = null) {
  const folder = path.join(root, 'node_modules', installed);
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'dials', version: '1.0.0', type: 'module', exports: './index.js' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'index.js'), code);
  const imports = [{ specifier: 'dials', clause: '{ Dial }' }];
  const docs = [
    { ...makeDoc({ name: 'Dial', package: installed, imports }), cost },
    makeDoc({ name: 'Size', kind: 'type', package: installed, imports }),
  ];
  return {
    ...{ root, cacheDir: path.join(root, '.vitrine'), problems: [] },
    api: [{ config: { package: installed, route: '/api' }, docs, version: '1.0.0' }],
  } as unknown as LoadedSite;
}

const costs = ({ api }: LoadedSite) => api[0]!.docs.map(({ cost }) => cost?.minified ?? null);

it('measures what a site did not know yet, by the name that the package has here', async () => {
  const measured = await measureApis(
    makeSite(
      'dials-next',
      `export function Dial(props) {\n  return 'a dial of some length' + props.value;\n}`,
    ),
  );
  expect(measured.problems).toEqual([]);
  expect(costs(measured)).toEqual([expect.any(Number), null]);
  expect(measured.api[0]!.docs[0]!.cost!.minified).toBeGreaterThan(20);
});

it('leaves alone what is known', async () => {
  const known = makeSite('dials-known', 'this is no JavaScript', { minified: 7 });
  expect(costs(await measureApis(known))).toEqual([7, null]);
});

it('tells of a package that cannot be measured', async () => {
  const { problems, ...site } = await measureApis(
    makeSite('dials-broken', 'this is no JavaScript'),
  );
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['cost-unknown', 'warning'],
  ]);
  expect(costs({ ...site, problems })).toEqual([null, null]);
});
