import { renderToString } from 'react-dom/server';
import { adapter } from 'virtual:vitrine/adapter';
import { demos } from 'virtual:vitrine/demos';
import pageStyleSheets from 'virtual:vitrine/page-styles';
import { App } from './app.tsx';
import { SANDBOXES } from './demo/sandbox/sandboxes.ts';
import { DrawerHeader } from './drawer/drawer-header.tsx';
import { TableOfContents } from './page/table-of-contents.tsx';
import { DemoToolbar } from './demo/toolbar/demo-toolbar.tsx';
import type { Server } from '../shared/contract.ts';
import { toolbarPrefix } from './demo/live/demos.ts';
import { documentStyles, partStyles } from './part-styles.ts';
import { createPageState } from './router/page-state.ts';
import { SERVER_CHOICES } from './preferences/preferences.ts';

/**
 * Implements `Server` (see `contract.ts`): bundled for Node with the site's adapter and demos.
 * Imports no Node itself.
 */
export const renderShell: Server['renderShell'] = (site, page) =>
  renderToString(
    <App
      site={site}
      state={createPageState(page)}
      navigate={() => undefined}
      written={{
        drawerHeader: <DrawerHeader site={site} />,
        contents: <TableOfContents toc={page.toc} />,
      }}
    />,
  );

export const prerenderDemo: Server['prerenderDemo'] = async (file, id) => {
  const { default: Demo } = await demos[file]!();
  const { Provider, prerender = prerenderPlain } = adapter;
  return prerender(
    <Provider preferences={SERVER_CHOICES}>
      <Demo />
    </Provider>,
    (element) => renderToString(element, { identifierPrefix: id }),
  );
};

export const renderToolbar: Server['renderToolbar'] = (id, data) =>
  renderToString(<DemoToolbar data={data} sandboxes={data.editable ? TOOLBAR_SANDBOXES : []} />, {
    identifierPrefix: toolbarPrefix(id),
  });

const TOOLBAR_SANDBOXES = SANDBOXES.filter(({ place }) => place === 'toolbar').map(
  ({ label }) => label,
);

export const styleAttributes: Server['styleAttributes'] = (ids) =>
  adapter.styleAttributes?.(ids) ?? {};

export const styles: Server['styles'] = partStyles;

export const iframeStyles: Server['iframeStyles'] = documentStyles;

export const pageStyles: Server['pageStyles'] = pageStyleSheets;

const prerenderPlain: NonNullable<typeof adapter.prerender> = (demo, render) => ({
  html: render(demo),
  styles: [],
});
