import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { adapter, direction } from 'virtual:vitrine/adapter';
import { demos } from 'virtual:vitrine/demos';
import type { DemoServer, LoadDemo } from '../shared/contract.ts';
import { SERVER_CHOICES, setServerDirection } from './preferences/preferences.ts';

/**
 * Implements `Server` (see `contract.ts`): bundled for Node with the site's adapter and demos.
 * Imports no Node itself.
 */
export { iframeStyles, pageStyles, renderShell, renderToolbar, styles } from './shell-entry.tsx';

setServerDirection(direction);

export const prerenderDemo: DemoServer['prerenderDemo'] = async (
  file,
  id,
  load: LoadDemo = demos[file]!,
) => {
  const { default: Demo } = (await load()) as { default: ComponentType };
  const { Provider, prepare, prerender = prerenderPlain } = adapter;
  // Left-to-right needs nothing that is loaded.
  if (direction === 'rtl') await prepare?.(SERVER_CHOICES);
  return prerender(
    <Provider preferences={SERVER_CHOICES}>
      <Demo />
    </Provider>,
    (element) => renderToString(element, { identifierPrefix: id }),
  );
};

export const styleAttributes: DemoServer['styleAttributes'] = (ids) =>
  adapter.styleAttributes?.(ids) ?? {};

const prerenderPlain: NonNullable<typeof adapter.prerender> = (demo, render) => ({
  html: render(demo),
  styles: [],
});
