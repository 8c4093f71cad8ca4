import { expect, test } from 'vitest';
import styles from './demo.css?raw';

test('a demo is further from the text below it than from its own heading', () => {
  expect(/\.demo \{\s*margin: ([^;]+);/.exec(styles)?.[1]).toBe('16px 0 40px');
});
