import { expect, test } from 'vitest';
import { readKit } from '../../props/fixtures/read-kit.ts';

const { doc } = readKit(`
declare const TAGS: { readonly h1: 'h1'; readonly h2: 'h2'; readonly body: 'p' };
declare const SAME: { readonly a: 'div'; readonly b: 'div' };
declare const OTHER: { readonly a: 'div'; readonly b: 'none-such' };
interface Own { own?: number }
export declare function Text<K extends keyof typeof TAGS = 'body'>(props: { variant?: K } & React.ComponentPropsWithoutRef<(typeof TAGS)[K]>): React.JSX.Element;
export declare function Open<K extends keyof typeof TAGS>(props: { variant: K } & React.ComponentProps<(typeof TAGS)[K]>): React.JSX.Element;
export declare function Same<K extends keyof typeof SAME>(props: Own & (Omit<React.ComponentPropsWithRef<(typeof SAME)[K]>, 'color'>)): React.JSX.Element;
export declare function Other<K extends keyof typeof OTHER>(props: Own & React.ComponentProps<(typeof OTHER)[K]>): React.JSX.Element;
export declare function Plain<K extends keyof typeof TAGS>(props: Own & { of: (typeof TAGS)[K] }): React.JSX.Element;
`);
const rootOf = (name: string) => [doc(name).rootElement, doc(name).takesAttributes];

test('elements that a prop looks up in a map are told, by default or where there is one', () => {
  expect(rootOf('Text')).toEqual(['p', true]);
  expect(rootOf('Open')).toEqual([null, true]);
  expect(rootOf('Same')).toEqual(['div', true]);
  expect(rootOf('Other')).toEqual([null, false]);
  expect(rootOf('Plain')).toEqual([null, false]);
});
