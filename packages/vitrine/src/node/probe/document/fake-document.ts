import { FakeElement, HTML } from './fake-element.ts';
import { FakeParent, FakeText } from './fake-node.ts';

/** The document, which finds nothing in itself. */
export class FakeDocument extends FakeParent {
  visibilityState = 'visible';
  readyState = 'complete';
  cookie = '';
  defaultView = globalThis;
  documentElement: FakeElement;
  head: FakeElement;
  body: FakeElement;
  activeElement: FakeElement;
  constructor() {
    super(9, '#document', null);
    this.documentElement = this.appendChild(this.createElement('html'));
    this.head = this.documentElement.appendChild(this.createElement('head'));
    this.body = this.documentElement.appendChild(this.createElement('body'));
    this.activeElement = this.body;
  }
  createElement(tag: string) {
    return new FakeElement(tag.toLowerCase(), HTML, this);
  }
  createElementNS(space: string, tag: string) {
    return new FakeElement(tag, space, this);
  }
  createTextNode(data: string) {
    return new FakeText(3, '#text', this, data);
  }
  createComment(data: string) {
    return new FakeText(8, '#comment', this, data);
  }
  getElementById() {
    return null;
  }
  hasFocus() {
    return true;
  }
}
