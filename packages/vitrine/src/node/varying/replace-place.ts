import type { Inputs } from './inputs.ts';
import { OTHER_LOCALE, OTHER_ZONE } from './other-place.ts';
import { replaceMethod } from './replace.ts';

type Args = [locales?: unknown, options?: object, ...rest: unknown[]];

/** Has inputs answer for the language and the time zone of what is formatted, where the code names neither. */
export function replacePlace({ ask }: Pick<Inputs, 'ask'>): void {
  const withLocale = (name: string, args: unknown[]) => {
    if (args[0] !== undefined) return args;
    const other = () => [OTHER_LOCALE, ...args.slice(1)];
    return ask(
      'locale',
      name,
      () => args,
      ({ varied }) => (varied.has('locale') ? other() : args),
    );
  };
  const withZone = (name: string, args: unknown[]) => {
    const [locales, options] = args as Args;
    if (options && 'timeZone' in options && options.timeZone !== undefined) return args;
    const other = () => [locales, { ...options, timeZone: OTHER_ZONE }];
    return ask(
      'time zone',
      name,
      () => args,
      ({ varied }) => (varied.has('time zone') ? other() : args),
    );
  };
  const withBoth = (name: string, args: unknown[]) => withZone(name, withLocale(name, args));
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    replaceMethod(Date.prototype, name, (real) => (self, args) => {
      return real.apply(self, withBoth(`${name}()`, args));
    });
  for (const { prototype } of [Number, BigInt])
    replaceMethod(prototype, 'toLocaleString', (real) => (self, args) => {
      return real.apply(self, withLocale('toLocaleString()', args));
    });
  for (const name of FORMATS) {
    const format = Intl[name] as unknown as (new () => object) | undefined;
    if (format === undefined) continue;
    const place = name === 'DateTimeFormat' ? withBoth : withLocale;
    const toArgs = (args: unknown[]) => place(`new Intl.${name}()`, args);
    const value = new Proxy(format, {
      construct: (target, args, made) => Reflect.construct(target, toArgs(args), made) as object,
      apply: (target, _self, args) => Reflect.construct(target, toArgs(args)) as object,
    });
    Object.defineProperty(Intl, name, { value, writable: true, configurable: true });
    Object.assign(format.prototype as object, { constructor: value });
  }
}

const FORMATS = [
  'DateTimeFormat',
  'NumberFormat',
  'RelativeTimeFormat',
  'ListFormat',
  'PluralRules',
] as const;

/** What newer versions of Node tell of themselves as browsers do. */
const BROWSER: Record<string, unknown> = {
  language: OTHER_LOCALE,
  languages: [OTHER_LOCALE],
  platform: 'MacIntel',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
  hardwareConcurrency: 3,
};

/** Has inputs answer for the browser. */
export function replaceBrowser({ ask }: Pick<Inputs, 'ask'>): void {
  const { navigator } = globalThis as { navigator?: object };
  if (navigator === undefined) return;
  const prototype = Object.getPrototypeOf(navigator) as object;
  for (const [name, other] of Object.entries(BROWSER)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (!descriptor?.configurable) continue;
    const real = Reflect.get(descriptor, 'get') as (this: unknown) => unknown;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      get(this: unknown) {
        const ofNode = () => real.call(this);
        return ask('browser', `navigator.${name}`, ofNode, ({ varied }) =>
          varied.has('browser') ? other : ofNode(),
        );
      },
    });
  }
}
