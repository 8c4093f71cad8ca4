/** Attributes of elements that a type declares again without a word. */
import { expect, test } from 'vitest';
import { readKit } from '../../fixtures/read-kit.ts';

const react = `import * as React from 'react';\n`;
const kit = readKit({
  'index.d.ts': `
export * from './Choice/index.js';
export * from './stars/Stars.js';`,
  'Choice/index.d.ts': `${react}import type { HelperProps } from '../shared/helpers.js';
export interface ChoiceProps extends HelperProps {
  name: string;
  title?: string;
}
export declare const Choice: React.FC<ChoiceProps & React.HTMLAttributes<HTMLElement>>;`,
  'stars/Stars.d.ts': `${react}import type { ChoiceProps } from '../Choice/index.js';
export declare const Stars: React.FC<Omit<ChoiceProps, 'name'> & React.HTMLAttributes<HTMLElement>>;`,
  'shared/helpers.d.ts': `export interface HelperProps { id?: string }`,
});

test('what a component writes down for itself has a row where another one takes it over', () => {
  const from = ({ from: base }: { from: string | null }) => base;
  expect(kit.each('Choice', from)).toEqual({ name: null, title: null });
  expect(kit.each('Stars', from)).toEqual({ title: 'Choice' });
});
