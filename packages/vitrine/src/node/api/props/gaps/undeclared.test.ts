import { expect, test } from 'vitest';
import { readKit } from '../fixtures/read-kit.ts';

const kit = readKit({
  'index.d.ts': `
export { Pane } from './pane.js';
import { Card, type Second } from './pane.js';
export interface DialogProps {
  pane?: React.ComponentProps<typeof Pane>;
  card?: React.ComponentProps<typeof Card>;
  lost?: Nowhere;
  renamed?: Second;
  known?: Card;
}
export declare function Dialog(props: DialogProps): React.JSX.Element;`,
  'pane.d.ts': `import * as React from 'react';
export declare function Pane(props: { size?: number }): React.JSX.Element;
export declare function Card(props: { size?: number }): React.JSX.Element;
type First = Gone.Size;
export type Second = First;`,
});

const bare = readKit({
  'index.d.ts': `import * as React from 'react'
import type { Card } from './pane.js'
export { Pane } from './pane.js'
export interface DialogProps { pane?: React.ComponentProps<typeof Pane>; card?: Card }
export declare function Dialog(props: DialogProps): React.JSX.Element`,
  'pane.d.ts': `export declare function Pane(props: { size?: number }): null\nexport type Card = 1`,
});

test('imports above it that end in no semicolon declare nothing below them', () => {
  expect(bare.doc('Dialog').unresolved).toEqual([
    'the type of the prop "pane" is not known: the file that writes it does not declare "Pane"',
  ]);
});

test('a value that is only passed on is named as what a type lacks', () => {
  expect(kit.doc('Dialog').unresolved).toEqual([
    'the type of the prop "pane" is not known: the file that writes it does not declare "Pane"',
    'the type of the prop "lost" is not known: nothing declares "Nowhere"',
    'the type of the prop "renamed" is not known: nothing declares "Gone.Size"',
    'the type of the prop "known" could not be resolved',
  ]);
});
