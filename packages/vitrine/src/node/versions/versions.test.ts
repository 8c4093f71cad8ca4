import { expect, it } from 'vitest';
import { validateConfig } from '../config/validate-config.ts';
import { describeVersions, versionsJson } from './versions-file.ts';
import { createDirectives } from '../markdown/directives/parse.ts';
import type { ApiPackage } from '../model/site.ts';
import type { Config } from '../config/schema.ts';
import { versionsDirective, versionsMarkdown } from './versions-directive.ts';

const describe = (versions?: object) =>
  describeVersions(
    validateConfig(
      {
        title: 'Kit',
        description: 'A kit.',
        url: 'https://kit.example',
        pages: [{ pathname: '/' }],
        library: { name: 'Kit', version: '3.1.0' },
        versions,
      },
      '',
    ),
    [],
  );
const FULL = {
  notes: 'https://kit.example/notes/{version}',
  others: [
    { label: 'v2', href: 'https://v2.kit.example/', package: '@kit/core' },
    { label: 'v1 | old', href: '/v1' },
  ],
  latest: [
    { label: 'main', documentation: 'https://next.kit.example', source: 'https://kit.example/src' },
  ],
};
const show = (table: string, versions: object | undefined = FULL) =>
  versionsMarkdown(table, describe(versions));

it('is a file with this version first, addresses in full', () => {
  expect(JSON.parse(versionsJson(describe(FULL)!))).toEqual({
    current: '3.1.0',
    stable: [
      {
        version: '3.1.0',
        documentation: 'https://kit.example/',
        notes: 'https://kit.example/notes/3.1.0',
      },
      { version: 'v2', documentation: 'https://v2.kit.example/', package: '@kit/core' },
      { version: 'v1 | old', documentation: 'https://kit.example/v1' },
    ],
    latest: FULL.latest,
  });
  expect(describe()).toBe(null);
});

it('becomes tables without empty columns', () => {
  expect(show('stable')).toEqual({
    table: 'stable',
    markdown: `| Version | Package | Documentation | Release notes |
| --- | --- | --- | --- |
| **3.1.0** ✓ |  | These pages | [Changes in 3.1.0](<https://kit.example/notes/3.1.0>) |
| v2 | \`@kit/core\` | [v2.kit.example](<https://v2.kit.example/>) |  |
| v1 \\| old |  | [kit.example/v1](<https://kit.example/v1>) |  |`,
  });
  expect(show('stable', {})).toEqual({
    table: 'stable',
    markdown: `| Version | Documentation |
| --- | --- |
| **3.1.0** ✓ | These pages |`,
  });
  expect(show('latest')).toEqual({
    markdown: `| Version | Documentation | Source code |
| --- | --- | --- |
| main | [next.kit.example](<https://next.kit.example>) | [kit.example/src](<https://kit.example/src>) |`,
  });
});

it('says why there is no table', () => {
  expect(show('old')).toEqual({ reason: '"table" takes stable or latest, not "old"' });
  expect(show('latest', {})).toEqual({ reason: 'the configuration has no versions.latest' });
  expect(versionsMarkdown('stable', null)).toEqual({
    reason: 'the configuration has no versions',
  });
});

it('names the package that the site documents, and its version where no library is configured', () => {
  const api = [{ version: '4.0.0', config: { package: '@kit/react' } }] as unknown as ApiPackage[];
  const config = { url: 'https://kit.example', versions: { others: [], latest: [] } };
  const made = describeVersions(config as unknown as Config, api)!;
  expect(made).toStrictEqual({
    current: '4.0.0',
    stable: [{ version: '4.0.0', documentation: 'https://kit.example/', package: '@kit/react' }],
    latest: [],
  });
  const withLibrary = { ...config, library: { name: 'Kit', version: '5.0.0' } };
  expect(describeVersions(withLibrary as unknown as Config, api)!.current).toBe('5.0.0');
  expect(describeVersions(config as unknown as Config, [])!.stable).toStrictEqual([
    { version: '', documentation: 'https://kit.example/' },
  ]);
});

it('keeps the notes and the package of another version, where it has them', () => {
  const others = [
    { label: 'v2', href: '/v2', notes: 'https://kit.example/notes' },
    { label: 'v1', href: '/v1' },
  ];
  expect(describe({ others })!.stable.slice(1)).toStrictEqual([
    { version: 'v2', documentation: 'https://kit.example/v2', notes: 'https://kit.example/notes' },
    { version: 'v1', documentation: 'https://kit.example/v1' },
  ]);
});

it('escapes what could end a cell or begin markup', () => {
  const others = [{ label: '\\ | [a] * _b_ `c` <d>', href: '/a' }];
  expect(show('stable', { others })).toMatchObject({
    markdown: expect.stringContaining('| \\\\ \\| \\[a\\] \\* \\_b\\_ \\`c\\` \\<d> |') as string,
  });
});

it('is what the directive writes', () => {
  const parsed = createDirectives([versionsDirective]).parse('::versions{table=latest}');
  if (typeof parsed === 'string' || !('generate' in parsed.directive))
    throw new Error('no directive');
  const site = { changelogs: [], versions: describe(FULL), language: 'en' };
  expect(parsed.directive.generate(parsed, site)).toEqual(show('latest'));
});
