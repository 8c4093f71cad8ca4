/**
 * A document for the probe, as small as React and what draws by it need one: charts are there once they are mounted, and
 * not when a server renders. Everything in it is as large as the data that is tried; `mountAll` tells the markup of each.
 */
export const DOCUMENT_SCRIPT = `
const SVG = 'http://www.w3.org/2000/svg';
const HTML = 'http://www.w3.org/1999/xhtml';
const BOX = { x: 0, y: 0, top: 0, left: 0, right: 300, bottom: 200, width: 300, height: 200 };
const nothing = () => undefined;
class FakeNode {
  childNodes = [];
  parentNode = null;
  isConnected = true;
  constructor(nodeType, nodeName, ownerDocument) { Object.assign(this, { nodeType, nodeName, ownerDocument }); }
  get firstChild() { return this.childNodes[0] ?? null; }
  get lastChild() { return this.childNodes.at(-1) ?? null; }
  get parentElement() { return this.parentNode; }
  get nextSibling() { return this.beside(1); }
  get previousSibling() { return this.beside(-1); }
  beside(step) { const all = this.parentNode?.childNodes ?? []; return all[all.indexOf(this) + step] ?? null; }
  appendChild(node) { return this.insertBefore(node, null); }
  insertBefore(node, before) {
    node.remove();
    this.childNodes.splice(before === null ? this.childNodes.length : this.childNodes.indexOf(before), 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(node) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }
  replaceChild(node, old) { this.insertBefore(node, old); return this.removeChild(old); }
  remove() { this.parentNode?.removeChild(this); }
  append(...nodes) { for (const node of nodes) this.appendChild(toNode(node)); }
  prepend(...nodes) { const first = this.firstChild; for (const node of nodes) this.insertBefore(toNode(node), first); }
  before(...nodes) { for (const node of nodes) this.parentNode?.insertBefore(toNode(node), this); }
  after(...nodes) { const next = this.nextSibling; for (const node of nodes) this.parentNode?.insertBefore(toNode(node), next); }
  replaceChildren(...nodes) { this.textContent = ''; this.append(...nodes); }
  replaceWith(...nodes) { this.before(...nodes); this.remove(); }
  hasChildNodes() { return this.childNodes.length > 0; }
  contains(node) { for (let at = node; at; at = at.parentNode) if (at === this) return true; return false; }
  getRootNode() { return document; }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(''); }
  set textContent(text) {
    for (const node of [...this.childNodes]) node.remove();
    if (text !== '') this.appendChild(document.createTextNode(String(text)));
  }
  addEventListener() {}
  removeEventListener() {}
  dispatchEvent() { return true; }
}
const toNode = (node) => node instanceof FakeNode ? node : document.createTextNode(String(node));
class FakeText extends FakeNode {
  get nodeValue() { return this.data; }
  set nodeValue(text) { this.data = text; }
  get textContent() { return this.data; }
  set textContent(text) { this.data = text; }
}
const STYLE = { setProperty(name, value) { this[name] = value; }, removeProperty(name) { delete this[name]; }, getPropertyValue: () => '' };
class FakeElement extends FakeNode {
  attrs = new Map();
  style = Object.create(STYLE);
  classList = { add: nothing, remove: nothing, toggle: nothing, contains: () => false };
  constructor(tag, namespaceURI, owner) {
    super(1, namespaceURI === HTML ? tag.toUpperCase() : tag, owner);
    Object.assign(this, { tagName: this.nodeName, localName: tag, namespaceURI });
    for (const side of ['offset', 'client', 'scroll']) Object.assign(this, { [side + 'Width']: BOX.width, [side + 'Height']: BOX.height });
  }
  setAttribute(name, value) { this.attrs.set(name, String(value)); }
  setAttributeNS(_, name, value) { this.setAttribute(name, value); }
  removeAttribute(name) { this.attrs.delete(name); }
  getAttribute(name) { return this.attrs.get(name) ?? null; }
  hasAttribute(name) { return this.attrs.has(name); }
  get attributes() { return [...this.attrs].map(([name, value]) => ({ name, value })); }
  toggleAttribute(name, on = !this.attrs.has(name)) { if (on) this.setAttribute(name, ''); else this.removeAttribute(name); return on; }
  get id() { return this.getAttribute('id') ?? ''; }
  set id(id) { this.setAttribute('id', id); }
  get children() { return this.childNodes.filter(({ nodeType }) => nodeType === 1); }
  // What React looks through for the chosen one.
  get options() { return this.children.flatMap((one) => (one.localName === 'option' ? [one] : one.options)); }
  getBoundingClientRect() { return BOX; }
  getClientRects() { return [BOX]; }
  getBBox() { return BOX; }
  getAnimations() { return []; }
  scrollIntoView() {}
  scrollTo() {}
  getTotalLength() { return BOX.width; }
  getComputedTextLength() { return 30; }
  querySelector() { return null; }
  querySelectorAll() { return []; }
  getElementsByTagName() { return []; }
  matches() { return false; }
  closest() { return null; }
  focus() {}
  blur() {}
  get innerHTML() { return this.written ?? this.childNodes.map(print).join(''); }
  // What has no elements is a text, which styles may be written into.
  set innerHTML(text) {
    this.written = /[<&]/.test(text) ? text : undefined;
    this.textContent = this.written === undefined ? text : '';
  }
}
// Each kind of element that code may ask for by its class, which none here is of.
const CLASSES = ['Input', 'TextArea', 'Select', 'Button', 'Anchor', 'Form', 'Image', 'Canvas', 'Video', 'Media', 'Label', 'Dialog'];
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const print = (node) => {
  if (node.nodeType === 3) return escape(node.data);
  if (node.nodeType !== 1) return '';
  const style = Object.entries(node.style).map(([name, value]) => name.replace(/[A-Z]/g, (sign) => '-' + sign.toLowerCase()) + ': ' + value);
  const all = [...node.attrs, ...(style.length > 0 ? [['style', style.join('; ')]] : [])];
  return '<' + node.localName + all.map(([name, value]) => ' ' + name + '="' + escape(value) + '"').join('') + '>' + node.innerHTML + '</' + node.localName + '>';
};
class FakeDocument extends FakeNode {
  visibilityState = 'visible';
  readyState = 'complete';
  cookie = '';
  defaultView = globalThis;
  constructor() {
    super(9, '#document', null);
    this.documentElement = this.appendChild(this.createElement('html'));
    this.head = this.documentElement.appendChild(this.createElement('head'));
    this.body = this.activeElement = this.documentElement.appendChild(this.createElement('body'));
  }
  createElement(tag) { return new FakeElement(tag.toLowerCase(), HTML, this); }
  createElementNS(space, tag) { return new FakeElement(tag, space, this); }
  createTextNode(data) { return Object.assign(new FakeText(3, '#text', this), { data }); }
  createComment(data) { return Object.assign(new FakeText(8, '#comment', this), { data }); }
  getElementById() { return null; }
  querySelector() { return null; }
  querySelectorAll() { return []; }
  getElementsByTagName() { return []; }
  hasFocus() { return true; }
}
const openDocument = () => {
  if (globalThis.document) return;
  globalThis.document = new FakeDocument();
  class Observer {
    constructor(tell) { this.tell = tell; }
    observe(target) {
      const size = [{ inlineSize: BOX.width, blockSize: BOX.height }];
      setTimeout(() => this.tell([{ target, contentRect: BOX, borderBoxSize: size, contentBoxSize: size, isIntersecting: true, intersectionRatio: 1 }], this));
    }
    unobserve() {}
    disconnect() {}
  }
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing, addListener: nothing, removeListener: nothing };
  Object.assign(globalThis, {
    window: globalThis, self: globalThis, Node: FakeNode, Element: FakeElement, HTMLElement: FakeElement, SVGElement: FakeElement,
    ...Object.fromEntries(CLASSES.map((name) => ['HTML' + name + 'Element', class {}])),
    Document: FakeDocument, DocumentFragment: class {}, ShadowRoot: class {}, HTMLIFrameElement: class {}, ResizeObserver: Observer, IntersectionObserver: Observer,
    MutationObserver: class { observe() {} disconnect() {} }, Image: class {}, location: new URL('https://docs.example/'),
    requestAnimationFrame: (call) => setTimeout(() => call(performance.now()), 16), cancelAnimationFrame: clearTimeout,
    getComputedStyle: () => STYLE, matchMedia: () => media, getSelection: () => null, addEventListener: nothing,
    removeEventListener: nothing, scrollTo: nothing, innerWidth: 1200, innerHeight: 800, devicePixelRatio: 1,
  });
};
// Long enough for what moves into its place.
const SETTLED = 2000;
// What an error says where something asks for more than this document has: browsers have it.
const LACK = /is not defined|'instanceof'/;
/** Markup of elements as a browser has it after some time, and whether they threw, be it in an effect. */
const mountAll = async (elements, time) => {
  openDocument();
  process.on('uncaughtException', nothing);
  const { createRoot } = require('react-dom/client');
  const { flushSync } = require('react-dom');
  const mounted = elements.map((element) => {
    const box = document.body.appendChild(document.createElement('div'));
    const before = said;
    const one = { box, threw: false };
    const fall = (error) => void (one.threw ||= !LACK.test(error?.message));
    try {
      const root = createRoot(box, { onUncaughtError: fall });
      flushSync(() => root.render(element));
    } catch (error) { fall(error); }
    return Object.assign(one, { noisy: said > before });
  });
  await new Promise((done) => setTimeout(done, time));
  return mounted.map(({ box, noisy, threw }) => ({ box, html: box.innerHTML.slice(0, MOST_MARKUP), noisy, threw }));
};
`;
