/** Whether the document is about to be replaced. */
let reloading = false;

/**
 * Loads the page anew when the site answers: a browser may remember that a module failed, and one of an
 * earlier build is gone. What can be read is not given up for the browser's own error page.
 * @param cause why a module could not be loaded
 */
export async function reloadIfReachable(cause: unknown): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    if (cause instanceof SyntaxError) await refreshScripts();
    // Several modules fail together, and all of them lead here.
    if (!reloading) location.reload();
    reloading = true;
    return true;
  } catch {
    return false;
  }
}

/** A script that ended in its middle may be what the browser has stored, for a year. */
async function refreshScripts(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = loaded.filter((url) => url.startsWith(location.origin) && url.endsWith('.js'));
  await Promise.allSettled([...new Set(scripts)].map((url) => fetch(url, { cache: 'reload' })));
}
