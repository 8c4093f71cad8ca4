import { describe, expect, it } from 'vitest';
import { findMisplacement, hasOptionalEnd, isVoid } from './content-model.ts';

const within = (path: string) => {
  const tags = path.split(' ');
  return findMisplacement(tags.at(-1)!, tags.slice(0, -1));
};

describe('an element', () => {
  it.each([
    ...['ul li', 'ol li', 'menu li', 'dl dt', 'dl dd', 'dl div', 'dl div dt', 'dl div dd'],
    ...['details summary', 'fieldset legend', 'figure figcaption', 'ruby rt', 'ruby rp'],
    ...['select option', 'optgroup option', 'datalist option', 'select optgroup'],
    ...['picture source', 'audio source', 'video source', 'audio track', 'video track'],
    ...['template li', 'template option', 'ul template', 'ol script', 'dl script', 'menu template'],
    ...['p b', 'div p', 'section h2', 'b i', 'span a', 'a span', 'a div', 'li p', 'label input'],
    ...['a img', 'summary h2 b', 'del p', 'button span', 'details details'],
  ])('may stand as in %s', (path) => expect(within(path)).toBe(''));

  it.each([
    ['div li', '<li> stands outside of <ul>, <ol>, <menu>'],
    ['li', '<li> stands outside of <ul>, <ol>, <menu>'],
    ['ul dt', '<dt> stands outside of <dl>, <div>'],
    ['p dd', '<dd> stands outside of <dl>, <div>'],
    ['div summary', '<summary> stands outside of <details>'],
    ['form legend', '<legend> stands outside of <fieldset>'],
    ['div figcaption', '<figcaption> stands outside of <figure>'],
    ['span rt', '<rt> stands outside of <ruby>'],
    ['span rp', '<rp> stands outside of <ruby>'],
    ['div optgroup', '<optgroup> stands outside of <select>'],
    ['div option', '<option> stands outside of <select>, <optgroup>, <datalist>'],
    ['div source', '<source> stands outside of <picture>, <audio>, <video>'],
    ['div track', '<track> stands outside of <audio>, <video>'],
    ['ul p', '<p> stands right in <ul>'],
    ['ol div', '<div> stands right in <ol>'],
    ['menu a', '<a> stands right in <menu>'],
    ['dl p', '<p> stands right in <dl>'],
    ['b div', '<div> stands in <b>'],
    ['span p', '<p> stands in <span>'],
    ['h2 ul', '<ul> stands in <h2>'],
    ['button table', '<table> stands in <button>'],
    ['details summary div', '<div> stands in <summary>'],
    ['a button', '<button> stands in <a>'],
    ['a span i input', '<input> stands in <a>'],
    ['button b a', '<a> stands in <button>'],
    ['label b label', '<label> stands in <label>'],
    ['a iframe', '<iframe> stands in <a>'],
    ['button select', '<select> stands in <button>'],
    ['a details', '<details> stands in <a>'],
  ])('may not stand as in %s', (path, reason) => expect(within(path)).toBe(reason));

  it('may have no content, or no end tag', () => {
    expect(['br', 'img', 'hr', 'wbr', 'input', 'source'].map(isVoid)).toEqual(Array(6).fill(true));
    expect(['b', 'p', 'iframe'].map(isVoid)).toEqual([false, false, false]);
    expect(['li', 'p', 'td', 'tr', 'option', 'dd', 'rt'].map(hasOptionalEnd)).toEqual(
      Array(7).fill(true),
    );
    expect(['b', 'div', 'ul', 'table'].map(hasOptionalEnd)).toEqual(Array(4).fill(false));
  });
});
