import { describe, expect, it } from 'vitest';
import { createParser } from '../parser.ts';
import { checkHtml } from './check-html.ts';

const parser = createParser();
const place = { file: 'a.md', lineOf: (line: number) => line + 1 };
const read = (text: string) => checkHtml(parser.parse(text, {}), place);
const report = (text: string) =>
  read(text).problems.map(
    ({ line, severity, message }) =>
      `${line} ${severity === 'error' ? '' : `${severity}: `}${message.replace('HTML that browsers read differently, or should not meet: ', '')}`,
  );

describe('HTML that is well-formed', () => {
  it.each([
    'Plain *text* with `code` and\n\n- a list\n',
    'An H<sub>2</sub>O <br> and <kbd>K</kbd>, <a href="/x">a *link*</a> <img src="/a.png">',
    '<details>\n<summary>More</summary>\n\nText with **Markdown**\n\n- a\n\n</details>',
    '<div align="center">\n\n# Title\n\n::demo{file=a.tsx}\n\n</div>',
    '<p>One\n<p>Two',
    '<ul>\n<li>One\n<li>Two\n</ul>',
    '<table>\n<tr><td>a<td>b\n<tr><td>c\n</table>',
    '<dl><dt>a<dd>b<dt>c<dd>d</dl>',
    '<!-- a comment\n\nwith a blank line -->\n\nText <!-- another --> text',
    '<script>\nconst a = "</p>";\n\nconst b = "<p>";\n</script>',
    '<style>\na > b {}\n\n</style>\n\n<textarea>\n<p>\n\n</textarea>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"/><g><title>a</title></g></svg>',
    '<math><mi>x</mi></math>',
    '> [!NOTE]\n> a <b>b</b>\n\n- [x] task <i>a</i>\n',
    '| a <b>b</b> | c |\n| - | - |\n| <i>d</i> | e |\n',
    '<select><option>a<option>b</select>',
    '<ruby>a<rp>(<rt>b<rp>)</ruby>',
    '<video><source src="/a"><track></video>',
    '<iframe src="/a"></iframe>',
    '<template><li>a</li></template>',
    'a < b and c > d, &lt;p&gt;, `<p>`',
    '<picture>\n  <source srcset="/a">\n  <img src="/b">\n</picture>',
    '<details><summary>a</summary>b</details>',
    '<button type="button">a</button> <label>a <input></label>',
    '<p align="center">\n  <img src="/a">\n</p>',
    '<a href="/x">\n\n![a](/b)\n\n</a>',
    '## A <em>b</em>',
  ])('%s', (text) => {
    expect(report(text)).toEqual([]);
  });
});

describe('what goes on after its block', () => {
  it.each([
    ['Text\n\n<!-- never closed\n\n# More', ['3 "<!--" is not closed in its block']],
    ['<script>\nlet a;\n\nText', ['1 "<script>" is not closed in its block']],
    ['a\n\n<style>\n\nb', ['3 "<style>" is not closed in its block']],
    ['<textarea>\n\nb', ['1 "<textarea>" is not closed in its block']],
    ['a <textarea> b', ['1 "<textarea>" is not closed in its block']],
    ['a\n<title>', ['2 "<title>" is not closed in its block']],
    ['<plaintext>\n\n</plaintext>', ['1 "<plaintext>" is not closed in its block']],
    ['a <plaintext>', ['1 <plaintext> cannot stand in a paragraph']],
    ['<xmp>\n\na', ['1 "<xmp>" is not closed in its block']],
    ['<noscript>\n\na', ['1 "<noscript>" is not closed in its block']],
    ['<iframe src="/a">\n\na', ['1 "<iframe>" is not closed in its block']],
    ['<noembed>\n\na', ['1 "<noembed>" is not closed in its block']],
    ['<div>\n<a href="x>\n</div>\n\na', ['2 "<a" is not closed in its block']],
    ['<div>\n</div\n\na', ['2 "</div" is not closed in its block']],
    ["<div title='\n\na", ['1 "<div" is not closed in its block']],
    ['<script><!--\n<script>\n</script>\n\na', ['1 "<script>" is not closed in its block']],
    ['<svg><![CDATA[ a\n\nb', ['1 "<svg>" is not closed in its block']],
    ['<div>\n<!-- a\n\nb\n\n</div>', ['2 "<!--" is not closed in its block']],
    ['<div>\n<p>\n<!doctype\n\nb', ['3 "<!doctype" is not closed in its block']],
  ])('%s', (text, problems) => {
    expect(report(text)).toEqual(problems);
  });
});

