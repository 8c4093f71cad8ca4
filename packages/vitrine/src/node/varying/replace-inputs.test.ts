import crypto, { randomBytes, randomFillSync } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InputKind } from './inputs.ts';
import { OTHER_LOCALE, OTHER_ZONE } from './other-place.ts';
import { replaceInputs } from './replace-inputs.ts';

/* It has a process of its own: what it replaces is replaced until that ends. */

const real = { Date, NumberFormat: Intl.NumberFormat };
/** As newer versions of Node have one. */
class Navigator {
  get language() {
    return 'en-US';
  }
  get languages() {
    return ['en-US'];
  }
  get platform() {
    return 'linux';
  }
  get userAgent() {
    return 'Node.js/22';
  }
  get hardwareConcurrency() {
    return 2;
  }
}
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: new Navigator() });

const inputs = replaceInputs();

/** What code gives in a run in which some kinds are varied, and what it has asked for. */
async function runWith<Value>(kinds: InputKind[], work: () => Value) {
  let made!: Value;
  const calls = await inputs.run(new Set(kinds), () => {
    made = work();
    return Promise.resolve();
  });
  return { made, names: calls.map(({ kind, name }) => `${kind}: ${name}`) };
}

describe('outside of a run', () => {
  it('leaves all as it is, to whoever looks', () => {
    expect([Date.name, Date.length, new Date(2020, 1, 3).getMonth()]).toEqual(['Date', 7, 1]);
    expect(new Date() instanceof real.Date).toBe(true);
    expect(new Date(5).constructor).toBe(Date);
    expect(Math.abs(Date.parse(Date()) - Date.now())).toBeLessThan(10_000);
    expect(String(Math.random)).toContain('native code');
    expect((1234.5).toLocaleString()).toBe(new real.NumberFormat().format(1234.5));
    expect(new Intl.NumberFormat('en') instanceof real.NumberFormat).toBe(true);
    expect(new (class extends Date {})(7).getTime()).toBe(7);
  });

  it('tells what is asked for', () => {
    const asked = (work: () => unknown) => {
      inputs.takeAsked();
      work();
      return [...inputs.takeAsked()];
    };
    expect(asked(() => Math.random())).toEqual(['random']);
    expect(asked(() => new Date())).toEqual(['time']);
    expect(asked(() => new Date(5).getHours())).toEqual(['time zone']);
    expect(asked(() => new Date(5).toLocaleString())).toEqual(['locale', 'time zone']);
    expect(asked(() => new Date(5).toLocaleString('en', { timeZone: 'UTC' }))).toEqual([]);
    expect(asked(() => new Date(5).toISOString())).toEqual([]);
  });
});

