import { FakeDocument } from './fake-document.ts';
import { BOX, FakeElement, STYLE } from './fake-element.ts';
import { FakeNode } from './fake-node.ts';

const nothing = () => undefined;
/** Each kind of element that code may ask for by its class, which none here is of. */
const CLASSES = [
  ...['Input', 'TextArea', 'Select', 'Button', 'Anchor', 'Form', 'Image', 'Canvas', 'Video'],
  ...['Media', 'Label', 'Dialog'],
].map((name) => `HTML${name}Element`);

/** Tells once what all are as large as. */
class Observer {
  private tell: (entries: object[], observer: Observer) => void;
  constructor(tell: (entries: object[], observer: Observer) => void) {
    this.tell = tell;
  }
  observe(target: unknown) {
    const size = [{ inlineSize: BOX.width, blockSize: BOX.height }];
    const sizes = { contentRect: BOX, borderBoxSize: size, contentBoxSize: size };
    const entry = { target, ...sizes, isIntersecting: true, intersectionRatio: 1 };
    setTimeout(() => this.tell([entry], this));
  }
  unobserve() {}
  disconnect() {}
}

/** What code asks a browser's window for. */
const makeGlobals = () => ({
  ...{ window: globalThis, self: globalThis, Node: FakeNode, Element: FakeElement },
  ...{ HTMLElement: FakeElement, SVGElement: FakeElement, Document: FakeDocument },
  ...Object.fromEntries(CLASSES.map((name) => [name, class {}])),
  ...{ DocumentFragment: class {}, ShadowRoot: class {}, HTMLIFrameElement: class {} },
  ...{ ResizeObserver: Observer, IntersectionObserver: Observer, Image: class {} },
  MutationObserver: class {
    observe() {}
    disconnect() {}
  },
  location: new URL('https://docs.example/'),
  requestAnimationFrame: (call: (now: number) => void) =>
    setTimeout(() => call(performance.now()), 16),
  cancelAnimationFrame: clearTimeout,
  getComputedStyle: () => STYLE,
  matchMedia: () => MEDIA,
  ...{ getSelection: () => null, addEventListener: nothing, removeEventListener: nothing },
  ...{ scrollTo: nothing, innerWidth: 1200, innerHeight: 800, devicePixelRatio: 1 },
});

const MEDIA = {
  ...{ matches: false, addEventListener: nothing, removeEventListener: nothing },
  ...{ addListener: nothing, removeListener: nothing },
};

/** Makes the global objects of a browser, unless they are there. */
export function openDocument(): FakeDocument {
  const global = globalThis as { document?: FakeDocument };
  if (global.document) return global.document;
  const document = new FakeDocument();
  Object.assign(globalThis, { document, ...makeGlobals() });
  return document;
}
