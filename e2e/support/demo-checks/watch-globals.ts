/**
 * Everything that code has started or changed outside its own elements, and neither ended nor restored.
 * Each thing has a name of its own, so that one that ends does not make up for another that begins.
 */
export interface Globals {
  /**
   * Timers and animation frames that are still to come. One that was started by another goes by the name
   * of the first: a loop is one thing, however often it has come round.
   */
  timeouts: string[];
  intervals: string[];
  frames: string[];
  /** Names of timers and frames that were called off, since the page was opened. */
  cancelled: string[];
  /** Listeners on the window, the document, `<html>`, `<body>` and media queries. */
  listeners: string[];
  /** Observations of elements that are in the document. */
  observed: string[];
  /** Elements of the head, and rules of all style sheets by their place. */
  headElements: string[];
  rules: string[];
  /**
   * Children of the body, and attributes of the body and `<main>`, for comparison; of `<html>` the style
   * alone, because an adapter may tell the library of the reader's choices by others.
   */
  body: string[];
  attributes: string;
  title: string;
}

/**
 * Runs in the page before any other script: keeps a list of what is started and not ended.
 * `window.readGlobals()` tells, `window.ignoreMovement()` makes the shell keep still. Self-contained, because the browser gets it as text.
 */
export function watchGlobals(): void {
  const scope = window as any;

  const names = new WeakMap<object, string>();
  let named = 0;
  const nameOf = (thing: object): string => {
    if (!names.has(thing)) names.set(thing, String((named += 1)));
    return names.get(thing)!;
  };

  /** The name of the timer or frame whose callback runs. */
  let running: string | null = null;
  const cancelled = new Set<string>();
  const timers = (start: string, end: string, once: boolean): Map<unknown, string> => {
    const pending = new Map<unknown, string>();
    const [original, cancel] = [scope[start], scope[end]];
    scope[start] = (callback: unknown, ...rest: unknown[]) => {
      const name = running ?? nameOf({});
      const id: unknown = original.call(
        window,
        typeof callback !== 'function'
          ? callback
          : (...args: unknown[]) => {
              if (once) pending.delete(id);
              const outer = running;
              running = name;
              try {
                callback(...args);
              } finally {
                running = outer;
              }
            },
        ...rest,
      );
      pending.set(id, name);
      return id;
    };
    scope[end] = (id: unknown) => {
      const name = pending.get(id);
      if (name !== undefined) cancelled.add(name);
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
    timeouts: [...timeouts.values()],
    intervals: [...intervals.values()],
    frames: [...frames.values()],
    cancelled: [...cancelled],
    listeners: listeners.map(nameOf),
    observed: [...observed].flatMap(([observer, targets]) =>
      [...targets]
        .filter((target) => target.isConnected)
        .map((target) => `${nameOf(observer)} ${nameOf(target)}`),
    ),
    headElements: [...document.head.querySelectorAll('*')].map(nameOf),
    rules: [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) =>
      Array.from({ length: sheet.cssRules.length }, (_, place) => `${nameOf(sheet)} ${place}`),
    ),
    // But for the engine's style sheets, which come with the first use and stay.
    body: [...document.body.querySelectorAll(':scope > :not(link[href*="/assets/"])')].map(
      describe,
    ),
    attributes: [
      ...attributesOf(document.documentElement).filter((each) => each.startsWith('html[style')),
      ...attributesOf(document.body),
      ...attributesOf(document.getElementById('v-main')!),
    ].join(' '),
    title: document.title,
  });
}
