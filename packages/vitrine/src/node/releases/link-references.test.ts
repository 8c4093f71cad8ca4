import { expect, it } from 'vitest';
import { linkReferences } from './link-references.ts';

const ADDRESSES = {
  issues: 'https://code.example/{number}',
  authors: 'https://people.example/{name}',
};

it('makes links of numbers and of authors', () => {
  expect(linkReferences('- [tabs] Fix `a` (#12) (#13) @jo-1 and @Sam.', ADDRESSES)).toBe(
    '- [tabs] Fix `a` ([#12](https://code.example/12)) ([#13](https://code.example/13)) [@jo-1](https://people.example/jo-1) and [@Sam](https://people.example/Sam).',
  );
});

it.each([
  '`@jo #12`',
  '[#12](https://a.example/12) and [@jo](/jo)',
  'https://a.example/#12 and https://a.example/@jo',
  '<a href="#12">it</a>',
  '@kit/core@1.2.0 and jo@mail.example and kit@2',
  'a#12, &#123;, #1a, ##12',
  '```\n#12 @jo\n```',
  '### Heading',
])('leaves %s alone', (text) => {
  expect(linkReferences(text, ADDRESSES)).toBe(text);
});

it('links what the configuration has an address for', () => {
  expect(linkReferences('#12 @jo', {})).toBe('#12 @jo');
  expect(linkReferences('#12 @jo', { issues: ADDRESSES.issues })).toBe(
    '[#12](https://code.example/12) @jo',
  );
});

it.each(['[', '<', '`', '[a](', '@a', 'https:', '#1'])('takes linear time for many %s', (part) => {
  const started = performance.now();
  linkReferences(part.repeat(50_000), ADDRESSES);
  expect(performance.now() - started).toBeLessThan(1500);
});
