import { expect, it } from 'vitest';
import { printDemo } from './print-demo.ts';

const demo = { title: 'A *demo*', file: 'demos/a.tsx' };

it('a demo is told with its excerpt, its file, and the files that it imports', () => {
  const files = [
    { name: 'a.tsx', code: 'a();' },
    { name: 'b.module.css', code: '.b {}' },
    { name: 'LICENSE', code: 'c' },
  ];
  expect(printDemo(demo, { excerpt: 'a', files })).toBe(
    [
      ...['**A \\*demo\\*** (`demos/a.tsx`)', '```tsx\na\n```', 'The whole file:'],
      ...['```tsx\na();\n```', '`b.module.css`:', '```css\n.b {}\n```'],
      ...['`LICENSE`:', '```text\nc\n```'],
    ].join('\n\n'),
  );
});

it('a demo without an excerpt is told by its file, one without files by its name', () => {
  const files = [{ name: 'a.tsx', code: 'a();' }];
  expect(printDemo(demo, { excerpt: '', files })).toBe(
    '**A \\*demo\\*** (`demos/a.tsx`)\n\n```tsx\na();\n```',
  );
  expect(printDemo(demo, { excerpt: '', files: [] })).toBe('**A \\*demo\\*** (`demos/a.tsx`)');
  expect(printDemo(demo, { excerpt: '', files: [], fileName: 'a.tsx' })).toBe(
    '**A \\*demo\\*** (`a.tsx`)',
  );
});
