import { expect, it } from 'vitest';
import type { DocSource } from '../sources/doc-source.ts';
import { listPages } from './list-pages.ts';

const page = (path: string, group: string, description = '', kind = 'markdown') => ({
  ...{ path, kind, title: `*${path}*`, description, markdown: '', group },
  ...{ components: [], reference: [], demos: [] },
});
const source = {
  describe: () =>
    Promise.resolve({
      title: 'Kit',
      library: { name: 'dials', version: '1.0.0' },
      pages: [
        page('/', '', 'All\nof [it].'),
        page('/a', 'First steps'),
        page('/b', 'First steps', 'Goes on.'),
        page('/api/knob', 'API', 'Turns.', 'api'),
      ],
    }),
} as unknown as DocSource;

const HEAD = '# Kit: pages of the documentation of dials 1.0.0';

it('lists the pages by their groups, and what each is about', async () => {
  expect(await listPages(source, {})).toBe(
    [
      HEAD,
      '- [\\*/\\*](/): All of \\[it\\].',
      '## First steps\n\n- [\\*/a\\*](/a)\n- [\\*/b\\*](/b): Goes on.',
      // What a component is, its page says.
      '## API\n\n- [\\*/api/knob\\*](/api/knob)',
    ].join('\n\n'),
  );
});

it('lists those of a group, by its name in any form', async () => {
  expect(await listPages(source, { group: 'first step' })).toBe(
    `${HEAD}\n\n## First steps\n\n- [\\*/a\\*](/a)\n- [\\*/b\\*](/b): Goes on.`,
  );
  await expect(listPages(source, { group: 'last' })).rejects.toThrow(
    'There is no group "last". There are First steps, API.',
  );
});
