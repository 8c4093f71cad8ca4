import { expect, it } from 'vitest';
import { limitLinks } from './limit-links.ts';
import { createParser, type ParserEnv } from './parser.ts';

/** Half of what a page without text may write in addresses. */
const HALF = `/${'b'.repeat(49_999)}`;
const DEFINITIONS = `[a]: ${HALF}\n\n[s]: /s "title"\n\n`;

/** The page that a text becomes, without the long address, and what was noted. */
function limit(body: string, definitions = DEFINITIONS) {
  const parser = createParser();
  const env: ParserEnv = {};
  const tokens = parser.parse(definitions + body, env);
  limitLinks(tokens, env, '');
  const html = parser.renderer.render(tokens, parser.options, env);
  return { html: html.replaceAll(HALF, '#').trim(), limits: env.limits ?? [] };
}

it('takes links for text from where their addresses are too much, all kinds of them', () => {
  const { html, limits } = limit('[x][a] [*y*][a]\n\n[z][s] ![p][s] [*q*][a] r\n');
  expect(html).toBe('<p><a href="#">x</a> <a href="#"><em>y</em></a></p>\n<p>z p <em>q</em> r</p>');
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
