import { expect, it } from 'vitest';
import type { Block, Page } from '../../shared/page.ts';
import type { PlaygroundControl } from '../../shared/playground.ts';
import type { DemoText } from '../../shared/markdown/print-demo.ts';
import { createLineCutter } from '../base/text.ts';
import type { ListedPage, MarkdownContext } from './block-kind.ts';
import { kindOf } from './index.ts';

const files: Record<string, string> = {
  'content/a.md': '# Title\r\n\r\nLead.\r\n\r\nOne *two*.\r\n\r\n[r]: /r\r\n',
};
const texts: Record<string, DemoText> = {
  'content/a.tsx': {
    excerpt: '',
    files: [{ name: 'a.tsx', code: 'export default () => <p>{`a`}</p>;' }],
  },
  'content/b.jsx': {
    excerpt: 'b()',
    files: [
      { name: 'b.jsx', code: '// ```' },
      { name: 'd`a`ta.json', code: '{}' },
    ],
  },
};
const control = { default: null, initial: null, required: false };
const controls: PlaygroundControl[] = [
  { ...control, prop: 'color', kind: 'choice', values: ['a`b', 2, true, '\u001b[2J'], default: 2 },
  {
    ...control,
    prop: 'icon',
    kind: 'preset',
    presets: [{ name: '*', code: '', html: '', imports: [] }],
  },
  { ...control, prop: 'size', kind: 'text' },
];
const listed = (title: string, rest: Partial<ListedPage> = {}): ListedPage => ({
  ...{ pathname: `/${title}`, title, description: '', thumbnail: '', isCode: false },
  ...rest,
});
const context: MarkdownContext = {
  page: { source: { file: 'content/a.md', editUrl: '' } } as Page,
  readLines: (file, from, to) => createLineCutter(files[file]!)(from, to),
  listed: [
    { title: '', hash: '', pages: [listed('a', { description: 'About a.' })] },
    { title: 'Rest', hash: 'rest', pages: [listed('B', { isCode: true })] },
  ],
  placeLinks: (markdown) => markdown.replace('/r', '/r.md'),
  textOf: ({ file }) => texts[file]!,
  controlsOf: ({ component }) => (component === 'Button' ? controls : []),
};
const print = (block: Block) => kindOf(block).markdown(block, context);

const demo = { id: 'a', hash: 'a', title: 'A demo', file: 'content/a.tsx', line: 1 };
const plain = { hideHeader: false, hideEditButton: false, iframe: null };

it('prints prose as it was written, with what the site made in its place', () => {
  const markdown: [number, number][] = [[5, 7]];
  expect(print({ kind: 'html', html: '…', markdown })).toBe('One *two*.\n\n[r]: /r.md');
  expect(print({ kind: 'html', html: '…', markdown: [[3, 4], '### 1.0.0', [5, 5]] })).toBe(
    'Lead.\n\n### 1.0.0\n\nOne *two*.',
  );
  expect(print({ kind: 'html', html: '…', markdown: [[3, 3], [4, 4], '', [5, 5]] })).toBe(
    'Lead.\n\nOne *two*.',
  );
  expect(print({ kind: 'html', html: '…' })).toBe('');
});

it('prints a demo as its code, in a fence that the code does not close', () => {
  expect(print({ kind: 'demo', ...demo, ...plain })).toBe(
    '**A demo** (`content/a.tsx`)\n\n```tsx\nexport default () => <p>{`a`}</p>;\n```',
  );
  expect(print({ kind: 'demo', ...demo, ...plain, file: 'content/b.jsx' })).toBe(
    [
      '**A demo** (`content/b.jsx`)',
      '```jsx\nb()\n```',
      'The whole file:',
      '````jsx\n// ```\n````',
      '``d`a`ta.json``:',
      '```json\n{}\n```',
    ].join('\n\n'),
  );
});

it('prints a playground as the props that it controls', () => {
  const playground = { ...demo, kind: 'playground' as const, package: '', options: '' };
  expect(print({ ...playground, component: 'Button' })).toBe(
    "**A demo**: `<Button>` with controls for\n\n- `color`: ``'a`b'``, `2`, `true`, `'\\u001b[2J'` (default `2`)\n- `icon`: \\*\n- `size`: text",
  );
  expect(print({ ...playground, component: 'Box' })).toBe(
    '**A demo**: `<Box>` with controls for none of its props.',
  );
});

it('prints a list of pages as links', () => {
  expect(print({ kind: 'pages', letters: false, tocIndex: 0, line: 1 })).toBe(
    '- [a](/a.md): About a.\n\n## Rest\n\n- [`B`](/B.md)',
  );
});
