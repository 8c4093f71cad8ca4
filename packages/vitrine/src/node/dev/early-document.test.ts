import { describe, expect, it } from 'vitest';
import { ELEMENT_IDS } from '../../shared/contract.ts';
import type { Block, Page } from '../../shared/page.ts';
import { HOLD_PAINT } from '../render/links.ts';
import { beginDocument, hasLiveBlocks, markLiveBlocks } from './early-document.ts';

const prose = (html: string): Block => ({ kind: 'html', html });
const DEMO = { kind: 'demo', id: 'a' } as Block;
const PLAYGROUND = { kind: 'playground', id: 'b' } as Block;
const page = (blocks: Block[], layout = 'docs') => ({ blocks, layout }) as Page;
const MAIN = `<main id="${ELEMENT_IDS.main}" tabindex="-1">`;
const STYLES = '<style data-style="demos:/" data-x="a">b{}</style>';

const show = ({ blocks }: Page) =>
  blocks.map((block) => (block.kind === 'html' ? `<div class="prose">${block.html}</div>` : '?'));
const document = (head: string, main: string) =>
  `<head>${head}</head><body>${MAIN}${main}</main><end>`;

it.each([
  [[prose('a')], 'docs', false],
  [[prose('a'), DEMO], 'docs', true],
  [[PLAYGROUND], 'docs', true],
  [[DEMO], 'blank', false],
])('tells which pages need the library', (blocks, layout, expected) => {
  expect(hasLiveBlocks(page(blocks, layout))).toBe(expected);
});

it('keeps the style sheets of what it marks', () => {
  const { blocks } = markLiveBlocks(page([prose('a'), DEMO, PLAYGROUND]));
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'html', 'html']);
  expect(blocks.map((block) => block.kind === 'html' && block.styles)).toEqual([
    undefined,
    ['demo'],
    expect.arrayContaining(['playground']),
  ]);
});

describe('a document in two parts', () => {
  const marked = show(markLiveBlocks(page([prose('a'), DEMO, prose('b'), PLAYGROUND]))).join('');
  const whole = '<div class="prose">a</div><i>demo</i><div class="prose">b</div><i>play</i>';
  const begin = (full: string) =>
    beginDocument(document(HOLD_PAINT, marked), () => Promise.resolve(full));

  it('begins with all that stands before the first demo, and does not hold the paint', () => {
    expect(begin('').html).toBe(`<head></head><body>${MAIN}<div class="prose">a</div>`);
  });

  it('goes on with what the whole document has after that, its styles first', async () => {
    const { rest } = begin(document(HOLD_PAINT + STYLES, whole));
    const [styles, script, ...parts] = (await rest).split(/(?<=<\/style>|<\/script>)/);
    expect(styles).toBe(STYLES);
    expect(script).toContain('document.head.querySelectorAll("style[data-style]")');
    expect(parts.join('')).toBe('<i>demo</i><div class="prose">b</div><i>play</i></main><end>');
  });

  it('has no styles where the demos have none', async () => {
    const { rest } = begin(document('', whole));
    expect(await rest).toMatch(/^<i>demo/);
  });

  it('is loaded again where the page is another one by now', async () => {
    const { rest } = begin(document('', whole.replace('>a<', '>c<')));
    expect(await rest).toBe('<script>location.reload()</script>');
  });

  it('ends without its demos where the library cannot be loaded', async () => {
    const failed = beginDocument(document('', marked), () => Promise.reject(new Error('none')));
    expect(failed.withoutDemos).toBe('<div class="prose">b</div></main><end>');
    await expect(failed.rest).rejects.toThrow('none');
  });
});
