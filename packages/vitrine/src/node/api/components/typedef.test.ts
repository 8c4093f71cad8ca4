/** Props that JSDoc declares in JavaScript. */
import { expect, test } from 'vitest';
import { readKit } from '../props/fixtures/read-kit.ts';

const kit = readKit(
  {
    'index.jsx': `import React from 'react';
/**
 * @typedef {object} MenuProps
 * @property {string} label What it is called,
 *   on two lines.
 * @property {'left' | 'right'} [side='left'] - Where it opens.
 * @prop {React.ReactNode} [children]
 */
/**
 * A menu.
 * @param {MenuProps} props
 */
export function Menu({ label, side, children }) { return <ul data-side={side} aria-label={label}>{children}</ul>; }
`,
  },
  { manifest: { types: undefined, exports: './index.jsx' } },
);

test('have the words and the defaults of their tags', () => {
  expect(kit.doc('Menu').description).toBe('A menu.');
  expect(kit.each('Menu', ({ description }) => description)).toEqual({
    label: 'What it is called,\n  on two lines.',
    side: 'Where it opens.',
    children: '',
  });
  expect(kit.prop('Menu', 'side')).toMatchObject({ default: "'left'", defaultFrom: 'tag' });
});
