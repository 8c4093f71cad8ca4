/** Whether this is where the service worker serves; a port need not be named. */
export function isServed(host = ''): boolean {
  return 'serviceWorker' in navigator && [location.host, location.hostname].includes(host);
}
