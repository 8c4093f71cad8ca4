import { describe, expect, it } from 'vitest';
import { makeHarmless } from './harmless.ts';
import { limitLinks } from './limit-links.ts';
import type { LimitEnv } from './limits/limits.ts';
import { capProblems } from './limits/limits.ts';
import { problem } from '../base/errors.ts';
import { createParser, type ParserEnv } from './parser.ts';
import { placeLinks } from './prepare.ts';

const parser = createParser();
const parse = (markdown: string, env: ParserEnv = {}) => parser.parse(markdown, env);
const print = (tokens: ReturnType<typeof parse>) =>
  parser.renderer.render(tokens, parser.options, {}).trim();

describe('a link of text from elsewhere', () => {
  const place = (markdown: string, linkTo = (file: string) => `https://r.example/${file}`) => {
    const tokens = parse(markdown);
    const files = [...placeLinks(tokens, linkTo).keys()];
    return { files, hrefs: [...print(tokens).matchAll(/href="([^"]*)"/g)].map(([, href]) => href) };
  };

  it('leads to its file where that can be seen, its fragment included', () => {
    const { files, hrefs } = place('[a](docs/a.md#b) [c](./c.md) [d](../d.md#e#f) [a](docs/a.md)');
    expect(files).toEqual(['docs/a.md', './c.md', '../d.md']);
    expect(hrefs).toEqual([
      'https://r.example/docs/a.md#b',
      'https://r.example/./c.md',
      'https://r.example/../d.md#e#f',
      'https://r.example/docs/a.md',
    ]);
  });

  it('is left alone where it is absolute, of the page, or leads to nothing known', () => {
    const markdown = '[a](https://a.example/b) [b](/b) [c](#c) [d](mailto:d@e.f)';
    expect(place(markdown)).toEqual({
      files: [],
      hrefs: ['https://a.example/b', '/b', '#c', 'mailto:d@e.f'],
    });
    expect(place('[a](a.md#b)', () => '')).toEqual({ files: ['a.md'], hrefs: ['a.md#b'] });
  });

  it('may be below the address of the repository, and has letters of any script', () => {
    expect(place('[a](repository:issues) [b](größe.md)').files).toEqual([
      ...['repository:issues', 'größe.md'],
    ]);
  });
});

describe('what text from elsewhere brings', () => {
  const tame = (markdown: string) => print(parse(markdown).filter(makeHarmless));

  it('is no markup, no picture, and no link that means something else here', () => {
    expect(tame('a <b>c</b> ![d](/e.png) [f *g*](h.md) [i](/j) k')).toBe(
      '<p>a &lt;b&gt;c&lt;/b&gt; d f <em>g</em> i k</p>',
    );
    expect(tame('<script>\na()\n</script>\n\nb')).toBe('<p>b</p>');
  });

  it('may be links to the web', () => {
    expect(tame('[a](b?c=https://d.example)')).toBe('<p>a</p>');
    expect(tame('[a](HTTPS://b.example) [c](d) [e](http://f.example)')).toBe(
      '<p><a href="HTTPS://b.example">a</a> c <a href="http://f.example">e</a></p>',
    );
    expect(tame('[a](mailto:b@c.d) [e](https:x)')).toBe('<p>a e</p>');
  });
});

describe('addresses that are defined once and used often', () => {
  const limit = (markdown: string) => {
    const env: ParserEnv & LimitEnv = {};
    const tokens = parse(markdown, env);
    limitLinks(tokens, env, markdown);
    return { html: print(tokens), limits: env.limits };
  };
  const long = `/${'u'.repeat(30_000)}`;
  const reason = 'the page repeats long addresses too often; some of its links are text';

  it('are links as long as they are no flood, and text from there on', () => {
    const uses = Array.from({ length: 20 }, (_, index) => `[a${index}][a]\n\n![p${index}][a]`);
    const { html, limits } = limit(`[a]: ${long}\n\n${uses.join('\n\n')}`);
    expect(limits).toEqual([{ line: expect.any(Number) as number, reason }]);
    expect(html).toContain(`<a href="${long}">a0</a>`);
    expect(html).toContain('<p>a19</p>\n<p>p19</p>');
    const links = html.match(/<a /g)!.length;
    expect(links + html.match(/<img /g)!.length).toBe(13);
    expect(html.match(/<\/a>/g)).toHaveLength(links);
    expect(limits![0]!.line).toBe(2 + 2 * 13);
  });

  it('are links where they are written out', () => {
    const many = `[a](${long})\n\n`.repeat(20);
    expect(limit(many).limits).toBeUndefined();
    expect(limit(`[a]: /b\n\n${'[a] '.repeat(500)}`).limits).toBeUndefined();
  });
});

it('tells the first hundred problems of a page, errors before warnings, and how many more there are', () => {
  const at = (line: number, severity: 'error' | 'warning') =>
    problem('beyond-limit', ['a'], { file: 'a.md', line, severity });
  const warnings = Array.from({ length: 60 }, (_, line) => at(line, 'warning'));
  const errors = Array.from({ length: 60 }, (_, line) => at(line, 'error'));
  const few = [...warnings, ...errors.slice(0, 40)];
  expect(capProblems(few)).toBe(few);
  const capped = capProblems([...warnings, ...errors]);
  expect(capped).toHaveLength(101);
  expect(capped.slice(0, 60)).toEqual(errors);
  expect(capped.slice(60, 100)).toEqual(warnings.slice(0, 40));
  expect(capped[100]).toMatchObject({ code: 'more-problems', file: 'a.md', severity: 'warning' });
  expect(capped[100]!.message).toContain('20');
  expect(capProblems([...errors, ...warnings])).toEqual(capped);
});

it('lets addresses be as long in all as a page may write them, to the last character', () => {
  const limit = (length: number) => {
    const env: ParserEnv & LimitEnv = {};
    const markdown = `[a]: /${'u'.repeat(length - 1)}\n\n${'[a]\n\n'.repeat(20)}`;
    const tokens = parse(markdown, env);
    limitLinks(tokens, env, markdown);
    return print(tokens).match(/<a /g)!.length;
  };
  // Twenty of 10,107 are 100,000, and ten for each of the 10,214 characters of the page.
  expect(limit(10_107)).toBe(20);
  expect(limit(10_108)).toBe(19);
});

describe('links that a page may write', () => {
  /** Half of what a page without text may write in addresses. */
  const HALF = `/${'b'.repeat(49_999)}`;
  const DEFINITIONS = `[a]: ${HALF}\n\n[s]: /s "title"\n\n`;

  /** The page that a text becomes, without the long address, and what was noted. */
  function limit(body: string, definitions = DEFINITIONS) {
    const env: ParserEnv = {};
    const tokens = parser.parse(definitions + body, env);
    limitLinks(tokens, env, '');
    const html = parser.renderer.render(tokens, parser.options, env);
    return { html: html.replaceAll(HALF, '#').trim(), limits: env.limits ?? [] };
  }

  it('takes links for text from where their addresses are too much, all kinds of them', () => {
    const { html, limits } = limit('[x][a] [*y*][a]\n\n[z][s] ![p][s] [*q*][a] r\n');
    expect(html).toBe(
      '<p><a href="#">x</a> <a href="#"><em>y</em></a></p>\n<p>z p <em>q</em> r</p>',
    );
    expect(limits).toEqual([
      { line: 6, reason: expect.stringMatching(/^the page repeats long addresses too often/) },
    ]);
  });

  it('counts all that is written of a link, and of a picture', () => {
    const fits = '[x][a] ![y](/1)\n';
    expect(limit(fits, `[a]: ${HALF}\n\n`).limits).toEqual([]);
    const most = `![x][a] [y](/${'c'.repeat(49_998)})\n`;
    expect(limit(most).limits).toEqual([]);
    expect(limit(`${most}\n[z](/1)\n`).limits).toHaveLength(1);
    // Titles count as well.
    expect(limit(`${most.replace('c)', ' "t")')}\n[z](/1)\n`).limits).toHaveLength(1);
  });

  it('leaves links alone that are written out', () => {
    const long = `[x](${HALF}) `.repeat(4);
    expect(limit(long, '').limits).toEqual([]);
    expect(limit(long).limits).toHaveLength(1);
  });
});
