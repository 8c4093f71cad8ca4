import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A kind of request that a page makes. */
export interface RequestKind {
  name: string;
  /** Paths of the requests. */
  request: RegExp;
  /** Requests of the page's own code alone, not the browser's for a document. */
  byScript?: true;
  path?: string;
  /** What the reader has done before, while nothing fails. */
  before?: (page: Page) => Promise<unknown>;
  /** What the reader does, which makes the request. Left out: the page is opened. */
  act?: (page: Page) => Promise<unknown>;
  /** A frame of the page in which a message may stand as well. */
  frame?: (page: Page) => FrameLocator;
  /** Ends once the reader has what was asked for. */
  done: (page: Page) => Promise<unknown>;
  /** Nobody asked for it: nothing is said where it fails, and the rest of the page is as ever. */
  isExtra?: true;
  /** What the reader asked for comes in another way. */
  recovers?: true;
}

const box = (page: Page, hash: string): Locator => page.locator(`main [data-demo][id="${hash}"]`);
const framed = (page: Page) => box(page, 'framed').frameLocator('iframe');
const counter = (page: Page) => box(page, 'counter');
const see = (locator: Locator) => locator.first().waitFor();
const press = (locator: Locator) => locator.evaluate((element: HTMLElement) => element.click());

/** The script has run, and every style sheet is whole. */
const started = (page: Page) =>
  page.waitForFunction(() => {
    const isWhole = ({ sheet }: HTMLLinkElement) => {
      try {
        return sheet!.cssRules.length > 0;
      } catch {
        // The browser's own error page.
        return false;
      }
    };
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    return 'vitrineStarted' in window && [...styles].every(isWhole);
  });
/** It answers: what a press before that does is repeated once it does. */
const live = async (page: Page) => {
  await press(counter(page).locator('.demo-content button'));
  await see(counter(page).getByText('Clicked 1 times'));
};
const show = (hash: string) => (page: Page) => box(page, hash).scrollIntoViewIfNeeded();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const openSearch = (page: Page) => press(page.getByRole('button', { name: 'Search', exact: true }));
const type = (text: string) => (page: Page) => dialog(page).getByRole('combobox').fill(text);
const search = async (page: Page) => {
  await openSearch(page);
  // Typed before the dialog is there, when it comes late.
  await page.keyboard.type('guide');
};
const found = (page: Page) => see(dialog(page).getByRole('option'));

const button = (name: string) => (page: Page) =>
  counter(page).getByRole('button', { name, exact: true });
const openSource = (page: Page) => press(button('Show the source')(page));
const showSource = async (page: Page) => {
  await show('counter')(page);
  await live(page);
};
const sourceShown = (page: Page) => see(counter(page).locator('.demo-source pre'));
const beforeEdit = async (page: Page) => {
  await showSource(page);
  await openSource(page);
  await sourceShown(page);
};
const edit = async (page: Page) => press(button('Edit')(page));
const edited = async (page: Page) => {
  const code = counter(page).locator('.cm-content');
  await see(code);
  await code.press('ControlOrMeta+End');
  await page.keyboard.insertText(' ');
  await see(
    counter(page)
      .frameLocator('.edit-frame')
      .frameLocator('iframe')
      .getByRole('button', { name: /Clicked/ }),
  );
};
const openMenu = (page: Page) => press(button('See more')(page));
const menuShown = (page: Page) => see(counter(page).getByRole('menuitem'));
const beforeDownload = async (page: Page) => {
  await showSource(page);
  await openMenu(page);
  await menuShown(page);
};
const download = (page: Page) =>
  press(counter(page).getByRole('menuitem', { name: 'Download as ZIP' }));
const downloaded = (page: Page) => see(counter(page).getByText('Downloaded'));

const asset = (names: string, type = 'js') => new RegExp(`^/assets/(?:${names})-[^/]+\\.${type}$`);
const later = (page: Page) => started(page).then(() => page.waitForTimeout(1500));

/** Opens the page and waits for what comes by itself. */
const extra = (name: string, request: RegExp, more: Partial<RequestKind> = {}): RequestKind => ({
  name,
  request,
  done: later,
  isExtra: true,
  ...more,
});

