/** Whose words are told of a prop that a component and what it is made of declare. */
import { expect, test } from 'vitest';
import { readKit } from '../../fixtures/read-kit.ts';

const kit = readKit(
  {
    'index.d.ts': `import type { LinkProps } from 'links/Link';
interface OwnCardProps {
  /** Where the card leads. @deprecated Put a link in it. */
  href?: string;
  target?: string;
}
export declare const Card: React.FC<LinkProps & Omit<OwnCardProps, 'as'>>;`,
  },
  {
    others: {
      'node_modules/links/package.json': '{"name":"links","version":"1.0.0"}',
      'node_modules/links/Link.d.ts': `export type LinkProps = {
  /** The address of a link. */
  href?: string;
  /** Where it opens. */
  target?: string;
};`,
    },
  },
);

test('those of its own come before those of a base, though the base be written first', () => {
  const { from, description, deprecated } = kit.prop('Card', 'href');
  expect([from, description, deprecated]).toEqual([
    null,
    'Where the card leads.',
    'Put a link in it.',
  ]);
  expect(kit.prop('Card', 'target').description).toBe('Where it opens.');
});
