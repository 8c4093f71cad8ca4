import type { Config } from '../config/schema.ts';
import type { DirectiveLine } from '../markdown/directives/directive.ts';
import type { DemoReference } from '../../shared/page.ts';

/** Height in CSS pixels that is kept, where nobody says another: that of a button, and of one with some controls. */
const HEIGHTS = { demo: 40, playground: 400 };

/** Reads `clientOnly` and `clientOnly=400` of a directive; text that says what is wrong. */
export function readClientOnly(
  attributes: DirectiveLine['attributes'],
  kind: keyof typeof HEIGHTS,
): number | string | undefined {
  if (!attributes.has('clientOnly')) return undefined;
  const height = attributes.get('clientOnly');
  if (height === undefined) return HEIGHTS[kind];
  return /^[1-9]\d{0,3}$/.test(height)
    ? Number(height)
    : `"clientOnly" takes a height in pixels or nothing, not "${height}"`;
}

/**
 * The height that is kept for what browsers render alone, because its directive or the site says so; `undefined` for
 * what is rendered on the server.
 */
export function clientHeight(
  { clientOnly }: Pick<DemoReference, 'clientOnly'>,
  { demos }: { demos: Pick<Config['demos'], 'clientOnly'> },
  kind: keyof typeof HEIGHTS,
): number | undefined {
  return clientOnly ?? (demos.clientOnly ? HEIGHTS[kind] : undefined);
}
