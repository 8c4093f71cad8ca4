import { describe, expect, it } from 'vitest';
import { createParser } from './parser.ts';

const parser = createParser();
const render = (markdown: string) => parser.render(markdown, {}).trim();

describe('callouts', () => {
  it.each([
    ['> [!NOTE]\n> Text', 'note', 'Note', '<p>Text</p>'],
    ['> [!tip]  \n> Text', 'tip', 'Tip', '<p>Text</p>'],
    ['> [!Warning]\n>\n> Text', 'warning', 'Warning', '<p>Text</p>'],
  ])('%j', (markdown, kind, title, text) => {
    const html = render(markdown);
    const open = `<div class="callout ${kind}" role="note"><p class="callout-title">${title}</p>`;
    expect(html.replaceAll('\n', '')).toBe(`${open}${text}</div>`);
  });

  it.each([
    '> [!NOTE] Text',
    '> Text [!NOTE]',
    '> [!OTHER]\n> Text',
    '> # [!NOTE]',
    '> [!NOTE]\\\n> Text',
    '>',
  ])('%j is a quote', (markdown) => {
    expect(render(markdown)).toMatch(/^<blockquote>[^]*<\/blockquote>$/);
  });

  it('end where their quote does', () => {
    const html = render('> [!NOTE]\n> > Inner\n\n> Outer');
    expect(html.match(/<\/?(?:div|blockquote)/g)).toEqual([
      ...['<div', '<blockquote', '</blockquote', '</div', '<blockquote', '</blockquote'],
    ]);
  });
});

describe('tasks', () => {
  const box = (checked: string) => `<label><input type="checkbox" disabled${checked}> `;

  it.each([
    ['- [ ] a', `<li class="task-list-item">${box('')}a</label></li>`],
    ['- [x]   a', `<li class="task-list-item">${box(' checked')}a</label></li>`],
    ['1. [X] `a`', `<li class="task-list-item">${box(' checked')}<code>a</code></label></li>`],
  ])('%j', (markdown, item) => {
    expect(render(markdown)).toContain(item);
  });

  it.each(['- [x]a', '- a [x] b', '- [y] a', '- # [x] a', '[x] a', '- [x] a\n\n[x]: /y'])(
    '%j is none',
    (markdown) => {
      expect(render(markdown)).not.toContain('checkbox');
    },
  );
});

it('has cells that name columns, and that are aligned by a class', () => {
  const html = render('|   | b | c |\n| :- | :-: | -: |\n| d | e | f |');
  expect(html.match(/<t[dh]\b.*/g)).toEqual([
    '<td></td>',
    '<th scope="col" class="align-center">b</th>',
    '<th scope="col" class="align-end">c</th>',
    '<td>d</td>',
    '<td class="align-center">e</td>',
    '<td class="align-end">f</td>',
  ]);
});

it('names a table by its columns, and numbers those of one name', () => {
  const table = '| a | | `<b>` |\n| - | - | - |\n| c | d | e |';
  const html = render(`${table}\n\n${table}\n\n| a |\n| - |\n`);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    ...['Table: a, &lt;b&gt;', 'Table: a, &lt;b&gt; (2)', 'Table: a'],
  ]);
});

it('makes links of what is written as an address alone, to paths as pages have them', () => {
  expect(render('a.md https://b.example c@d.example //e.example')).toBe(
    '<p>a.md <a href="https://b.example">https://b.example</a> c@d.example //e.example</p>',
  );
  expect(render('[a](/cafe\u0301) [b](cafe\u0301)')).toBe(
    '<p><a href="/caf%C3%A9">a</a> <a href="cafe%CC%81">b</a></p>',
  );
});
