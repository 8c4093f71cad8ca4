import { expect, it } from 'vitest';
import { FakeDocument } from './fake-document.ts';
import { printNode } from './fake-element.ts';

const document = new FakeDocument();
const element = (tag: string, ...nodes: unknown[]) => {
  const made = document.createElement(tag);
  made.append(...nodes);
  return made;
};

it('prints elements as browsers do, signs of markup escaped', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'linearGradient');
  svg.setAttributeNS('', 'xlink:href', '#"a"');
  svg.style['fillOpacity'] = 1;
  document.createElement('i').style['setProperty'] = 1;
  const all = element('P', 'a < b & ', 1, document.createComment('none'), svg);
  expect(printNode(all)).toBe(
    '<p>a &#60; b &#38; 1<linearGradient xlink:href="#&#34;a&#34;" style="fill-opacity: 1"></linearGradient></p>',
  );
  expect([all.nodeName, svg.nodeName]).toEqual(['P', 'linearGradient']);
});

it('keeps what was written into an element: markup as it is, and text as a node', () => {
  const styles = element('style', 'old');
  styles.innerHTML = 'a > b {}';
  expect(styles.firstChild).toMatchObject({ nodeType: 3, data: 'a > b {}' });
  styles.innerHTML = '<b>&amp;</b>';
  expect(printNode(styles)).toBe('<style><b>&amp;</b></style>');
  expect(styles.firstChild).toBe(null);
  styles.textContent = '';
  expect(styles.childNodes).toEqual([]);
});

it('moves a node out of where it was, and knows its neighbours', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((tag) => element(tag));
  const [first, second] = [element('div', a, b), element('div', c)];
  second.insertBefore(a!, c!);
  expect(printNode(first)).toBe('<div><b></b></div>');
  expect([a!.previousSibling, a!.nextSibling, c!.nextSibling]).toEqual([null, c, null]);
  expect([b!.nextSibling, second.lastChild, a!.parentElement]).toEqual([null, c, second]);
  expect(second.replaceChild(b!, a!)).toBe(a);
  expect(printNode(second)).toBe('<div><b></b><c></c></div>');
  expect(a!.parentNode).toBe(null);
  second.prepend('1');
  b!.after('2', '3');
  b!.before('0');
  c!.replaceWith('4', element('i'));
  expect(printNode(second)).toBe('<div>10<b></b>234<i></i></div>');
  expect([second.contains(b!), second.contains(a!), second.contains(null)]).toEqual([
    ...[true, false, false],
  ]);
  second.replaceChildren(a, '5');
  expect(second.textContent).toBe('5');
  expect([second.hasChildNodes(), first.hasChildNodes()]).toEqual([true, false]);
  expect([a!.getRootNode(), document.getRootNode()]).toEqual([document, document]);
});

it('knows attributes and, as React asks for them, the options of a field', () => {
  const select = element('select', element('optgroup', element('option')), 'text');
  expect(select.options).toEqual([select.children[0]!.children[0]]);
  expect([select.toggleAttribute('hidden'), select.hasAttribute('hidden')]).toEqual([true, true]);
  expect([select.toggleAttribute('hidden'), select.hasAttribute('hidden')]).toEqual([false, false]);
  expect([select.id, select.getAttribute('id')]).toEqual(['', null]);
  select.id = 'a';
  expect(select.attributes).toEqual([{ name: 'id', value: 'a' }]);
  expect(select).toMatchObject({ offsetWidth: 300, scrollHeight: 200, isConnected: true });
});

it('is as large as a box in which data is drawn, wherever it is asked', () => {
  const chart = element('svg');
  expect(chart.getBoundingClientRect()).toMatchObject({ width: 300, height: 200, top: 0 });
  expect(chart.getClientRects()).toEqual([chart.getBBox()]);
  expect([chart.getTotalLength(), chart.getComputedTextLength()]).toEqual([300, 30]);
});

it('has no neighbours where it is in nothing', () => {
  const alone = element('p');
  alone.remove();
  expect([alone.nextSibling, alone.previousSibling, alone.parentNode]).toEqual([null, null, null]);
});
