import workerUrl from './icon-search-worker.ts?worker&url';

interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The site's content security policy takes addresses of scripts from policies that it knows by name alone. */
const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('icons', {
  createScriptURL: (url) => url,
});

/** Starts the worker that searches the icons. */
export function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
