/** Attributes of elements that a type declares again without a word. */
import { expect, test } from 'vitest';
import { readKit } from '../../fixtures/read-kit.ts';

const react = `import * as React from 'react';
type Rest = Omit<React.HTMLAttributes<HTMLElement>, 'onChange'>;\n`;
const kit = readKit({
  'index.d.ts': `
export * from './Choice/index.js';
export * from './stars/Stars.js';`,
  'Choice/index.d.ts': `${react}import type { HelperProps } from '../shared/helpers.js';
export interface ChoiceProps extends HelperProps {
  name: string;
  title?: string;
  onKeyUp?: React.KeyboardEventHandler<HTMLElement>;
  onChange?: (event: React.ChangeEvent<HTMLElement>) => void;
}
export declare const Choice: React.FC<ChoiceProps & Rest>;`,
  'stars/Stars.d.ts': `${react}import type { ChoiceProps } from '../Choice/index.js';
export declare const Stars: React.FC<Omit<ChoiceProps, 'name'> & Rest>;`,
  'shared/helpers.d.ts': `export interface HelperProps { id?: string }`,
});

test('a handler that a component writes out has a row where another one takes it over, too', () => {
  const from = ({ from: base }: { from: string | null }) => base;
  const own = { name: null, title: null, onKeyUp: null, onChange: null };
  expect(kit.each('Choice', from)).toEqual(own);
  expect(kit.each('Stars', from)).toEqual({ onChange: 'Choice' });
});