/** Every kind there is. */
export const REQUEST_KINDS: readonly RequestKind[] = [
  {
    name: 'document of a navigation',
    request: /^\/changes/,
    byScript: true,
    recovers: true,
    before: started,
    act: (page) => press(page.locator('nav.drawer a[href="/changes"]')),
    done: (page) => see(page.locator('main h1', { hasText: 'Changes' })),
  },
  { name: 'first script', request: asset('entry'), done: started },
  { name: 'module that the first script imports', request: asset('shell'), done: started },
  { name: 'every script', request: /^\/assets\/[^/]+\.js$/, done: started },
  { name: 'deferred style', request: asset('shell', 'css'), done: started },
  extra('navigation', /^\/nav\.json$/),
  extra('announcements', /^\/news\.json$/),
  extra(
    'code and styles of announcements',
    asset('start-announcements|notices|sanitize', '(?:js|css)'),
  ),
  extra('versions', /^\/others\.json$/, { path: '/versions' }),
  extra('code of versions', asset('remote-versions'), { path: '/versions' }),
  extra('picture', /^\/logo\.svg$/),
  extra('font', /^\/kit\.woff2$/),
  extra('filter of props', asset('prop-filter'), { path: '/api/dial' }),
  extra('suggestions for an address', asset('show-suggestions'), { path: '/giude' }),
  extra('height of a demo in such a document', asset('sync-height'), { act: show('framed') }),
  extra('arrow keys', asset('on-first-use'), {
    before: started,
    act: async (page) => {
      await page.locator('nav.drawer a[href="/changes"]').focus();
      await page.keyboard.press('ArrowDown');
    },
  }),
  {
    name: 'menu of the theme',
    request: asset('appearance-choices'),
    before: started,
    act: (page) => page.getByRole('button', { name: /^Choose the theme/ }).click(),
    done: (page) => see(page.getByRole('radio', { name: 'Dark' })),
  },
  {
    name: 'dialog of the search',
    request: asset('search-dialog'),
    before: started,
    act: search,
    done: found,
  },
  {
    name: 'styles of the search',
    request: asset('search-dialog', '[a-z.]*css'),
    before: started,
    act: search,
    done: found,
  },
  {
    name: 'worker of the search',
    request: asset('local-worker'),
    before: started,
    act: search,
    done: found,
  },
  { name: 'search index', request: /^\/search\.json$/, before: started, act: search, done: found },
  {
    name: 'parts of the search index',
    request: /^\/assets\/search\//,
    before: started,
    act: search,
    done: found,
  },
  {
    name: 'vocabulary of the search',
    request: /^\/assets\/search\//,
    before: async (page) => {
      await started(page);
      await openSearch(page);
      await type('guide')(page);
      await found(page);
    },
    act: type('guode'),
    done: async (page) => {
      await see(page.getByText('Did you mean'));
      await found(page);
    },
  },
  ...(
    [
      ['code of a demo', asset('counter')],
      ['adapter', asset('adapter-client')],
      ['code that hydrates demos', asset('hydrate-demo')],
      ['code that finds demos', asset('start-demos|demos')],
    ] as const
  ).map(([name, request]): RequestKind => ({
    name,
    request,
    act: show('counter'),
    done: live,
  })),
  {
    name: 'code of a playground',
    request: asset('guide-[^/]+'),
    act: show('dial-playground'),
    done: (page) => see(page.locator('main [data-demo] .demo-content[data-ready] > .playground')),
  },
  ...(
    [
      ['document of a demo', /^\/assets\/frames\//],
      ['first script of such a document', asset('iframe-entry')],
      ['code of a demo in such a document', asset('framed')],
    ] as const
  ).map(([name, request]): RequestKind => ({
    name,
    request,
    act: show('framed'),
    frame: framed,
    done: async (page) => {
      await press(framed(page).locator('.demo-content button'));
      await see(framed(page).getByText('Framed 1 times'));
    },
  })),
  {
    name: 'code of the source',
    request: asset('demo-source|load-source'),
    before: showSource,
    act: openSource,
    done: sourceShown,
  },
  {
    name: 'styles of the source',
    request: asset('demo-source', '[a-z.]*css'),
    before: showSource,
    act: openSource,
    done: sourceShown,
  },
  {
    name: 'source of a demo',
    request: /^\/assets\/sources\//,
    before: showSource,
    act: openSource,
    done: sourceShown,
  },
  {
    name: 'menu of a demo',
    request: asset('more-menu-items'),
    before: showSource,
    act: openMenu,
    done: menuShown,
  },
  {
    name: 'options of a demo',
    request: asset('demo-options'),
    before: showSource,
    act: (page) => press(button('Theme, direction and width')(page)),
    done: (page) => see(counter(page).locator('.demo-options').getByRole('radio')),
  },
  {
    name: 'code of a project',
    request: asset('zip|reader-project|sandbox-project'),
    before: beforeDownload,
    act: download,
    done: downloaded,
  },
  {
    name: 'project of a demo',
    request: /^\/assets\/sources\//,
    before: beforeDownload,
    act: download,
    done: downloaded,
  },
  { name: 'editor', request: asset('editor-panel'), before: beforeEdit, act: edit, done: edited },
  {
    name: 'styles of the editor',
    request: asset('editor-panel', '[a-z.]*css'),
    before: beforeEdit,
    act: edit,
    done: edited,
  },
  {
    name: 'document of edited code',
    request: /^\/assets\/runner\//,
    before: beforeEdit,
    act: edit,
    done: edited,
  },
  {
    name: 'compiler of edited code',
    request: asset('compile-worker'),
    before: beforeEdit,
    act: edit,
    done: edited,
  },
  {
    name: 'worker for messages of edited code',
    request: asset('message-worker'),
    before: beforeEdit,
    act: edit,
    done: edited,
  },
  {
    name: 'modules of edited code',
    request: /^\/assets\/preview-/,
    before: beforeEdit,
    act: edit,
    done: edited,
  },
];
