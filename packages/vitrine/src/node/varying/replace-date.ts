import type { Inputs, MadeUp } from './inputs.ts';
import { OTHER_ZONE_MS } from './other-place.ts';
import { replaceMethod } from './replace.ts';

const RealDate = Date;
const PARTS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];

type Parts = [year: number, month: number, ...rest: number[]];

/** Has inputs answer for the time of day, and for the time zone that dates are written and read in. */
export function replaceDate({ ask }: Pick<Inputs, 'ask'>): void {
  const inZone = <Value>(name: string, real: () => Value, other: () => Value) => {
    const made = ({ varied }: MadeUp) => (varied.has('time zone') ? other() : real());
    return ask('time zone', name, real, made);
  };
  const real = { now: RealDate.now.bind(RealDate), parse: RealDate.parse.bind(RealDate) };
  const now = (name: string) => ask('time', name, real.now, ({ now: made }) => made());
  const offset = Reflect.get(RealDate.prototype, 'getTimezoneOffset');
  // The moment at which UTC shows what the clocks of this machine show.
  const localTime = (time: number) => time - offset.call(new RealDate(time)) * 60_000;
  const parse = (text: string) => {
    const time = real.parse(text);
    if (saysZone(text) || Number.isNaN(time)) return time;
    const name = `new Date('${text.slice(0, 30)}')`;
    return inZone(
      name,
      () => time,
      () => localTime(time) - OTHER_ZONE_MS,
    );
  };
  replaceMethod(
    RealDate,
    'parse',
    () =>
      (_self, [text]) =>
        parse(String(text)),
  );
  replaceMethod(RealDate, 'now', () => () => now('Date.now()'));
  const toTime = (args: unknown[]): unknown[] => {
    const [first] = args;
    if (args.length === 0) return [now('new Date()')];
    if (args.length === 1) return typeof first === 'string' ? [parse(first)] : args;
    return inZone(
      'new Date(year, month, …)',
      () => args,
      () => [RealDate.UTC(...(args as Parts)) - OTHER_ZONE_MS],
    );
  };
  replaceParts(inZone);
  replaceFormats(now);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, toTime(args), made) as object,
    apply: () => new RealDate(now('Date()')).toString(),
  });
  RealDate.prototype.constructor = globalThis.Date;
}

/** What formats no moment in particular formats the present one. */
function replaceFormats(now: (name: string) => number): void {
  const { prototype } = Intl.DateTimeFormat;
  const withNow = (name: string, args: unknown[]) => (args[0] === undefined ? [now(name)] : args);
  replaceMethod(prototype, 'formatToParts', (real) => (self, args) => {
    return real.apply(self, withNow('formatToParts()', args));
  });
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  const formatOf = Reflect.get(descriptor, 'get') as (this: unknown) => (at: unknown) => string;
  Object.defineProperty(prototype, 'format', {
    ...descriptor,
    get(this: unknown) {
      const format = formatOf.call(this);
      return (...args: unknown[]) => format(withNow('format()', args)[0]);
    },
  });
}

type InZone = <Value>(name: string, real: () => Value, other: () => Value) => Value;

/** The methods of dates that read, set and write local time. */
function replaceParts(inZone: InZone): void {
  const { prototype } = RealDate;
  const shifted = (date: Date) => new RealDate(date.getTime() + OTHER_ZONE_MS);
  type Method = (...args: unknown[]) => unknown;
  const utc = (date: Date, name: string, args: unknown[]) =>
    (date as unknown as Record<string, Method>)[name]!(...args);
  const replace = (name: string, other: (date: Date, args: unknown[]) => unknown) =>
    replaceMethod(prototype, name, (real) => (self, args) => {
      return inZone(
        `${name}()`,
        () => real.apply(self, args),
        () => other(self as Date, args),
      );
    });
  for (const part of [...PARTS, 'Day'])
    replace(`get${part}`, (date) => utc(shifted(date), `getUTC${part}`, []));
  for (const part of PARTS) {
    replace(`set${part}`, (date, args) => {
      const local = shifted(date);
      utc(local, `setUTC${part}`, args);
      return date.setTime(local.getTime() - OTHER_ZONE_MS);
    });
  }
  replace('getTimezoneOffset', () => -OTHER_ZONE_MS / 60_000);
  const write = (name: string, print: (day: string, time: string) => string) =>
    replace(name, (date) => {
      const utc = shifted(date).toUTCString();
      const [weekday, number, month, year, time] = utc.split(/,? /);
      if (time === undefined) return utc;
      return print(`${weekday} ${month} ${number} ${year}`, `${time} GMT+1400 (GMT+14:00)`);
    });
  write('toDateString', (day) => day);
  write('toTimeString', (_day, time) => time);
  write('toString', (day, time) => `${day} ${time}`);
}

/** Dates alone are of UTC, too. */
const saysZone = (text: string) =>
  /(?:Z|[+-]\d\d:?\d\d|GMT|UTC?)\s*(?:\(.*\))?\s*$/i.test(text) ||
  /^[+-]?\d{4,6}(?:-\d\d){0,2}$/.test(text);
