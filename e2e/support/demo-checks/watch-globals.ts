/** Everything that code has started or changed outside its own elements, and neither ended nor restored. */
export interface Globals {
  /** Timers and animation frames that are still to come. */
  timeouts: number;
  intervals: number;
  frames: number;
  /** Listeners on the window, the document, `<html>`, `<body>` and media queries. */
  listeners: number;
  /** Observations of elements that are in the document. */
  observed: number;
  /** Elements of the head, and rules of all style sheets. */
  headElements: number;
  rules: number;
  /**
   * Children of the body, and attributes of the body and `<main>`, for comparison; of `<html>` the style
   * alone, because an adapter may tell the library of the reader's choices by others.
   */
  body: string[];
  attributes: string;
  title: string;
}

/**
 * Runs in the page before any other script: keeps count of what is started and not ended.
 * `window.readGlobals()` tells, `window.ignoreMovement()` makes the shell keep still. Self-contained, because the browser gets it as text.
 */
export function watchGlobals(): void {
  const scope = window as any;

  const timers = (start: string, end: string, once: boolean): Set<unknown> => {
    const pending = new Set<unknown>();
    const [original, cancel] = [scope[start], scope[end]];
    scope[start] = (callback: unknown, ...rest: unknown[]) => {
      const id: unknown = original.call(
        window,
        typeof callback !== 'function'
          ? callback
          : (...args: unknown[]) => {
              if (once) pending.delete(id);
              callback(...args);
            },
        ...rest,
      );
      pending.add(id);
      return id;
    };
    scope[end] = (id: unknown) => {
      pending.delete(id);
      cancel.call(window, id);
    };
    return pending;
  };
  const timeouts = timers('setTimeout', 'clearTimeout', true);
  const intervals = timers('setInterval', 'clearInterval', false);
  const frames = timers('requestAnimationFrame', 'cancelAnimationFrame', true);

  interface Listener {
    target: unknown;
    type: string;
    listener: unknown;
    capture: boolean;
  }
  const listeners: Listener[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype as any;
  const outlives = (target: unknown) =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body ||
    target instanceof MediaQueryList;
  const isCapture = (options: any) => (typeof options === 'object' ? options?.capture : options);
  const find = (target: unknown, type: string, listener: unknown, capture: boolean) =>
    listeners.findIndex(
      (each) =>
        each.target === target &&
        each.type === type &&
        each.listener === listener &&
        each.capture === capture,
    );
  const forget = (...key: Parameters<typeof find>) => {
    const index = find(...key);
    if (index !== -1) listeners.splice(index, 1);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options?: any) {
    const target = this ?? window;
    const capture = isCapture(options) === true;
    if (listener && outlives(target) && find(target, type, listener, capture) === -1) {
      listeners.push({ target, type, listener, capture });
      const end = () => forget(target, type, listener, capture);
      options?.signal?.addEventListener('abort', end);
      if (options?.once) addEventListener.call(target, type, end, options);
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options?: any) {
    const target = this ?? window;
    forget(target, type, listener, isCapture(options) === true);
    removeEventListener.call(target, type, listener, options);
  };

  const observed = new Map<any, Set<Node>>();
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) {
    const { prototype } = scope[name];
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function (target: Node, ...rest: unknown[]) {
      observe.call(this, target, ...rest);
      observed.set(this, (observed.get(this) ?? new Set()).add(target));
    };
    prototype.disconnect = function () {
      observed.delete(this);
      disconnect.call(this);
    };
    if (unobserve) {
      prototype.unobserve = function (target: Node) {
        observed.get(this)?.delete(target);
        unobserve.call(this, target);
      };
    }
  }

  /** Ends what the shell does when the page moves. */
  scope.ignoreMovement = () => {
    for (const observer of [...observed.keys()]) observer.disconnect();
    for (const { target, type, listener, capture } of [...listeners]) {
      if (!['scroll', 'scrollend', 'resize'].includes(type)) continue;
      forget(target, type, listener, capture);
      removeEventListener.call(target, type, listener, capture);
    }
  };

  const describe = (element: Element) => {
    const { id, className } = element;
    const name = element.localName + (id && `#${id}`);
    return typeof className === 'string' && className !== '' ? `${name}.${className}` : name;
  };
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${element.localName}[${name}="${value}"]`)
      .sort();
  scope.readGlobals = (): Globals => ({
    timeouts: timeouts.size,
    intervals: intervals.size,
    frames: frames.size,
    listeners: listeners.length,
    observed: [...observed.values()]
      .flatMap((targets) => [...targets])
      .filter((target) => target.isConnected).length,
    headElements: document.head.querySelectorAll('*').length,
    rules: [...document.styleSheets, ...document.adoptedStyleSheets]
      .map(({ cssRules }) => cssRules.length)
      .reduce((sum, count) => sum + count, 0),
    body: [...document.body.children].map(describe),
    attributes: [
      ...attributesOf(document.documentElement).filter((each) => each.startsWith('html[style')),
      ...attributesOf(document.body),
      ...attributesOf(document.getElementById('v-main')!),
    ].join(' '),
    title: document.title,
  });
}