describe('chance', () => {
  const draw = () => [
    Math.random(),
    crypto.randomUUID(),
    globalThis.crypto.randomUUID(),
    [...globalThis.crypto.getRandomValues(new Uint16Array(3))],
    [...randomFillSync(new Uint8Array(3))],
    [...randomBytes(3)],
  ];

  it('is the same in each run but one that varies it', async () => {
    const { made, names } = await runWith([], draw);
    expect((await runWith([], draw)).made).toEqual(made);
    const other = (await runWith(['random'], draw)).made;
    expect(made.filter((one, at) => JSON.stringify(one) === JSON.stringify(other[at]))).toEqual([]);
    expect(names).toEqual([
      'random: Math.random()',
      'random: crypto.randomUUID()',
      'random: crypto.randomUUID()',
      'random: crypto.getRandomValues()',
      'random: randomFillSync()',
      'random: randomBytes()',
    ]);
  });

  it('makes identifiers of the fourth version, and fills no more than it is given', async () => {
    const { made } = await runWith([], () => {
      const bytes = new Uint8Array(6);
      randomFillSync(bytes.subarray(2, 4));
      return { id: crypto.randomUUID(), bytes: [...bytes] };
    });
    expect(made.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect([made.bytes.slice(0, 2), made.bytes.slice(4)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(made.bytes.slice(2, 4)).not.toEqual([0, 0]);
  });

  it('is real where it is awaited', async () => {
    const bytes = await new Promise<Buffer>((done, fail) => {
      void runWith(['random'], () =>
        randomBytes(8, (error, given) => (error ? fail(error) : done(given))),
      );
    });
    expect(bytes).toHaveLength(8);
  });
});

/** What a machine in the other zone says. */
function askThere(code: string): unknown {
  const env = { ...process.env, TZ: OTHER_ZONE };
  const text = execFileSync(process.execPath, ['-p', `JSON.stringify(${code})`], { env });
  return JSON.parse(String(text));
}

describe('the time zone', () => {
  const PARTS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];
  const SETS: [string, ...number[]][] = [
    ['setFullYear', 2023, 1, 29],
    ['setMonth', 13],
    ['setDate', 0],
    ['setHours', 30, 61],
    ['setMinutes', -1],
    ['setSeconds', 7, 8],
    ['setMilliseconds', 1_001],
  ];
  const dates = [
    '2024-02-29T23:30:00',
    '2024-02-29T23:30:00Z',
    '2024-02-29',
    'Thu, 29 Feb 2024 23:30:00 GMT',
    '29 February 2024 10:00',
    '2024-02-29T23:30:00+05:30',
  ];
  const read = (parts: string[], texts: string[], sets: [string, ...number[]][]) => [
    texts.map((text) => new Date(text).getTime()),
    texts.map((text) => Date.parse(text)),
    parts.map((part) => (new Date(1709249400123) as unknown as Called)[`get${part}`]!()),
    sets.map(([name, ...values]) => {
      const date = new Date(1709249400123);
      return [(date as unknown as Called)[name]!(...values), date.getTime()];
    }),
    [new Date(2024, 1).getTime(), new Date(2024, 1, 29, 1, 2, 3, 4).getTime()],
    [new Date(1709249400123).toDateString(), new Date(5).getTimezoneOffset()],
    [new Date(1709249400123).toString(), Date.UTC(2024, 1)],
    [new Date(1709249400123).toTimeString(), new Date('nothing').getTime()],
    [new Date(NaN).toString(), new Date(NaN).toDateString(), String(new Date(NaN).getHours())],
    new Date(1709249400123).toLocaleString('en-GB'),
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' }).format(
      1709249400123,
    ),
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit' }).format(0),
  ];
  type Called = Record<string, (...args: number[]) => number>;

  it('is that of a machine there where it is varied, and this one’s else', async () => {
    const args = JSON.stringify([PARTS, dates, SETS]);
    const work = () => JSON.parse(JSON.stringify(read(PARTS, dates, SETS))) as unknown;
    const here = work();
    expect((await runWith([], work)).made).toEqual(here);
    const there = askThere(`(${read.toString()})(...${args})`);
    expect((await runWith(['time zone'], work)).made).toEqual(there);
    expect(there).not.toEqual(here);
  });

  it('is named by what asks for it, where it is asked for', async () => {
    const { names } = await runWith([], () => {
      new Date(2024, 1);
      new Date('2024-02-29T23:30:00');
      new Date('2024-02-29');
      new Date(5).setHours(1);
      new Date(5).toISOString();
    });
    expect(names).toEqual([
      'time zone: new Date(year, month, …)',
      "time zone: new Date('2024-02-29T23:30:00')",
      'time zone: setHours()',
    ]);
  });
});

describe('time', () => {
  it('is the same in each run but one that varies it', async () => {
    const ask = () => [new Date().getTime(), Date.now(), Date.parse(Date()), new Date(7).getTime()];
    const { made, names } = await runWith([], ask);
    expect((await runWith(['random'], ask)).made).toEqual(made);
    const other = (await runWith(['time'], ask)).made;
    expect(made.map((time, at) => time === other[at])).toEqual([false, false, false, true]);
    expect(names.filter((name) => name.startsWith('time:'))).toEqual([
      'time: new Date()',
      'time: Date.now()',
      'time: Date()',
    ]);
  });
});

it('is what formats write that are given none', async () => {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', dateStyle: 'full' });
  const write = () => [
    [undefined].map((none) => format.format(none)),
    format.format(),
    format.formatToParts()[0]!.value,
    format.format(0),
    format.formatToParts(0)[0]!.value,
  ];
  const { made, names } = await runWith([], write);
  expect(made.slice(3)).toEqual(['Thursday, January 1, 1970', 'Thursday']);
  expect(names).toEqual(['time: format()', 'time: format()', 'time: formatToParts()']);
  const other = (await runWith(['time'], write)).made;
  expect(made.map((text, at) => String(text) === String(other[at]))).toEqual([
    ...[false, false, false],
    ...[true, true],
  ]);
});

describe('the language', () => {
  const write = (locale?: string) => [
    (1234567.5).toLocaleString(locale),
    12345678901234567890n.toLocaleString(locale),
    new Date(0).toLocaleDateString(locale, { timeZone: 'UTC', month: 'long', day: 'numeric' }),
    new Date(0).toLocaleTimeString(locale, { timeZone: 'UTC', timeStyle: 'full' }),
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1234.5),
    Intl.NumberFormat(locale).format(1234.5),
    new Intl.RelativeTimeFormat(locale).format(-3, 'day'),
    new Intl.ListFormat(locale).format(['a', 'b', 'c']),
    new Intl.PluralRules(locale, { type: 'ordinal' }).select(2),
  ];

  it('is the other one where it is varied and none is named', async () => {
    const here = write();
    expect((await runWith([], write)).made).toEqual(here);
    const { made, names } = await runWith(['locale'], write);
    expect(made).toEqual(write(OTHER_LOCALE));
    expect(made.filter((text, at) => text === here[at])).toEqual([]);
    expect(names).toHaveLength(9);
  });

  it('is the one that is named', async () => {
    const { made, names } = await runWith(['locale'], () => write('pl'));
    expect([made, names]).toEqual([write('pl'), []]);
  });
});

describe('the browser', () => {
  let seen: unknown[];
  const look = () => {
    const { navigator } = globalThis as unknown as { navigator: Record<string, unknown> };
    const { language, languages, platform, userAgent, hardwareConcurrency } = navigator;
    return [language, (languages as string[])[0], platform, userAgent, hardwareConcurrency];
  };
  beforeAll(() => {
    seen = look();
  });

  it('is another where it is varied', async () => {
    const { made, names } = await runWith([], look);
    expect(made).toEqual(seen);
    expect(names).toContain('browser: navigator.language');
    const other = (await runWith(['browser'], look)).made;
    expect(other).toEqual([
      ...[OTHER_LOCALE, OTHER_LOCALE, 'MacIntel'],
      ...['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 3],
    ]);
  });
});
