import { describe, expect, it } from 'vitest';
import { MARK_END, MARK_START, readAnswer } from './docsearch-results.ts';
import type { TextPart } from '../answers/highlight.ts';

const mark = (text: string) => text.replace(/\[(.*?)\]/g, `${MARK_START}$1${MARK_END}`);
const show = (parts: TextPart[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

/** A record as a crawler writes it and the service answers it; matches in brackets. */
function makeHit(url: string, type: string, levels: string[], content: string | null = null) {
  const plain = (text: string) => text.replace(/[[\]]/g, '');
  const hierarchy = Object.fromEntries(levels.map((text, level) => [`lvl${level}`, text]));
  const map = (change: (text: string) => unknown) =>
    Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, change(text)]));
  return {
    objectID: `${url}-${type}`,
    url: `https://kit.example${url}`,
    type,
    content: content === null ? null : plain(content),
    hierarchy: { lvl5: null, lvl6: null, ...map(plain) },
    _highlightResult: { hierarchy: map((text) => ({ value: mark(text), matchLevel: 'full' })) },
    ...(content === null ? {} : { _snippetResult: { content: { value: mark(content) } } }),
  };
}

const read = (...hits: unknown[]) =>
  readAnswer({ hits, nbHits: hits.length }, 'https://kit.example');
const one = (hit: unknown) => {
  const [result] = read(hit);
  return result && { ...result, title: show(result.title), text: show(result.text) };
};

describe('readAnswer', () => {
  it.each([
    ['lvl1', 'page', '/demos/chips/#chips', ['Demos', '[Chip]s'], null, '[Chip]s', ''],
    ['lvl0', 'page', '/demos/#demos', ['[Demo]s'], null, '[Demo]s', ''],
    ['lvl3', 'heading', '/a/#b', ['Demos', 'A', 'B', '[Deep]'], null, '[Deep]', ''],
    ['content', 'text', '/a/#b', ['Demos', 'A', 'B'], 'is [deep]', 'B', 'is [deep]'],
    // The passage stands at the top of the page: the page is what it leads to.
    ['content', 'page', '/a/', ['Demos', 'A'], 'is [deep]', 'A', 'is [deep]'],
  ])('a record of type %s is a %s', (type, kind, url, levels, content, title, text) => {
    expect(one(makeHit(url, type, levels, content))).toMatchObject({ kind, title, text });
  });

  it('knows the kinds that search-records writes', () => {
    for (const kind of ['page', 'heading', 'prop', 'demo', 'text']) {
      expect(one({ ...makeHit('/a/#b', 'lvl3', ['Demos', 'A', 'B', 'C']), kind })?.kind).toBe(kind);
    }
    expect(one({ ...makeHit('/a/#b', 'lvl3', ['Demos', 'A', 'B', 'C']), kind: 'x' })?.kind).toBe(
      'heading',
    );
  });

  it('says which page a part is on', () => {
    expect(one(makeHit('/a/#b', 'lvl2', ['Demos', '[A]', 'B']))).toMatchObject({
      href: '/a#b',
      page: { title: 'A', href: '/a' },
    });
  });

  it('gives an address once, and the page before its parts', () => {
    const results = read(
      makeHit('/a/#x', 'lvl2', ['Demos', 'A', 'X']),
      makeHit('/b/', 'lvl1', ['Demos', 'B']),
      makeHit('/a/#x', 'content', ['Demos', 'A', 'X'], 'x'),
      makeHit('/a/#y', 'lvl2', ['Demos', 'A', 'Y']),
      makeHit('/a/', 'lvl1', ['Demos', 'A']),
    );
    expect(results.map(({ href }) => href)).toEqual(['/a', '/a#x', '/a#y', '/b']);
  });

  it('leaves out parts found by the name of a page that is a result itself', () => {
    const page = makeHit('/a/', 'lvl1', ['Demos', '[Chip]s']);
    const props = makeHit('/a/#props', 'lvl2', ['Demos', '[Chip]s', 'Props']);
    const small = makeHit('/a/#small', 'lvl2', ['Demos', '[Chip]s', 'Small [chip]s']);
    const hrefs = (...hits: unknown[]) => read(...hits).map(({ href }) => href);
    expect(hrefs(props, page, small)).toEqual(['/a', '/a#small']);
    // Without the page they are the way to it.
    expect(hrefs(props, small)).toEqual(['/a#props', '/a#small']);
    const bare = [page, props].map(({ _highlightResult, ...hit }) => hit);
    expect(hrefs(...bare)).toEqual(['/a', '/a#props']);
  });

  it('takes markup for text, and text that a crawler escaped for what it was', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    expect(one(makeHit('/a/', 'lvl1', ['D', `[${hostile}]`], `<b>[x]</b>`))).toMatchObject({
      title: `[${hostile}]`,
      text: '<b>[x]</b>',
    });
    const escaped = makeHit('/a/', 'lvl1', ['D', '&lt;[Button]&gt; &amp;lt; &#x27;'], null);
    expect(one(escaped)?.title).toBe(`<[Button]> &lt; '`);
    expect(one({ ...escaped, kind: 'page' })?.title).toBe('&lt;[Button]&gt; &amp;lt; &#x27;');
  });

  it('does without highlights, and with marks that do not match up', () => {
    const { _highlightResult, ...bare } = makeHit('/a/', 'lvl1', ['D', 'A']);
    expect(one(bare)?.title).toBe('A');
    const value = `a${MARK_END}b${MARK_START}c`;
    expect(one({ ...bare, _highlightResult: { hierarchy: { lvl1: { value } } } })?.title).toBe(
      `a${MARK_END}bc`,
    );
  });

  it('passes over what leads nowhere and what is no record', () => {
    const good = makeHit('/a/', 'lvl1', ['D', 'A']);
    const bad = [null, 7, {}, { url: 'javascript:alert(1)' }, { ...good, url: 3 }];
    expect(read(...bad, good).map(({ href }) => href)).toEqual(['/a']);
  });

  it('shows the path of a record that names nothing', () => {
    expect(one({ url: 'https://kit.example/a/#b' })).toMatchObject({
      title: '/a',
      page: { title: '/a', href: '/a' },
    });
  });

  it.each([null, [], {}, { hits: 'x' }, 'text'])('refuses %j', (answer) => {
    expect(() => readAnswer(answer, 'https://kit.example')).toThrow(
      'The search service sent an answer that this site cannot read.',
    );
  });
});
