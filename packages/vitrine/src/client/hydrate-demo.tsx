import { useEffect, useEffectEvent, useMemo, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DemoToolbar } from '../shell/demo/demo-toolbar.tsx';
import type { DemoAdapter, DemoPreferences } from './adapter.ts';
import { DemoBoundary } from './demo-boundary.tsx';
import { followPreferences, followReady } from './demo-preferences.ts';
import { markLive, toolbarPrefix, type DemoElements, type LoadedDemo } from './demos.ts';
import { showLoadFailure } from './load-failure.ts';
import { SERVER_CHOICES } from './preferences.ts';
import { useStore, type Store } from './store.ts';

/**
 * Hydrates one demo and its toolbar, each as a root of its own: nothing above can replace the demo's
 * server markup, and a crash in it leaves the toolbar alone.
 * @param reload loads the demo's code once more
 * @returns a function that unmounts both
 */
export function hydrateDemo(
  elements: DemoElements,
  demo: Promise<LoadedDemo>,
  reload: () => Promise<LoadedDemo>,
): () => void {
  const { frame, content, toolbar } = elements;
  const roots: Root[] = [];
  let left = false;
  let stopFollowing = () => {};
  // A root that is unmounted before it has hydrated calls that an error: the reader just left early.
  const onRecoverableError = (error: unknown) => {
    if (!left) reportError(error);
  };
  if (toolbar) {
    const view = <DemoToolbar sourceUrl={toolbar.dataset.source!} />;
    const identifierPrefix = toolbarPrefix(frame.dataset.demo!);
    roots.push(hydrateRoot(toolbar, view, { identifierPrefix, onRecoverableError }));
  }
  const mount = async (loading: Promise<LoadedDemo>) => {
    const { Demo, Provider } = await prepareDemo(loading);
    if (left) return;
    const [preferences, stop] = followReady(frame);
    stopFollowing = stop;
    const view = (
      <LiveDemo
        Demo={Demo}
        Provider={Provider}
        preferences={preferences}
        onLive={() => markLive(elements)}
      />
    );
    // The same prefix as on the server, so that generated ids agree.
    const options = { identifierPrefix: frame.dataset.demo!, onRecoverableError };
    if (content.dataset.client === undefined) roots.push(hydrateRoot(content, view, options));
    else {
      const root = createRoot(content, options);
      root.render(view);
      roots.push(root);
    }
  };
  mount(demo).catch((error: unknown) => {
    markLive(elements);
    showLoadFailure(frame, error, () => mount(reload()));
  });
  return () => {
    left = true;
    stopFollowing();
    for (const root of roots) root.unmount();
  };
}

async function prepareDemo(demo: Promise<LoadedDemo>) {
  const { Demo, adapter } = await demo;
  await followPreferences(adapter);
  return { Demo, Provider: adapter.Provider };
}

interface LiveDemoProps {
  Demo: ComponentType;
  Provider: DemoAdapter['Provider'];
  preferences: Store<DemoPreferences>;
  /** Called once the demo, or what says that it crashed, shows the reader's choices. */
  onLive: () => void;
}

function LiveDemo({ Demo, Provider, preferences, onLive }: LiveDemoProps) {
  // A hydrating demo first shows what the server has rendered.
  const shown = useStore(preferences, SERVER_CHOICES);
  // The same element each time: of a demo, only what reads the provider's context renders again.
  const view = useMemo(() => <Demo />, [Demo]);
  const announceLive = useEffectEvent(onLive);
  useEffect(() => {
    announceLive();
  }, []);
  return (
    <DemoBoundary>
      <Provider preferences={shown}>{view}</Provider>
    </DemoBoundary>
  );
}
