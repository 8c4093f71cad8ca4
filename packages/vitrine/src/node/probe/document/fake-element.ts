import { FakeParent, FakeText, type FakeNode } from './fake-node.ts';

export const HTML = 'http://www.w3.org/1999/xhtml';
/** What everything is as large as, among it what data is drawn in. */
export const BOX = {
  ...{ x: 0, y: 0, top: 0, left: 0, right: 300, bottom: 200, width: 300, height: 200 },
};

/** What the styles of each element inherit. */
export const STYLE = {
  setProperty(this: Record<string, unknown>, name: string, value: unknown) {
    this[name] = value;
  },
  removeProperty(this: Record<string, unknown>, name: string) {
    delete this[name];
  },
  getPropertyValue: () => '',
};

const nothing = () => undefined;

/** An element, of whatever kind. */
export class FakeElement extends FakeParent {
  attrs = new Map<string, string>();
  style = Object.create(STYLE) as Record<string, unknown>;
  classList = { add: nothing, remove: nothing, toggle: nothing, contains: () => false };
  tagName: string;
  localName: string;
  namespaceURI: string;
  /** Markup that was given as such. */
  private written: string | undefined;
  constructor(tag: string, namespaceURI: string, owner: FakeNode) {
    super(1, namespaceURI === HTML ? tag.toUpperCase() : tag, owner);
    this.tagName = this.nodeName;
    this.localName = tag;
    this.namespaceURI = namespaceURI;
    for (const side of ['offset', 'client', 'scroll']) {
      Object.assign(this, { [`${side}Width`]: BOX.width, [`${side}Height`]: BOX.height });
    }
  }
  setAttribute(name: string, value: unknown) {
    this.attrs.set(name, String(value));
  }
  setAttributeNS(_: string | null, name: string, value: unknown) {
    this.setAttribute(name, value);
  }
  removeAttribute(name: string) {
    this.attrs.delete(name);
  }
  getAttribute(name: string) {
    return this.attrs.get(name) ?? null;
  }
  hasAttribute(name: string) {
    return this.attrs.has(name);
  }
  get attributes() {
    return [...this.attrs].map(([name, value]) => ({ name, value }));
  }
  toggleAttribute(name: string, on = !this.attrs.has(name)) {
    if (on) this.setAttribute(name, '');
    else this.removeAttribute(name);
    return on;
  }
  get id() {
    return this.getAttribute('id') ?? '';
  }
  set id(id: string) {
    this.setAttribute('id', id);
  }
  get children(): FakeElement[] {
    return this.childNodes.filter((node) => node instanceof FakeElement);
  }
  /** What React looks through for the chosen one. */
  get options(): FakeElement[] {
    return this.children.flatMap((one) => (one.localName === 'option' ? [one] : one.options));
  }
  getBoundingClientRect() {
    return BOX;
  }
  getClientRects() {
    return [BOX];
  }
  getBBox() {
    return BOX;
  }
  getAnimations() {
    return [];
  }
  scrollIntoView() {}
  scrollTo() {}
  getTotalLength() {
    return BOX.width;
  }
  getComputedTextLength() {
    return 30;
  }
  matches() {
    return false;
  }
  closest() {
    return null;
  }
  focus() {}
  blur() {}
  get innerHTML(): string {
    return this.written ?? this.childNodes.map(printNode).join('');
  }
  /** What has no elements is a text, which styles may be written into. */
  set innerHTML(text: string) {
    this.written = /[<&]/.test(text) ? text : undefined;
    this.textContent = this.written === undefined ? text : '';
  }
}

/** Markup of a node, as a browser's `outerHTML`; none of a comment. */
export function printNode(node: FakeNode): string {
  if (node instanceof FakeText) return node.nodeType === 3 ? escape(node.data) : '';
  if (!(node instanceof FakeElement)) return '';
  const style = Object.entries(node.style).map(
    ([name, value]) =>
      `${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}: ${String(value)}`,
  );
  const all = [...node.attrs, ...(style.length > 0 ? [['style', style.join('; ')] as const] : [])];
  const attributes = all.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<${node.localName}${attributes}>${node.innerHTML}</${node.localName}>`;
}

const escape = (text: string) =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