describe('elements that are not closed', () => {
  it.each([
    ['<div>\n\nText', ['1 "<div>" is not closed in its block']],
    ['a <b> b\n\nc', ['1 "<b>" is not closed in its block']],
    ['- a <b>\n- c </b>', ['1 "<b>" is not closed in its block']],
    [
      '> <div>\n\nText\n\n</div>',
      ['1 "<div>" is not closed in its block', '5 </div> closes nothing'],
    ],
    ['<template>\n\na', ['1 "<template>" is not closed in its block']],
    ['<svg>\n\na', ['1 "<svg>" is not closed in its block']],
    ['<math>\n', ['1 "<math>" is not closed in its block']],
    ['<table>\n<tr>\n<td>\n\na', ['1 "<table>" is not closed in its block']],
    ['<b><i>a</b></i>', ['1 "<i>" is not closed in its block']],
    ['<div/>\n\na', ['1 "<div>" is not closed in its block']],
    ['| a <b> | c |\n| - | - |\n', ['1 "<b>" is not closed in its block']],
    ['a <b\ntitle="x">c</b> <i>d', ['2 "<i>" is not closed in its block']],
    ['## A <b>b', ['1 "<b>" is not closed in its block']],
    ['<a href="/x">\n\ntext', ['1 "<a>" is not closed in its block']],
  ])('%s', (text, problems) => {
    expect(report(text)).toEqual(problems);
  });
});

describe('nesting that HTML forbids', () => {
  it.each([
    ['<p>\n\ntext\n\n</p>', ['5 </p> closes nothing: <p> has ended the paragraph']],
    ['a <p>b</p> c', ['1 <p> cannot stand in a paragraph']],
    ['a\nb <div>c</div>', ['2 <div> cannot stand in a paragraph']],
    ['<p><div>a</div></p>', ['1 </p> closes nothing: <div> has ended the paragraph']],
    ['<a href="/a">[b](/c)</a>', ['1 <a> cannot stand in <a>']],
    ['<a href="/a">a <a href="/b">b</a></a>', ['1 <a> cannot stand in <a>']],
    ['<a href="/a">\n\n## Heading\n\n</a>', ['3 <a> cannot stand in <a>', '5 </a> closes nothing']],
    ['<button>a<button>b</button></button>', ['1 <button> cannot stand in <button>']],
    [
      '<form>\n<form>\n</form>\n</form>',
      ['2 <form> cannot stand in <form>', '4 </form> closes nothing'],
    ],
    ['<li>a</li>', ['1 warning: <li> stands outside of <ul>, <ol>, <menu>']],
    ['<tr><td>a</td></tr>', ['1 <tr> cannot stand in <div>']],
    ['a <td>b</td>', ['1 <td> cannot stand in <p>']],
    ['<table><a href="/a">b</a></table>', ['1 there is something in <table> outside of its cells']],
    ['<table>\n\ntext\n\n</table>', ['3 there is something in <table> outside of its cells']],
    ['<h2>a<h3>b</h3></h2>', ['1 <h3> cannot stand in <h2>']],
    ['a</b>', ['1 </b> closes nothing']],
    ['a</p>', ['1 </p> closes an element that Markdown has opened']],
    ['> a\n> </div>\n\n', ['2 </div> closes nothing']],
    ['<div>\n\n> a\n> </div>\n', ['4 </div> closes an element that Markdown has opened']],
    ['<ul>\n\na\n\n</ul>', ['3 warning: <p> stands right in <ul>']],
    ['<div><span><div>a</div></span></div>', ['1 warning: <div> stands in <span>']],
    ['a <span><div>a</div></span>', ['1 <div> cannot stand in <span>']],
    ['<button><a href="/a">b</a></button>', ['1 warning: <a> stands in <button>']],
    ['<label>a<label>b</label></label>', ['1 warning: <label> stands in <label>']],
    ['<dt>a</dt>', ['1 warning: <dt> stands outside of <dl>, <div>']],
    ['<body>', ['1 <body> cannot stand in <div>']],
    ['<col>', ['1 <col> cannot stand in <div>']],
    ['<frame>', ['1 <frame> cannot stand in <div>']],
    ['</main>', ['1 </main> closes nothing']],
    ['<svg><div>a</div></svg>', ['1 <div> cannot stand in <svg>']],
  ])('%s', (text, problems) => {
    expect(report(text)).toEqual(problems);
  });
});

