import { expect, test } from 'vitest';
import { inAuthoredOrder } from '../type-text/described.ts';

const values = ['small', 'medium', 'large'].map((value) => ({ text: `'${value}'`, value }));

test('a union that the checker sorted is written in the order of its authors', () => {
  expect(inAuthoredOrder("'large' | 'medium' | 'small'", values)).toBe(
    "'small' | 'medium' | 'large'",
  );
  expect(inAuthoredOrder("Responsive<'large' | 'small'> | number", values)).toBe(
    "Responsive<'small' | 'large'> | number",
  );
});

test('a union of other values stays as it is', () => {
  expect(inAuthoredOrder("'large' | 'none'", values)).toBe("'large' | 'none'");
  expect(inAuthoredOrder("'large'", values)).toBe("'large'");
});
