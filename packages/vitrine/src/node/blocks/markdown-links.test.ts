import { expect, it } from 'vitest';
import { placeMarkdownLinks } from './markdown-links.ts';

const PAGES = ['/', '/a', '/a(b)', '/gr%C3%B6%C3%9Fe'];
const place = (markdown: string) =>
  placeMarkdownLinks(markdown, {
    isPage: (pathname) => PAGES.includes(pathname),
    fileLinks: { LICENSE: 'https://kit.example/LICENSE', 'a b.md': 'https://kit.example/a%20b.md' },
  });

it.each([
  ['[a](/a)', '[a](/a.md)'],
  ['[a](/a/#b "t") ![p](/p.png)', '[a](/a.md#b "t") ![p](/p.png)'],
  ['[a](</a>) [home](/?q) [b](/a(b))', '[a](</a.md>) [home](/index.md?q) [b](/a(b).md)'],
  ['[ref]: /a#b', '[ref]: /a.md#b'],
  ['<a class=x href="/a">a</a>', '<a class=x href="/a.md">a</a>'],
  ["<A HREF='/a'>a</A>", "<A HREF='/a.md'>a</A>"],
  ['[g](/größe) [h](/gr%C3%B6%C3%9Fe)', '[g](/gr%C3%B6%C3%9Fe.md) [h](/gr%C3%B6%C3%9Fe.md)'],
  [
    '[l](LICENSE) [m](a%20b.md#c)',
    '[l](https://kit.example/LICENSE) [m](https://kit.example/a%20b.md#c)',
  ],
  ['[x](/b) [y](https://kit.example/a) [z](#a)', '[x](/b) [y](https://kit.example/a) [z](#a)'],
  // The address may be in the next line, and not behind an empty one.
  ['[a](\n  /a) [ref]:\n/a', '[a](\n  /a.md) [ref]:\n/a.md'],
  ['[a](\n\n/a) [a](\n \t\n/a)', '[a](\n\n/a) [a](\n \t\n/a)'],
  // One that is none, and code, between links of one paragraph and of the next.
  ['[a](#b) [a](/a) [](/a)', '[a](#b) [a](/a.md) [](/a.md)'],
  ['[a](/a) `[a](/a)` [a](/a)\n\n[a](/a)', '[a](/a.md) `[a](/a)` [a](/a.md)\n\n[a](/a.md)'],
  ['`b`\n\n[a](/a) [a](/a`b) `[a](/a)`', '`b`\n\n[a](/a.md) [a](/a`b) `[a](/a)`'],
])('lets the links of %j lead to Markdown', (markdown, placed) => {
  expect(place(markdown)).toBe(placed);
});

it('gives paths of the site the base that it lies at, and nothing else', () => {
  const markdown =
    '[a](/a.md#b) ![p](/p.png) <img src="/p.png"> [x](//x.example) `[a](/a)` [o](https://o.example/) <p STYLE="background: URL(/p.png)">';
  expect(placeMarkdownLinks(markdown, { isPage: () => false, base: '/ui/' })).toBe(
    '[a](/ui/a.md#b) ![p](/ui/p.png) <img src="/ui/p.png"> [x](//x.example) `[a](/a)` [o](https://o.example/) <p STYLE="background: URL(/ui/p.png)">',
  );
});

it.each([
  '`[a](/a)`',
  '``a ` [a](/a)``',
  '`a\n[a](/a)`',
  '```md\n[a](/a)\n```',
  '~~~\n```\n[a](/a)\n~~~',
  '- ````\n  ```\n  [a](/a)\n  ````',
  '> ```\n> [a](/a)\n> ```',
])('leaves the code %j as it is', (code) => {
  expect(place(code)).toBe(code);
  expect(place(`[a](/a)\n\n${code}\n\n[a](/a)`)).toBe(`[a](/a.md)\n\n${code}\n\n[a](/a.md)`);
});

it.each(['Set href=/a or url(/a).', 'import x from src="/a"'])(
  'leaves what only elements have where there are none: %j',
  (text) => {
    expect(place(text)).toBe(text);
    expect(place(`<p>${text}</p>`)).not.toContain('/a)');
    expect(place(`<p>${text}</p>`)).toContain('/a.md');
  },
);

it('takes a lone backtick for text', () => {
  expect(place('a ` [a](/a)\n\nb ` c')).toBe('a ` [a](/a.md)\n\nb ` c');
  expect(place('\\`[a](/a)\\`')).toBe('\\`[a](/a.md)\\`');
});

it.each(['\n\n', '\n \t\n', '\n\nb\n', '\n\nb\nb\n', '\n  \nb\n'])(
  'takes backticks of two paragraphs for none of code: %j between them',
  (between) => {
    for (const markdown of [
      `a \`${between}[a](/a) \` b`,
      `a \` [a](/a)${between}b \` c`,
      `[a](/a) a \`${between}[a](/a) \` [a](/a)`,
      `<br> a \`${between}[a](/a) \` b`,
    ])
      expect(place(markdown)).toBe(markdown.replaceAll('/a)', '/a.md)'));
  },
);

it.each(['\n', '\n.\n', '\nb\n \tb\n'])('goes on with code over lines: %j', (between) => {
  for (const code of [`\`a${between}[a](/a)\``, `\`a${between}[a](/a)${between}b\``])
    for (const around of [code, `\n${code}\n`, `${code}\n`, `b\n\n${code}\n\nb`])
      expect(place(`${around} [a](/a)`)).toBe(`${around} [a](/a.md)`);
});

it('gives paths of the site another address, of pages and of others', () => {
  const targets = {
    isPage: (pathname: string) => pathname === '/a',
    rewrite: (to: string) => `#${to}`,
  };
  expect(placeMarkdownLinks('[a](/a/) [b](/b/) [c](c)', targets)).toBe(
    '[a](#/a.md) [b](#/b/) [c](c)',
  );
});

it('takes time in proportion to the text', () => {
  const units = ['`', '` ', '[a](', '[a](/a) ', '](/a(', '``a`'];
  const texts = units.map((unit) => [unit, `${unit.repeat(50_000)}[a](/a)`] as const);
  const spaces = [' ', '\t'].map((unit) => [unit, `[a](${unit.repeat(200_000)})`] as const);
  for (const [unit, text] of [...texts, ...spaces]) {
    const begun = performance.now();
    place(text);
    expect(performance.now() - begun, unit).toBeLessThan(3000);
  }
});
