import { useEffect, useInsertionEffect, useMemo, useRef, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DemoAdapter, DemoPreferences } from '../../preferences/adapter.ts';
import { DemoBoundary, RESET } from './demo-boundary.tsx';
import { DemoError } from '../demo-errors.ts';
import { createMessage, focusBox } from '../message.ts';
import { syncPreferences } from '../demo-preferences.ts';
import { markLive, type DemoElements } from './demos.ts';
import { holdFocus, restoreAutofocus } from './hold-focus.ts';
import { isLeftToBrowsers } from './left-to-browsers.ts';
import { SERVER_CHOICES } from '../../preferences/preferences.ts';
import { replayClicks } from '../../core/clicks/early-clicks.ts';
import { useStore, type Store } from '../../core/store.ts';
import { watchUncaughtErrors } from './uncaught-errors.ts';

/** Time for which a demo may suspend, until the reader is told: longer than demos that load something take. */
const SUSPENDED_MS = 8000;

interface LiveDemoParts {
  Demo: ComponentType;
  Provider: DemoAdapter['Provider'];
}

/**
 * Hydrates a demo over its server markup, and starts it anew when the reader asks for it.
 * @returns a function that unmounts it
 */
export function startLiveDemo(elements: DemoElements, parts: LiveDemoParts): () => void {
  const { box } = elements;
  let root: Root;
  let waiting: ReturnType<typeof setTimeout>;
  let leaving = false;

  const reset = () => {
    stop();
    // A root that is unmounted while it waits may still empty its element later: the next one gets another.
    const emptied = elements.content.cloneNode(false) as HTMLElement;
    elements.content.replaceWith(emptied);
    elements.content = emptied;
    focusBox(box);
    start(false);
  };
  // Outside the demo's own root, which must render what the server did, or may be stuck.
  let message: HTMLElement | undefined;
  const showError = (error: DemoError) => {
    message?.remove();
    message = createMessage(error, [RESET, reset]);
    elements.content.after(message);
  };
  const onLive = () => {
    clearTimeout(waiting);
    message?.remove();
    markLive(elements);
    replayClicks(elements.content);
  };
  const [preferences, stopSync] = syncPreferences(box);
  const start = (hydrate: boolean) => {
    leaving = false;
    // The same prefix as on the server, so that generated ids agree.
    const options = {
      identifierPrefix: box.dataset.demo!,
      // A root that is unmounted before it has hydrated calls that an error.
      onRecoverableError: (error: unknown) => {
        if (!leaving && !isLeftToBrowsers(error)) reportError(error);
      },
    };
    const { content } = elements;
    const view = <LiveDemo {...parts} {...{ content, preferences, reset, onLive }} />;
    if (hydrate) {
      restoreAutofocus(content);
      root = hydrateRoot(content, view, options);
    } else {
      root = createRoot(content, options);
      root.render(view);
    }
    waiting = setTimeout(() => {
      markLive(elements);
      showError(new DemoError('demo-waits'));
    }, SUSPENDED_MS);
  };
  const stop = () => {
    leaving = true;
    clearTimeout(waiting);
    message?.remove();
    root.unmount();
  };
  const unwatch = watchUncaughtErrors(box.dataset.module!, (error) =>
    showError(new DemoError('demo-threw', error)),
  );
  start(elements.content.dataset.client === undefined);
  return () => {
    unwatch();
    stopSync();
    stop();
  };
}

interface LiveDemoProps extends LiveDemoParts {
  content: HTMLElement;
  preferences: Store<DemoPreferences>;
  reset: () => void;
  /** Called once the demo, or what says that it crashed, shows the reader's choices. */
  onLive: () => void;
}

function LiveDemo({ Demo, Provider, content, preferences, reset, onLive }: LiveDemoProps) {
  const release = useRef<() => void>(undefined);
  // Runs before the demo's own effects, and the other after them.
  useInsertionEffect(() => {
    release.current = holdFocus(content);
  }, [content]);
  useEffect(() => release.current?.(), [content]);
  // A hydrating demo first shows what the server has rendered.
  const shown = useStore(preferences, SERVER_CHOICES);
  // The same element each time: of a demo, only what reads the provider's context renders again.
  const view = useMemo(() => <Demo />, [Demo]);
  const isShown = shown === preferences.get();
  const announced = useRef(false);
  useEffect(() => {
    if (!isShown || announced.current) return;
    announced.current = true;
    onLive();
  }, [isShown, onLive]);
  return (
    <DemoBoundary reset={reset}>
      <Provider preferences={shown}>{view}</Provider>
    </DemoBoundary>
  );
}
