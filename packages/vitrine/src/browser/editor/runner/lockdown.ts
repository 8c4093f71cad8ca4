/*
 * Closes what the policy of the runner's document (`runner-document.ts`) leaves open, before any other code of
 * it runs. Frames that edited code makes are of another origin and run no script, so nothing of what is taken away
 * here comes back through them.
 */

import { allowedMarkup, allowedName } from './refused-elements.ts';
import { filterTexts, type PolicyFactory } from './trusted-texts.ts';

/** Opens connections that no policy of Chromium knows; runs code that no loop guard sees; makes elements of XML. */
const TAKEN_AWAY =
  /^(?:webkit|moz)?RTC|^(?:WebAssembly|XSLTProcessor|WebTransport|WebSocketStream)$/;
/** Methods that make elements of a text which the browser does not show to `filterTexts` as a whole, or not at all. */
const OTHER_MAKERS =
  /^(?:write|writeln|stream\w*|setHTML|parseHTML|(?:append|prepend|before|after|replaceWith)HTML)$/;

/** Taken before the code could put another in its place, to which the browser's own methods would be handed. */
const { apply } = Reflect;
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

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** What texts become elements or code. */
const RULES = {
  createHTML: allowedMarkup,
  createScript: (text: string) => {
    if (!isOwn) refuseText();
    return text;
  },
  // Left to the document's policy.
  createScriptURL: (text: string) => text,
};

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

const original = (target: object, name: string): Method => Reflect.get(target, name) as Method;

function refuseElements(): void {
  const createElement = original(Document.prototype, 'createElement');
  const createElementNS = original(Document.prototype, 'createElementNS');
  const define = original(CustomElementRegistry.prototype, 'define');
  const createDocument = original(DOMImplementation.prototype, 'createDocument');
  replace(Document.prototype, 'createElement', function (this: Document, ...args: [string]) {
    return apply(createElement, this, [allowedName(args[0]), ...args.slice(1)]);
  });
  replace(
    Document.prototype,
    'createElementNS',
    function (this: Document, ...args: [string, string]) {
      return apply(createElementNS, this, [args[0], allowedName(args[1]), ...args.slice(2)]);
    },
  );
  // The first element of a document of its own could move to this one.
  replace(
    DOMImplementation.prototype,
    'createDocument',
    function (this: DOMImplementation, ...args: [string, string]) {
      return apply(createDocument, this, [args[0], allowedName(args[1]), ...args.slice(2)]);
    },
  );
  // A class of its own could be a link.
  replace(
    CustomElementRegistry.prototype,
    'define',
    function (this: CustomElementRegistry, name: string, constructor: CustomElementConstructor) {
      apply(define, this, [name, constructor]);
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
if (trustedTypes) filterTexts(trustedTypes, RULES);
else replace(globalThis, 'eval', refuseText);
