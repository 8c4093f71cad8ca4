import { dateAt, replaceIn, type Undo } from './replace.ts';

const LATER = 400.6 * 24 * 3_600_000;
const ZONE = 'Pacific/Kiritimati';
const LANGUAGE = 'ar-EG';
const NAMED = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'PluralRules'] as const;

/** Renders at another time and place, where another language is read. */
export function elsewhere(render: () => string, now: number): string {
  const zone = process.env['TZ'];
  const undo = goElsewhere(now + LATER);
  process.env['TZ'] = ZONE;
  try {
    return render();
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    for (const back of undo.reverse()) back();
  }
}

function goElsewhere(now: number): Undo[] {
  const date = Date.prototype as unknown as Record<string, Formatter>;
  const number = Number.prototype as unknown as Record<string, Formatter>;
  const intl = Intl as unknown as Record<string, Formatter>;
  return [
    ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((name) =>
      replaceIn(date, name, inLanguage),
    ),
    replaceIn(number, 'toLocaleString', inLanguage),
    ...NAMED.map((name) => replaceIn(intl, name, inLanguage)),
    replaceIn(
      globalThis,
      'Date',
      dateAt(() => now),
    ),
  ];
}

/** A function, or a class, whose first argument is a language. */
type Formatter = (new (...args: unknown[]) => object) & ((...args: unknown[]) => unknown);

function inLanguage(made: Formatter): Formatter {
  const given = ([locale = LANGUAGE, ...rest]: unknown[]) => [locale, ...rest];
  return new Proxy(made, {
    apply: (call, self, args) => Reflect.apply(call, self, given(args)),
    construct: (Type, args) => new Type(...given(args)),
  });
}
