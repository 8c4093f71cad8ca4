import { pick } from '../attack.ts';

type Random = () => number;

/** Names that every object has, or that something reads of one. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  'Symbol.iterator',
  '',
  '0',
];

const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://kit.example/1',
  'file:///etc/passwd',
  '//other.example/',
  '/\\other.example/',
  '/\t/other.example/',
  '\n//other.example/',
  '/\r\\other.example/',
  '\\\\other.example',
  'https://other.example/',
  'https://user:pass@kit.example/',
  'http://[::1',
  'https://',
  '/a',
  '/a/../../b',
  '#',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil',
  '\0',
  'e\u0301',
  '#112233',
  '#112233}body{display:none',
  'url(https://other.example/)',
  'rgb(1, 2, 3)',
  '</style><script>',
  'expression(alert(1))',
  'dark',
  'rtl',
  'system',
  'js',
  'null',
  'NaN',
  '-0',
  '1e400',
  ...NAMES,
];

/** Any value that JSON can be: of the wrong type, with names of prototypes, deep, long, with markup. */
export function hostileValue(random: Random, depth = 0): unknown {
  const kinds = [
    () => pick(random, TEXTS),
    () => pick(random, TEXTS),
    () => pick(random, TEXTS).repeat(Math.floor(random() * 300)),
    () => pick(random, [0, -1, 1, 0.5, 1e308, -1e308, 2 ** 53, Number.MAX_SAFE_INTEGER, 4e9]),
    () => pick(random, [true, false, null]),
    () => (depth > 3 ? [] : hostileList(random, depth)),
    () => (depth > 3 ? {} : hostileObject(random, NAMES, depth)),
    () => deep(random),
  ];
  return pick(random, kinds)();
}

function hostileList(random: Random, depth: number): unknown[] {
  if (random() < 0.05) return Array.from({ length: 2000 }, () => pick(random, TEXTS));
  const length = Math.floor(random() * 5);
  return Array.from({ length }, () => hostileValue(random, depth + 1));
}

/** An object with some of the given names, and some that are never wanted. */
export function hostileObject(random: Random, names: readonly string[], depth = 0): unknown {
  const entries = [...names, ...NAMES]
    .filter(() => random() < 0.5)
    .map((name) => [name, hostileValue(random, depth + 1)] as const);
  // Not `Object.fromEntries` alone: `__proto__` has to become a name of its own, as JSON makes it.
  return Object.fromEntries(entries);
}

function deep(random: Random): unknown {
  let value: unknown = pick(random, TEXTS);
  const isList = random() < 0.5;
  const levels = Math.floor(random() ** 4 * 2000);
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** A value of the right shape, parts of which are exchanged for something else; lists may be far too long. */
export function mutate(random: Random, value: unknown, chance = 0.2, depth = 0): unknown {
  if (random() < chance) return hostileValue(random, 1);
  const change = (part: unknown) => mutate(random, part, chance, depth + 1);
  if (Array.isArray(value)) {
    const items = value.map(change);
    const times = depth < 2 && random() < 0.05 ? 300 : 1;
    return Array.from({ length: times }, () => items).flat();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

/** Characters: twice what is read of any answer. */
const LONGEST = 2_000_000;

/** JSON cut off where it gets too long: long lists of long texts are longer than any text can be. */
function cutJson(value: unknown): string {
  let length = 0;
  const text = JSON.stringify(value, (name, part: unknown) => {
    if (length > LONGEST) return undefined;
    length += name.length + (typeof part === 'string' ? part.length : 2);
    return Array.isArray(part) ? part.slice(0, LONGEST - length) : part;
  });
  return (text ?? '').slice(0, LONGEST);
}

/** The text of a value, mostly: else cut off, with a byte exchanged, or no JSON at all. */
export function hostileText(random: Random, value: unknown): string {
  const text = cutJson(value);
  const at = Math.floor(random() * text.length);
  const kind = random();
  if (kind < 0.8) return text;
  if (kind < 0.86) return text.slice(0, at);
  if (kind < 0.92)
    return text.slice(0, at) + pick(random, ['"', '\\', '}', '\0', '\ud800']) + text.slice(at + 1);
  return pick(random, [
    '',
    'undefined',
    'NaN',
    '<!doctype html><title>Sign in</title>',
    '['.repeat(100_000),
    '{"a":'.repeat(50_000),
    `"${'a'.repeat(1_000_000)}"`,
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '{"__proto__":{"mode":"dark"}}',
    '{"toString":1}',
  ]);
}
