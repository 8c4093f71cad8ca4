/** A component whose namespace of types stands before it. */
import { expect, test } from 'vitest';
import { readKit } from '../props/fixtures/read-kit.ts';

const kit = readKit(
  {
    'index.tsx': `import * as React from 'react';
export namespace Card { export interface Props { padding?: number } }
function CardRoot({ padding = 4 }: Card.Props) { return <section data-padding={padding} />; }
/** Names what is in it. */
const Header = ({ title }: { title: string }) => <header>{title}</header>;
/** Holds what belongs together. */
export const Card = Object.assign(CardRoot, { Header });
`,
  },
  { manifest: { types: './index.tsx' } },
);

test('is described by its own comment, and so are its parts', () => {
  expect(kit.doc('Card').description).toBe('Holds what belongs together.');
  expect(kit.doc('Card').props[0]).toMatchObject({ name: 'padding', default: '4' });
  expect(kit.doc('Card.Header').description).toBe('Names what is in it.');
});
