import { expect, test } from 'vitest';
import { codeOf, statementsIn } from '../fixtures/parsed.ts';
import type { Syntax } from '../syntax.ts';
import { givenLater } from './given-later.ts';

/** What a statement gives to a name that has nothing: `size ?? 1`. */
function print(code: string): string | null {
  const found = givenLater(statementsIn(code)[0]!);
  if (found === null) return null;
  const { left, operator, right } = found.init as Syntax & { left: Syntax; right: Syntax };
  expect(codeOf(code, left)).toBe(found.id.name);
  return `${codeOf(code, left)} ${String(operator)} ${codeOf(code, right)}`;
}

test.each([
  ['size ??= 1;', 'size ?? 1'],
  ["size ||= 'md';", "size || 'md'"],
  ['size = size ?? 1;', 'size ?? 1'],
  ["size = size || 'md';", "size || 'md'"],
  ['size = (a = size) != null ? a : 1;', 'size ?? 1'],
  ['size ?? (size = 1);', 'size ?? 1'],
  ['size != null ? size : (size = 1);', 'size ?? 1'],
  ['size !== null && size !== void 0 ? size : (size = 1);', 'size ?? 1'],
  ['if (size === undefined) size = 1;', 'size ?? 1'],
  ['if (size === void 0) { size = 1; }', 'size ?? 1'],
  ['if (size == null) size = 1;', 'size ?? 1'],
  ["if (typeof size === 'undefined') size = 1;", 'size ?? 1'],
  ["if (!size) size = 'md';", "size || 'md'"],
])('%s stands in for what is missing', (code, value) => expect(print(code)).toBe(value));

test.each([
  'size = 1;',
  'size = step ?? 1;',
  'size &&= 1;',
  'size += 1;',
  'size && (size = 1);',
  'size ?? (step = 1);',
  'size ?? call();',
  'props.size ??= 1;',
  'props.size ?? (props.size = 1);',
  'if (size === undefined) step = 1;',
  'if (size === undefined) size = 1; else size = 2;',
  'if (size === undefined) { size = 1; call(); }',
  'if (size === undefined) {}',
  'if (size === undefined) call();',
  'if (size === undefined) return;',
  'if (size === null) size = 1;',
  'if (size !== undefined) size = 1;',
  "if (typeof size === 'string') size = 1;",
  "if (void size === 'undefined') size = 1;",
  'if (size === 2) size = 1;',
  'if (step === undefined) size = 1;',
  'if (!step) size = 1;',
  'if (size) size = 1;',
  'const size = 1;',
])('%s says nothing of it', (code) => expect(print(code)).toBeNull());
