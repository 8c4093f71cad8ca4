import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoToolbar } from '../shell/demo/demo-toolbar.tsx';
import type { DemoAdapter } from './adapter.ts';
import { DemoBoundary, DemoFailure } from './demo-boundary.tsx';
import { followPreferences, useReadyPreferences } from './demo-preferences.ts';
import { toolbarPrefix, type DemoElements } from './demos.ts';

/**
 * Hydrates one demo and its toolbar, each as a root of its own: nothing above can replace the demo's
 * server markup, and a crash in it leaves the toolbar alone.
 * @returns a function that unmounts both
 */
export function hydrateDemo(
  { frame, content, toolbar }: DemoElements,
  adapter: Promise<DemoAdapter>,
): () => void {
  const roots: Root[] = [];
  let left = false;
  if (toolbar) {
    const view = <DemoToolbar sourceUrl={toolbar.dataset.source!} />;
    roots.push(hydrateRoot(toolbar, view, { identifierPrefix: toolbarPrefix(frame.dataset.demo!) }));
  }
  loadDemo(frame, adapter).then(
    ([{ default: Demo }, { Provider }]) => {
      if (left) return;
      const view = (
        <DemoBoundary>
          <LiveDemo Demo={Demo} Provider={Provider} onLive={() => (content.dataset.live = '')} />
        </DemoBoundary>
      );
      // The same prefix as on the server, so that generated ids agree.
      const options = { identifierPrefix: frame.dataset.demo! };
      if (content.dataset.client === undefined) roots.push(hydrateRoot(content, view, options));
      else {
        const root = createRoot(content, options);
        root.render(view);
        roots.push(root);
      }
    },
    (error: unknown) => {
      // The server markup stays readable above the message.
      const message = document.createElement('div');
      content.after(message);
      const root = createRoot(message);
      root.render(<DemoFailure error={error} what="could not be loaded" />);
      roots.push(root);
    },
  );
  return () => {
    left = true;
    for (const root of roots) root.unmount();
  };
}

async function loadDemo(
  { dataset }: HTMLElement,
  adapter: Promise<DemoAdapter>,
): Promise<[{ default: ComponentType }, DemoAdapter]> {
  for (const url of dataset.preload?.split(' ').filter(Boolean) ?? []) preloadModule(url);
  const module = import(/* @vite-ignore */ dataset.module!) as Promise<{ default: ComponentType }>;
  const [loaded, provided] = await Promise.all([module, adapter]);
  await followPreferences(provided);
  return [loaded, provided];
}

/** Asks for a demo's shared parts at once instead of one import after the other. */
function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

interface LiveDemoProps {
  Demo: ComponentType;
  Provider: DemoAdapter['Provider'];
  /** Called once the demo answers and shows the reader's choices. */
  onLive: () => void;
}

function LiveDemo({ Demo, Provider, onLive }: LiveDemoProps) {
  const preferences = useReadyPreferences();
  const announceLive = useEffectEvent(onLive);
  useEffect(() => announceLive(), []);
  return (
    <Provider preferences={preferences}>
      <Demo />
    </Provider>
  );
}
