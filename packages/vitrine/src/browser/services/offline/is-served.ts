/** Whether this is where the service worker serves; a port need not be named. */
export function isServed(host: string | undefined): boolean {
  if (host === undefined || !('serviceWorker' in navigator)) return false;
  return host === location.host || host === location.hostname;
}
