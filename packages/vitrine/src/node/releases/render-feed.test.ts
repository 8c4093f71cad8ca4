import { expect, it } from 'vitest';
import { createDirectives } from '../markdown/directives/parse.ts';
import type { Changelog } from '../model/changelog.ts';
import { changelogDirective } from './changelog-directive.ts';
import { parseChangelog } from './parse-changelog.ts';
import { renderFeed } from './render-feed.ts';

const TEXT = `## 2.1.0

In development.

## 2.0.0 - 2026-03-01

- A <b>bold</b> \`<Kit>\` & [a file](docs/a.md), [a page](https://kit.example/a?b&c) ![Picture](https://elsewhere.example/x.png)

<script>alert(1)</script>

## 1.0.0 - 2026-01-01
`;

function changelog(text = TEXT, notes?: string): Changelog {
  const config = { name: 'kit', title: 'Kit & Co', omit: [], feed: true, notes };
  return { config, file: 'CHANGELOG.md', releases: parseChangelog(text) };
}
const site = {
  url: 'https://kit.example',
  language: 'en',
  pageUrl: 'https://kit.example/changelog/',
  anchorOf: (title: string) => (title === 'Kit & Co 2.0.0' ? 'kit-co-2-0-0' : ''),
};

it('is RSS with an item for each release that has a date', () => {
  expect(renderFeed(changelog(), site)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel>
    <title>Kit &#38; Co releases</title>
    <link>https://kit.example/changelog/</link>
    <description>New versions of Kit &#38; Co and what they change.</description>
    <language>en</language>
    <atom:link href="https://kit.example/kit-releases.xml" rel="self" type="application/rss+xml"/>
    <pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>
    <item>
    <title>Kit &#38; Co 2.0.0</title>
    <link>https://kit.example/changelog/#kit-co-2-0-0</link>
    <guid isPermaLink="false">kit@2.0.0</guid>
    <pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>
    <description>&#60;ul&#62;
    &#60;li&#62;A &#38;lt;b&#38;gt;bold&#38;lt;/b&#38;gt; &#60;code&#62;&#38;lt;Kit&#38;gt;&#60;/code&#62; &#38;amp; a file, &#60;a href=&#34;https://kit.example/a?b&#38;amp;c&#34;&#62;a page&#60;/a&#62; Picture&#60;/li&#62;
    &#60;/ul&#62;</description>
    </item>
    <item>
    <title>Kit &#38; Co 1.0.0</title>
    <link>https://kit.example/changelog/</link>
    <guid isPermaLink="false">kit@1.0.0</guid>
    <pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>
    <description></description>
    </item>
    </channel>
    </rss>
    "
  `);
});

it('leads to the notes of a release that the page does not show', () => {
  const feed = renderFeed(changelog(TEXT, 'https://kit.example/v{version}'), site);
  expect(feed).toContain('<link>https://kit.example/v1.0.0</link>');
  expect(feed).toContain('<link>https://kit.example/changelog/#kit-co-2-0-0</link>');
});

it('has no character that XML does not allow, and at most 20 items', () => {
  const text = Array.from(
    { length: 30 },
    (_, index) => `## 1.${30 - index}.0 - 2026-01-01\n\nA\u0000B\u001b\u{1f600}\n\n`,
  ).join('');
  const feed = renderFeed(changelog(text), site);
  expect(feed.match(/<item>/g)).toHaveLength(20);
  expect(feed).toContain('<title>Kit &#38; Co 1.30.0</title>');
  expect(feed).toContain('\u{1f600}');
  // oxlint-disable-next-line no-control-regex
  expect(feed).not.toMatch(/[\u0000\u001b]/);
});

const show = (text: string, notes?: string) => {
  const parsed = createDirectives([changelogDirective]).parse(`::changelog{${text}}`);
  if (typeof parsed === 'string' || !('generate' in parsed.directive)) return parsed;
  const changelogs = [changelog(TEXT, notes)];
  return parsed.directive.generate(parsed, { changelogs, versions: null, language: 'en' });
};

