import { expect, it } from 'vitest';
import type { Page } from '../../shared/page.ts';
import type { PageContext } from './context.ts';
import { renderPageLinks } from './page-header.ts';
import { printPage } from './print-page.ts';

const page = { pathname: '/a', source: { file: 'content/a.md', editUrl: '' } } as Page;
const context = { api: [{ pathname: '/api/dial', title: 'Dial' }] } as unknown as PageContext;
const config = { url: 'https://kit.example/ui', assistants: [] };

it('names the components, the Markdown, and the assistants that a site names', () => {
  const assistants = [{ label: 'Ask <Acme>', href: 'https://chat.example/?a=b&q={url}' }];
  expect(renderPageLinks(page, context, { ...config, assistants })).toBe(
    '<p class="page-api">API: <a href="/api/dial"><code>Dial</code></a> · <a href="/a.md">View as Markdown</a> · <a href="/a.md" data-copy>Copy page</a> · <a href="https://chat.example/?a=b&amp;q=https%3A%2F%2Fkit.example%2Fui%2Fa.md" rel="noreferrer">Ask &lt;Acme&gt;</a></p>',
  );
});

it('leads to no Markdown of what the site made itself, and to no assistant by default', () => {
  const own = { ...page, source: { file: '', editUrl: '' } };
  expect(renderPageLinks(own, { ...context, api: [] }, config)).toBe('');
  expect(renderPageLinks(page, context, config)).not.toContain('https:');
});

it('links the page of a part in Markdown, whose headings have addresses of their own', () => {
  const dialogs = { title: 'Dialogs', description: 'Over the page.', blocks: [] };
  const api = [
    { title: 'Dialog.Root', pathname: '/api/dialog#dialog-root' },
    { title: 'Knob', pathname: '/api/knob', package: '@acme/knobs' },
  ];
  const print = { isPage: () => true, base: '/', read: () => '', textOf: () => '' } as never;
  expect(printPage(dialogs as unknown as Page, { api, listed: [] }, print)).toBe(
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
