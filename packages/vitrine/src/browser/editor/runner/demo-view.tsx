import { useEffect, type ComponentType, type ErrorInfo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'virtual:vitrine/adapter-client';
import type { DemoPreferences } from '../../../shared/preferences.ts';
import { DemoBoundary } from '../../demo/live/demo-boundary.tsx';
import { useStore, type Store } from '../../core/store.ts';

interface DemoViewOptions {
  Demo: ComponentType;
  preferences: Store<DemoPreferences>;
  /** The demo has rendered, and its effects have run: before `start` returns, unless it waits for something. */
  onCommitted: () => void;
  onError: (error: unknown, info: ErrorInfo) => void;
}

/**
 * Renders a demo beside the one that is shown, unseen, so that the old one stays when the new one fails.
 */
export function createDemoView(
  place: HTMLElement,
  { Demo, preferences, onCommitted, onError }: DemoViewOptions,
): { start: () => void; reveal: () => void; remove: () => void } {
  const element = document.createElement('div');
  element.className = 'demo-content';
  element.dataset.live = '';
  // Laid out, so that a demo that measures itself finds what it will have.
  element.style.cssText = 'position:absolute;inset-inline:0;inset-block-start:0;visibility:hidden';
  place.append(element);
  const root = createRoot(element, { onCaughtError: onError, onUncaughtError: onError });
  let starts = 0;
  const render = () => {
    const view = (
      // Another key starts the demo anew.
      <DemoBoundary key={starts++} reset={render}>
        <Wrapped preferences={preferences}>
          <Demo />
          <Committed onCommitted={onCommitted} />
        </Wrapped>
      </DemoBoundary>
    );
    // With its effects, and with what follows from an error in one of them.
    flushSync(() => root.render(view));
  };
  return {
    start: render,
    reveal: () => element.removeAttribute('style'),
    remove: () => {
      root.unmount();
      element.remove();
    },
  };
}

function Wrapped({
  preferences,
  children,
}: {
  preferences: Store<DemoPreferences>;
  children: React.ReactNode;
}) {
  return <Provider preferences={useStore(preferences)}>{children}</Provider>;
}

/** Comes after the demo, so its effect runs last. */
function Committed({ onCommitted }: { onCommitted: () => void }) {
  useEffect(() => onCommitted(), [onCommitted]);
  return null;
}
