import { renderToString } from 'react-dom/server';
import pageStyleSheets from 'virtual:vitrine/page-styles';
import { App } from './app.tsx';
import { SANDBOXES } from './demo/sandbox/sandboxes.ts';
import { DrawerHeader } from './drawer/drawer-header.tsx';
import { TableOfContents } from './page/table-of-contents.tsx';
import { DemoToolbar } from './demo/toolbar/demo-toolbar.tsx';
import type { ShellServer } from '../shared/contract.ts';
import { toolbarPrefix } from './demo/live/demos.ts';
import { documentStyles, partStyles } from './part-styles.ts';
import { setServerDirection } from './preferences/preferences.ts';
import { createPageState } from './router/page-state.ts';

/** Implements `ShellServer` (see `contract.ts`), without any code of the site. Imports no Node itself. */
export const renderShell: ShellServer['renderShell'] = (site, page, direction) => {
  setServerDirection(direction);
  return renderToString(
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
};

export const renderToolbar: ShellServer['renderToolbar'] = (id, data) =>
  renderToString(<DemoToolbar data={data} sandboxes={data.editable ? TOOLBAR_SANDBOXES : []} />, {
    identifierPrefix: toolbarPrefix(id),
  });

const TOOLBAR_SANDBOXES = SANDBOXES.filter(({ place }) => place === 'toolbar').map(
  ({ label }) => label,
);

export const styles: ShellServer['styles'] = partStyles;

export const iframeStyles: ShellServer['iframeStyles'] = documentStyles;

export const pageStyles: ShellServer['pageStyles'] = pageStyleSheets;
