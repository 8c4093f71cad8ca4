import { expect, it } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { varies } from './varies.ts';

it.each<[string, () => unknown]>([
  ['a year', () => new Date().getFullYear()],
  ['now', () => Date.now()],
  ['a date as text', () => Date()],
  ['a time zone', () => new Date(0).getHours()],
  ['a language', () => (1234.5).toLocaleString()],
  ['a format', () => new Intl.NumberFormat().format(1234.5)],
  ['a format that is called', () => Intl.DateTimeFormat().resolvedOptions().locale],
  ['chance', () => Math.random()],
  ['an id', () => crypto.randomUUID()],
  ['chance in a list', () => crypto.getRandomValues(new Uint8Array(8))],
])('is otherwise elsewhere: %s', (_, make) => {
  expect(varies(() => String(make()))).toBe(true);
});

it('is the same elsewhere: what is fixed, what is counted, and what throws', () => {
  let count = 0;
  const fixed = () =>
    new Intl.NumberFormat('en').format(1.5) + String(new Date(2026, 0, 15).getDate());
  expect(varies(fixed)).toBe(false);
  expect(varies(() => String((count += 1)))).toBe(false);
  expect(varies(() => String(new Date() instanceof Date))).toBe(false);
  const fail = () => {
    throw new Error('no');
  };
  expect(varies(fail)).toBe(false);
});

it('leaves everything as it was', () => {
  const all = () => [
    Date,
    Math.random,
    Reflect.get(crypto, 'randomUUID'),
    Intl.NumberFormat,
    process.env['TZ'],
  ];
  const before = [...all(), new Date(0).getHours(), crypto.randomUUID().length];
  varies(() => '');
  expect(() =>
    elsewhere(() => {
      throw new Error('no');
    }, 0),
  ).toThrow('no');
  const after = [...all(), new Date(0).getHours(), crypto.randomUUID().length];
  expect(after).toEqual(before);
});

it('renders 400 days later, in Arabic, at the other end of the world', () => {
  const now = Date.UTC(2026, 0, 15, 12);
  const said = elsewhere(
    () => `${new Date().toISOString()} ${new Date(now).getHours()} ${(12).toLocaleString()}`,
    now,
  );
  expect(said).toBe('2027-02-20T02:24:00.000Z 2 ١٢');
});
