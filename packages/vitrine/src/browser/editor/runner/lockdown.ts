/*
 * Closes what the policy of the runner's document (`runner-document.ts`) leaves open, before any other code of
 * it runs. Frames that edited code makes are of another origin and run no script, so nothing of what is taken away
 * here comes back through them.
 */

/** Opens connections that no policy of Chromium knows; runs code that no loop guard sees; makes elements of XML. */
const TAKEN_AWAY =
  /^(?:webkit|moz)?RTC|^(?:WebAssembly|XSLTProcessor|WebTransport|WebSocketStream)$/;
/** Elements that open a document or a connection. */
const REFUSED =
  /^(?:link|meta|iframe|frame|frameset|object|embed|applet|fencedframe|portal|base)$/i;
const REFUSED_TAG = new RegExp(
  `(</?(?:[^\\s<>/"'=:]+:)?)(?=(?:${REFUSED.source.slice(4, -2)})(?:[\\s/>]|$))`,
  'gi',
);
/** Methods that make elements of a text which the browser does not show to `filterTexts` as a whole, or not at all. */
const OTHER_MAKERS =
  /^(?:write|writeln|stream\w*|setHTML|parseHTML|(?:append|prepend|before|after|replaceWith)HTML)$/;
const PREFIX = 'refused-';

const evaluateGlobally = Reflect.get(globalThis, 'eval') as (code: string) => unknown;
/** While the runner itself evaluates compiled code. */
let isOwn = false;
/** Evaluates compiled code as the body of a script; edited code itself cannot evaluate any. */
export function evaluate(code: string): unknown {
  isOwn = true;
  try {
    return evaluateGlobally(code);
  } finally {
    isOwn = false;
  }
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown;
}
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** The browser asks it for each text that becomes elements or code. */
function filterTexts({ createPolicy }: PolicyFactory): void {
  Reflect.apply(createPolicy, trustedTypes, [
    'default',
    {
      createHTML: (text: string) =>
        text.replace(REFUSED_TAG, `$1${PREFIX}`).replace(/<!ENTITY/gi, '<!REFUSED'),
      createScript: (text: string) => {
        if (!isOwn) refuseText();
        return text;
      },
      // Left to the document's policy.
      createScriptURL: (text: string) => text,
    },
  ]);
}

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

const original = (target: object, name: string): Method => Reflect.get(target, name) as Method;

function refuseElements(): void {
  const createElement = original(Document.prototype, 'createElement');
  const createElementNS = original(Document.prototype, 'createElementNS');
  const define = original(CustomElementRegistry.prototype, 'define');
  const allowed = (name: unknown) => {
    const text = String(name);
    return REFUSED.test(text.replace(/^.*:/s, '')) ? PREFIX + text.replace(':', '-') : text;
  };
  replace(Document.prototype, 'createElement', function (this: Document, ...args: [string]) {
    return Reflect.apply(createElement, this, [allowed(args[0]), ...args.slice(1)]);
  });
  replace(
    Document.prototype,
    'createElementNS',
    function (this: Document, ...args: [string, string]) {
      return Reflect.apply(createElementNS, this, [args[0], allowed(args[1]), ...args.slice(2)]);
    },
  );
  // A class of its own could be a link.
  replace(
    CustomElementRegistry.prototype,
    'define',
    function (this: CustomElementRegistry, name: string, constructor: CustomElementConstructor) {
      Reflect.apply(define, this, [name, constructor]);
    },
  );
  // They take a tag in pieces, or make elements by rules that the code brings along.
  const makers = [Document, Document.prototype, Element.prototype, ShadowRoot.prototype];
  for (const maker of makers) {
    for (const name of Object.getOwnPropertyNames(maker)) {
      if (OTHER_MAKERS.test(name)) Reflect.deleteProperty(maker, name);
    }
  }
}

function refuseText(): never {
  throw new EvalError('Code cannot be made of a text here.');
}

/** `Function` and its relatives make code of a text as well, and so do timers. */
function refuseFunctions(): void {
  const functions = [() => {}, async () => {}, function* () {}, async function* () {}];
  for (const { constructor } of functions) {
    const substitute = function () {
      refuseText();
    };
    substitute.prototype = constructor.prototype as object;
    replace(constructor.prototype as object, 'constructor', substitute);
    if (constructor === Function) replace(globalThis, 'Function', substitute);
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = globalThis[name] as (...args: unknown[]) => number;
    const later = (handler: unknown, ...rest: unknown[]) =>
      typeof handler === 'function' ? original(handler, ...rest) : refuseText();
    Object.assign(globalThis, { [name]: later });
  }
}

for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (TAKEN_AWAY.test(name)) replace(globalThis, name, undefined);
}
refuseElements();
refuseFunctions();
if (trustedTypes) filterTexts(trustedTypes);
else replace(globalThis, 'eval', refuseText);