it('stops where elements nest deeper than any page needs', () => {
  const text = `<div>\n${'<b>'.repeat(100)}\n${'<i>'.repeat(50_000)}\n</div>\n`;
  expect(report(text)).toEqual(['3 elements nest more than 200 levels deep']);
});

it('stops at a tag of more attributes than any page needs', () => {
  const attributes = Array.from({ length: 3_000 }, (_, index) => `data-a${index}="b"`);
  const reason = ['3 a tag has more than 1000 attributes'];
  expect(report(`a\n\n<div ${attributes.join(' ')}>\n</div>`)).toEqual(reason);
  expect(report(`a\n\n<div ${attributes.join('').replaceAll('"', "'")}>\n</div>`)).toEqual(reason);
  expect(report(`a\n\n<div ${attributes.slice(0, 900).join(' ')}>\n</div>`)).toEqual([]);
  expect(report(`<img src="data:,${'%20 '.repeat(9_000)}">`)).toEqual([]);
});

it('finds ids and links with their lines', () => {
  const text =
    'a <b id="one">\n<a href="/x?a&amp;b">c</a></b>\n\n<div\n  id=two>\n<img src="/y.png">\n<a title=">" href=/z name="three">z</a><input name="four">\n</div>';
  expect(read(text)).toEqual({
    ids: ['one', 'two'],
    names: ['three'],
    links: [
      { href: '/x?a&b', line: 2 },
      { href: '/y.png', line: 6 },
      { href: '/z', line: 7 },
    ],
    problems: [],
  });
});

it('finds the files of films and sounds', () => {
  const text = `<video src="/a.mp4" poster="/a.png">
<source src="/b.webm">
<track src="/c.vtt"></video>
<audio src="/d.mp3"></audio>
<iframe src="/e"></iframe><b src="/f" constructor="/g">h</b>`;
  expect(read(text).links).toEqual([
    { href: '/a.mp4', line: 1 },
    { href: '/a.png', line: 1 },
    { href: '/b.webm', line: 2 },
    { href: '/c.vtt', line: 3 },
    { href: '/d.mp3', line: 4 },
  ]);
});

it('tells an error of a line that has a warning', () => {
  expect(report('<ul><textarea>\n\na')).toEqual([
    expect.stringMatching(/^1 warning: /),
    '1 "<textarea>" is not closed in its block',
  ]);
  expect(report('<ul><b>a</b><b>c</b></ul>')).toHaveLength(1);
});

describe('what only browsers without scripts read', () => {
  it.each([
    ['<noscript><style></noscript>\n\na', ['1 "<style>" is not closed in its block']],
    ['a\n\nb <noscript><plaintext></noscript>', [expect.stringContaining('3 ')]],
    ['<noscript></div></noscript>', ['1 </div> closes nothing']],
    ['<noscript><p title="</noscript><style>"></noscript>', [expect.stringContaining('1 ')]],
  ])('%j', (text, expected) => expect(report(text)).toEqual(expected));

  it('may be a page of its own', () => {
    const text = '<noscript>\n<p id="a">Turn <a href="/x">scripts</a> on.</p>\n</noscript>\n\n## B';
    expect(read(text)).toEqual({ ids: [], names: [], links: [], problems: [] });
  });
});
