import type { UpdatePayload } from 'vite';
import { THROWN_EVENT } from '../../shared/contract.ts';

/** Resources whose times a page keeps: each module is one, and 250 is what browsers begin with. */
const KEPT_TIMES = 10_000;
/** What browsers say of a module that did not come: the server knows why, and has told. */
const NOT_COME = /fetch|dynamically imported module|Importing a module script/i;

/** Dev server only: tells the server what edited modules throw as they are loaded, which Vite says to the console alone. */
export function reportThrown(): void {
  let hasThrown = false;
  performance.setResourceTimingBufferSize(KEPT_TIMES);
  import.meta.hot?.on('vite:afterUpdate', ({ updates }: UpdatePayload) => {
    for (const update of updates) {
      if (update.type === 'js-update')
        void findThrown(addressOf(update)).then((thrown) => {
          if (thrown === null) return;
          hasThrown = true;
          import.meta.hot?.send(THROWN_EVENT, thrown);
        });
    }
  });
  // A module that has thrown came to forget who takes its updates, and has not come to say who does.
  import.meta.hot?.on('vite:beforeUpdate', () => {
    if (hasThrown) location.reload();
  });
}

/** What a module threw: its address, the message and the stack. */
async function findThrown(url: string): Promise<string[] | null> {
  // Updates of what other pages show are not loaded, and what did not come would be asked for again.
  const loaded = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  if (!loaded.some(({ responseStatus }) => responseStatus === 200)) return null;
  // Browsers load it once, and throw again what it threw.
  try {
    await import(/* @vite-ignore */ url);
    return null;
  } catch (thrown) {
    const { message, stack = '' } = thrown instanceof Error ? thrown : { message: String(thrown) };
    return NOT_COME.test(message) ? null : [url, message, stack];
  }
}

/** Where Vite's client has loaded an update from. */
function addressOf({
  acceptedPath,
  timestamp,
  explicitImportRequired,
}: UpdatePayload['updates'][0]) {
  const [name, query] = acceptedPath.split('?');
  const imported = explicitImportRequired ? 'import&' : '';
  return new URL(`${name}?${imported}t=${timestamp}${query ? `&${query}` : ''}`, location.href)
    .href;
}
