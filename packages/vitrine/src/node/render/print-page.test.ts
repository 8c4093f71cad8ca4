import { expect, test } from 'vitest';
import type { Page } from '../../shared/page.ts';
import { printPage } from './print-page.ts';

const page = { title: 'Dialogs', description: 'Over the page.', blocks: [] } as unknown as Page;
const print = { isPage: () => true, base: '/', read: () => '', textOf: () => '' } as never;

test('the reference of a part is linked by its page: headings of Markdown have addresses of their own', () => {
  const api = [
    { title: 'Dialog.Root', pathname: '/api/dialog#dialog-root' },
    { title: 'Knob', pathname: '/api/knob', package: '@acme/knobs' },
  ];
  expect(printPage(page, { api, listed: [] }, print)).toBe(
    [
      '# Dialogs',
      '',
      'Over the page.',
      '',
      '## API',
      '',
      '- [`<Dialog.Root />`](/api/dialog.md)',
      '- [`<Knob />`](/api/knob.md) of @acme/knobs',
      '',
    ].join('\n'),
  );
});
