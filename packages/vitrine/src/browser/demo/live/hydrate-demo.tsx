import { hydrateRoot, type Root } from 'react-dom/client';
import { DemoToolbar } from '../toolbar/demo-toolbar.tsx';
import { Answering } from '../../core/clicks/answering.tsx';
import { prepareAdapter } from '../demo-preferences.ts';
import { markLive, toolbarPrefix, type DemoElements, type LoadedDemo } from './demos.ts';
import { startLiveDemo } from './live-demo.tsx';
import { watchIframe } from '../iframe/watch-iframe.ts';
import { showLoadFailure } from '../load-failure.ts';
import { readToolbar } from '../read-toolbar.ts';

/**
 * Hydrates one demo and its toolbar, each as a root of its own: nothing above can replace the demo's
 * server markup, and a crash in it leaves the toolbar alone.
 * @param demo `null` for a demo that runs in a document of its own
 * @param reload loads the demo's code once more
 * @returns a function that unmounts both
 */
export function hydrateDemo(
  elements: DemoElements,
  demo: Promise<LoadedDemo> | null,
  reload: () => Promise<LoadedDemo>,
): () => void {
  const { box, content, toolbar } = elements;
  const unmount: (() => void)[] = [];
  let left = false;
  if (toolbar) {
    const root = hydrateToolbar(box, toolbar, () => left);
    unmount.push(() => root.unmount());
  }
  const mount = async (loading: Promise<LoadedDemo>) => {
    const parts = await prepareDemo(loading);
    if (!left) unmount.push(startLiveDemo(elements, parts));
  };
  if (demo) {
    mount(demo).catch((error: unknown) => {
      markLive(elements);
      showLoadFailure(box, error, () => mount(reload()));
    });
  } else {
    markLive(elements);
    const iframe = content.querySelector<HTMLIFrameElement>('.demo-frame');
    if (iframe) watchIframe(box, iframe);
  }
  return () => {
    left = true;
    for (const each of unmount) each();
  };
}

function hydrateToolbar(box: HTMLElement, toolbar: HTMLElement, hasLeft: () => boolean): Root {
  const view = (
    <Answering root={toolbar}>
      <DemoToolbar {...readToolbar(box, toolbar)} />
    </Answering>
  );
  return hydrateRoot(toolbar, view, {
    identifierPrefix: toolbarPrefix(box.dataset.demo!),
    // A root that is unmounted before it has hydrated calls that an error: the reader just left early.
    onRecoverableError: (error) => {
      if (!hasLeft()) reportError(error);
    },
  });
}

async function prepareDemo(demo: Promise<LoadedDemo>) {
  const { Demo, adapter } = await demo;
  await prepareAdapter(adapter);
  return { Demo, Provider: adapter.Provider };
}
