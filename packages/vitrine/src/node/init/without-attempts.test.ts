import { expect, it } from 'vitest';
import type { Candidate } from './components/choose-components.ts';
import { withoutAttempts } from './without-attempts.ts';

const candidate = (name: string, attempts: Candidate['attempts']): Candidate => ({
  ...{ name, specifier: 'kit', isDefault: false, title: name },
  attempts,
});
const markup = (html: string) => ({ html, noisy: false, styled: false });
const whole = { hasChildren: true, props: {} };
const bare = { hasChildren: false, props: {} };

it('leaves out attempts with what came of them, and who has none any more', () => {
  const candidates = [candidate('Card', [whole, bare]), candidate('Item', [whole])];
  const rendered = [
    { name: 'Card', results: [markup('a'), markup('b')] },
    { name: 'Item', results: [markup('c')] },
  ];
  const shown = ['Card', 'Item'].map((name) => {
    const { attempts: _, ...own } = candidate(name, []);
    return { ...own, ...whole };
  });
  expect(withoutAttempts({ candidates, rendered }, shown)).toEqual({
    candidates: [candidate('Card', [bare])],
    rendered: [
      { name: 'Card', results: [markup('b')] },
      { name: 'Item', results: [] },
    ],
  });
  const part = { name: 'Bar', props: {} };
  const other = { ...shown[0]!, part };
  expect(withoutAttempts({ candidates, rendered }, [other]).candidates).toEqual(candidates);
});
