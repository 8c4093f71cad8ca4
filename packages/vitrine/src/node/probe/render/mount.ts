import type { ReactNode } from 'react';
import type { FakeElement } from '../document/fake-element.ts';
import { openDocument } from '../document/open-document.ts';
import { MOST_MARKUP } from '../trial/answer.ts';
import type { Stage } from './elements.ts';
import { settle } from './settle.ts';

/** Long enough for what moves into its place. */
export const SETTLED = 2000;
/** Long enough for effects. */
export const EFFECTS_RUN = 100;

/** What came of an element in the document. */
export interface Mounted {
  /** The element that it was mounted in. */
  box: FakeElement;
  html: string;
  noisy: boolean;
  /** Whether it threw, be it in an effect. */
  threw: boolean;
}

/** What an error says where something asks for more than the small document has: browsers have it. */
const LACK = /is not defined|'instanceof'/;

/**
 * Mounts elements in the document, and tells their markup as a browser has it once nothing changes it any more.
 * @param most milliseconds, see `settle`
 */
export async function mountAll(
  { react, noise }: Pick<Stage, 'react' | 'noise'>,
  elements: readonly ReactNode[],
  most: number,
): Promise<Mounted[]> {
  const document = openDocument();
  const { createRoot, flushSync } = react.loadClient();
  const mounted = elements.map((element) => {
    const box = document.body.appendChild(document.createElement('div'));
    const before = noise.count();
    const one = { box, threw: false };
    const fall = (error: unknown) => {
      one.threw ||= !LACK.test((error as Partial<Error> | undefined)?.message ?? '');
    };
    try {
      const root = createRoot(box, { onUncaughtError: fall });
      flushSync(() => root.render(element));
    } catch (error) {
      fall(error);
    }
    return Object.assign(one, { noisy: noise.count() > before });
  });
  await settle(most);
  return mounted.map(({ box, noisy, threw }) => {
    return { box, html: box.innerHTML.slice(0, MOST_MARKUP), noisy, threw };
  });
}