it('shows the newest releases whole and the others in a table', () => {
  expect(show('name=kit newest=2')).toMatchInlineSnapshot(`
    {
      "markdown": "### Kit & Co 2.1.0

    In development

    In development.

    ### Kit & Co 2.0.0

    March 1, 2026

    - A <b>bold</b> \`<Kit>\` & [a file](docs/a.md), [a page](https://kit.example/a?b&c) ![Picture](https://elsewhere.example/x.png)

    <script>alert(1)</script>

    | Earlier releases of Kit & Co | Date |
    | --- | --- |
    | Kit & Co 1.0.0 | January 1, 2026 |",
    }
  `);
  expect(show('name=kit newest=0', 'https://kit.example/v{version}')).toMatchInlineSnapshot(`
    {
      "markdown": "| Releases of Kit & Co | Date |
    | --- | --- |
    | [Kit & Co 2.1.0](https://kit.example/v2.1.0) | In development |
    | [Kit & Co 2.0.0](https://kit.example/v2.0.0) | March 1, 2026 |
    | [Kit & Co 1.0.0](https://kit.example/v1.0.0) | January 1, 2026 |",
    }
  `);
});

it('says what is wrong with the directive', () => {
  expect(show('name=kitt')).toEqual({
    reason: 'there is no changelog "kitt"; the configuration names kit',
  });
  expect(show('name=kit newest=all')).toEqual({ reason: '"newest" takes a number, not "all"' });
});

it('says before the first release why it has no items', () => {
  const feed = renderFeed(changelog('## 0.1.0\n\n- One\n'), site);
  expect(feed).toContain('what they change. None has been released yet.</description>');
  expect(feed).not.toMatch(/<item>|<pubDate>/);
});

it('has headings one level down, but in code, and links the notes of what is released', () => {
  const text = `## 2.0.0

In work.

## 1.0.0 - 2026-01-01

### Fixes

###### Deep

    ### indented

\`\`\`md
### code
\`\`\`

~~~
#### more code
~~~

##### Last
`;
  const parsed = createDirectives([changelogDirective]).parse('::changelog{name=kit}');
  if (typeof parsed === 'string' || !('generate' in parsed.directive)) throw new Error('none');
  const changelogs = [changelog(text, 'https://kit.example/v{version}')];
  const site = { changelogs, versions: null, language: 'de' };
  expect(parsed.directive.generate(parsed, site)).toEqual({
    markdown: `### Kit & Co 2.0.0

In development

In work.

### Kit & Co 1.0.0

1. Januar 2026 · [release notes](https://kit.example/v1.0.0)

#### Fixes

###### Deep

    ### indented

\`\`\`md
### code
\`\`\`

~~~
#### more code
~~~

###### Last`,
  });
  const none = parsed.directive.generate(parsed, { ...site, changelogs: [] });
  expect(none).toEqual({ reason: 'there is no changelog "kit"; the configuration names none' });
});

/** What the directive makes of these attributes. */
const generate = (attributes: object, changelogs: Changelog[]) => {
  if (!('generate' in changelogDirective)) throw new Error('It makes no Markdown');
  const line = { label: '', attributes: new Map(Object.entries(attributes)) };
  return changelogDirective.generate(line, { changelogs, versions: null, language: 'en' });
};

it.each(['-1', '1.5', '1000', 'a1', '1a', ''])('takes no %j for a number of releases', (newest) => {
  expect(generate({ name: 'kit', newest }, [changelog()])).toEqual({
    reason: `"newest" takes a number, not "${newest}"`,
  });
});

it('takes a number of three digits', () => {
  expect(generate({ name: 'kit', newest: '100' }, [changelog()])).toHaveProperty('markdown');
});

it('shows the three newest when it does not say how many, of the changelog that it names', () => {
  const text = [4, 3, 2, 1]
    .map((version) => `## ${version}.0.0 - 2026-01-0${version}\n`)
    .join('\n');
  const other = { ...changelog(), config: { ...changelog().config, name: 'other' } };
  const { markdown } = generate({ name: 'kit' }, [other, changelog(text)]) as { markdown: string };
  expect(markdown.match(/^### Kit & Co \d/gm)).toHaveLength(3);
  expect(markdown).toContain('| Kit & Co 1.0.0 | January 1, 2026 |');
});
