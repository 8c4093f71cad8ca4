/** Which types are React's own: those of contexts and of their parts. */
import type { Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';

/** React's types of contexts, and Preact's. */
const CONTEXTS = new Set(['Context', 'PreactContext']);

/** The same, and those of their parts. */
const CONTEXT_PARTS = new Set([
  ...CONTEXTS,
  'Provider',
  'PreactProvider',
  'PreactConsumer',
  'ProviderExoticComponent',
  'Consumer',
]);

const OF_REACT = /\/node_modules\/(?:(?:@types\/)?react\/[^/]+|preact\/(?:compat\/)?src\/[^/]+)$/;

/** Tells whether a type is that of a context, perhaps under a name of the library's. */
export const isContext = (host: TypeHost, type: Type) => isOfReact(host, type, CONTEXTS);

/** The same of a context, its provider or its consumer. */
export const isContextPart = (host: TypeHost, type: Type) => isOfReact(host, type, CONTEXT_PARTS);

const isOfReact = (host: TypeHost, type: Type, names: ReadonlySet<string>) =>
  [type.getAliasSymbol(), type.getSymbol()].some(
    (one) => one !== undefined && names.has(one.name) && isReacts(host, one),
  );

/** Tells whether React declares a symbol, which stands for nobody's value then: the `Provider` of all contexts is one. */
export const isReacts = (host: TypeHost, symbol: TypeSymbol) =>
  host.filesOf(symbol).some((file) => OF_REACT.test(file));
