import { expect, it } from 'vitest';
import { parseChangelog, withoutSections } from './parse-changelog.ts';

it.each([
  ['## 1.2.0', '1.2.0', null],
  ['## v1.2.0', '1.2.0', null],
  ['## 2.0.0-beta.1', '2.0.0-beta.1', null],
  ['## [1.2.0] - 2026-10-09', '1.2.0', '2026-10-09'],
  ['## [1.2.0](https://example.com/compare/v1...v2) (2026-10-09)', '1.2.0', '2026-10-09'],
  ['## 1.2.0 (9 October 2026)', '1.2.0', '2026-10-09'],
  ['## 1.2.0\n\n_Oct 9, 2026_', '1.2.0', '2026-10-09'],
  ['## 1.2.0\r\n<!-- generated -->\r\n\r\n*Friday, October 9th, 2026*', '1.2.0', '2026-10-09'],
  ['## 1.2.0 - 2026-06-31', '1.2.0', null],
  ['## 1.2.0\n\n_A stable release_', '1.2.0', null],
])('reads the version and the date of %j', (source, version, date) => {
  expect(parseChangelog(`# Changelog\n\n${source}\n\n- Mend\n`)).toMatchObject([{ version, date }]);
});

it('gives each version what stands below it, without date and comments', () => {
  const source = `# Changes

Text before.

## Unreleased

- Nothing yet

## 1.1.0

<!-- from v1.0.0 -->

_2026-02-03_

Thanks.

### Fixes

- Two

\`\`\`md
## 0.9.0
\`\`\`

## 1.0.0 - 2026-01-01
`;
  expect(parseChangelog(source)).toEqual([
    {
      version: '1.1.0',
      date: '2026-02-03',
      body: 'Thanks.\n\n### Fixes\n\n- Two\n\n```md\n## 0.9.0\n```',
    },
    { version: '1.0.0', date: '2026-01-01', body: '' },
  ]);
});

it('leaves out sections by their titles', () => {
  const body = 'Intro\n\n### Docs\n\n- a\n\n#### More docs\n\n### `kit`\n\n- b\n\n### Docs\n\n- c';
  expect(withoutSections(body, ['Docs'])).toBe('Intro\n\n### `kit`\n\n- b');
  expect(withoutSections(body, [])).toBe(body);
});
