import { expect, test } from 'vitest';
import { codeOf, expressionOf } from '../fixtures/parsed.ts';
import type { Syntax } from '../syntax.ts';
import { asWritten } from './written-out.ts';

/** An expression as its authors wrote it: `a ?? b`, or the code itself. */
function print(code: string): string {
  const node = asWritten(expressionOf(code));
  const text = (one: unknown) => codeOf(`(${code});`, one as Syntax);
  const { type, operator, left, right } = node;
  return type === 'LogicalExpression'
    ? `${text(left)} ${String(operator)} ${text(right)}`
    : text(node);
}

test.each([
  ['size != null ? size : 1', 'size ?? 1'],
  ['(a = props.size) != null ? a : 1', 'props.size ?? 1'],
  ['null != (a = props.size) ? a : 1', 'props.size ?? 1'],
  ['size !== null && size !== void 0 ? size : 1', 'size ?? 1'],
  ['(a = props.size) !== null && a !== void 0 ? a : 1', 'props.size ?? 1'],
  ['null !== (a = props.size) && void 0 !== a ? a : 1', 'props.size ?? 1'],
  ['props.size != null ? props.size : 1', 'props.size ?? 1'],
  ['size !== undefined && size !== null ? size : 1', 'size ?? 1'],
  ['size ?? 1', 'size ?? 1'],
])('%s was %s', (code, written) => expect(print(code)).toBe(written));

test.each([
  'size == null ? size : 1',
  'size !== null ? size : 1',
  'size != 0 ? size : 1',
  'size != null ? step : 1',
  'size != null && step ? size : 1',
  'size !== null || size !== void 0 ? size : 1',
  '(a = props.size) != null ? b : 1',
  '(a = props.size) !== null && b !== void 0 ? a : 1',
  'props[size] != null ? props[size] : 1',
  'props.size != null ? other.size : 1',
  'null != null ? null : 1',
  'open ? size : 1',
  'size',
])('%s is what it is', (code) => expect(print(code)).toBe(code));
