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

it('reads a file that begins with a byte order mark', () => {
  expect(parseChangelog('\uFEFF## 1.2.0\n\n- Mend\n')).toMatchObject([{ version: '1.2.0' }]);
});

it('leaves out what steers or turns what follows', () => {
  const [release] = parseChangelog('## 1.2.0\n\n- A\u001b[2J \u202eb\u{e0041}\n');
  expect(release!.body).toBe('- A[2J b');
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

it.each([
  ['## 1.2', '1.2', null],
  ['##\t1.2.0+build-7', '1.2.0+build-7', null],
  ['## 1.2.0 : Oct. 9th, 2026', '1.2.0', '2026-10-09'],
  ['## 1.2.0 – 1st Jan 2026', '1.2.0', '2026-01-01'],
  ['## 1.2.0 — Tue, December 31, 2024', '1.2.0', null],
  ['## 1.2.0 — Tuesday December 31 2024', '1.2.0', '2024-12-31'],
  ['## 1.2.0 (2024-02-29)', '1.2.0', '2024-02-29'],
  ['## 1.2.0 (2025-02-29)', '1.2.0', null],
  ['## 1.2.0 (2025-13-01)', '1.2.0', null],
  ['## 1.2.0 (2025-00-10)', '1.2.0', null],
  ['## 1.2.0 (on 2025-01-10)', '1.2.0', null],
  ['## 1.2.0 (2025-01-100)', '1.2.0', null],
  ['## 1.2.0 (Foo 9, 2026)', '1.2.0', null],
  ['## 1.2.0 (the Oct 9, 2026)', '1.2.0', null],
  ['## 1.2.0 (Oct 9, 2026 or so)', '1.2.0', null],
  ['## 1.2.0\n**2026-10-09**', '1.2.0', '2026-10-09'],
  ['## 1.2.0\n *2026-10-09* ', '1.2.0', '2026-10-09'],
  ['## 1.2.0\n_2026-10-09*', '1.2.0', null],
  ['## 1.2.0\n_2026-10-09_ it was', '1.2.0', null],
  ['## 1.2.0\nit was _2026-10-09_', '1.2.0', null],
  ['## 1.2.0 - 2026-01-01\n_2026-02-02_', '1.2.0', '2026-01-01'],
])('reads %j as well', (source, version, date) => {
  expect(parseChangelog(`# Changelog\n\n${source}\n\n- Mend\n`)).toMatchObject([{ version, date }]);
});

it.each([
  '## Unreleased',
  '## 1',
  '## v',
  '# 1.2.0',
  '### 1.2.0',
  '##1.2.0',
  'See ## 1.2.0',
  '## The 1.2.0',
  '## 1.2.0 and 1.3.0 (a) (b)',
])('%j is no version', (heading) => {
  expect(parseChangelog(`${heading}\n\n- Mend\n`)).toEqual([]);
});

const bodyOf = (text: string) => parseChangelog(`## 1.0.0\n${text}`)[0]!.body;

it('keeps what only looks like a heading: in code, in fences longer or of another mark', () => {
  for (const body of [
    '```\n## 0.1.0\n```\nafter',
    '~~~~\n## 0.1.0\n~~~\n## 0.2.0\n~~~~~\nafter',
    '```\n~~~\n## 0.1.0\n```\nafter',
    '   ```\n## 0.1.0\n   ```\nafter',
    '####\n#hash\na ## 0.1.0',
  ])
    expect(bodyOf(body)).toBe(body.trim());
  expect(parseChangelog('## 2.0.0\n    ```\n## 1.0.0\n')).toHaveLength(2);
  expect(parseChangelog('## 2.0.0\na ```\n## 1.0.0\n')).toHaveLength(2);
  expect(parseChangelog('## 2.0.0\n```\na\n```\n## 1.0.0\n')).toHaveLength(2);
  expect(parseChangelog('## 2.0.0\n# 1\nno version’s\n')).toMatchObject([{ body: '' }]);
});

it('leaves comments and a date out of the body, and no more than one line', () => {
  expect(bodyOf('a<!-- x -->b\n<!--\n## 0.1.0\n-->\nc')).toBe('ab\nc');
  expect(bodyOf('\n\n_2026-01-01_\nfirst\n_2026-02-02_')).toBe('first\n_2026-02-02_');
  expect(bodyOf('first\n_2026-01-01_')).toBe('first\n_2026-01-01_');
  expect(bodyOf('a\rb\r\nc')).toBe('a\nb\nc');
});

it('knows a section by its whole title', () => {
  const sections = (...titles: string[]) => titles.map((title) => `${title}\n\n- x`).join('\n\n');
  expect(
    withoutSections(sections('### Docs ###', '###\tDocs', '### Docs now', '###Docs'), ['Docs']),
  ).toBe(sections('### Docs now', '###Docs'));
  expect(withoutSections(sections('### My Docs', 'see ### Docs'), ['Docs'])).toBe(
    sections('### My Docs', 'see ### Docs'),
  );
  expect(withoutSections('### ', [''])).toBe('');
});
