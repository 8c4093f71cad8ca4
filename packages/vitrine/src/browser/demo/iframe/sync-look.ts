import { applyLook } from '../../preferences/look.ts';
import { setDemoPreferences } from '../../preferences/preferences.ts';
import { LOOKS_STARTED } from '../demo-look.ts';

/**
 * Keeps this document, and the demo in it, as the page around it says. It is the page that knows: it has the
 * reader's choices even where storage is denied.
 */
export function syncLook(hash: string): void {
  const { dataset, dir } = document.documentElement;
  // Until the page's code is there, what the inline script has taken from it.
  setDemoPreferences({
    mode: dataset.mode === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    colors: null,
  });
  const connect = () => {
    const stop = parent.vitrineWatchLook?.(hash, (look) => {
      applyLook(document, look);
      setDemoPreferences(look);
    });
    addEventListener('pagehide', ({ persisted }) => {
      if (!persisted) stop?.();
    });
  };
  // The page's code may come after its document, and after what is here.
  if (parent.vitrineWatchLook) connect();
  else parent.addEventListener(LOOKS_STARTED, connect, { once: true });
}
