import { inTime } from '../../core/load.ts';
import { showLoadFailure } from '../load-failure.ts';

/** Says below a demo that its document or the script of it did not arrive, and offers to try again. */
export function watchIframe(box: HTMLElement, iframe: HTMLIFrameElement): void {
  awaitDocument(iframe).catch((error: unknown) => {
    if (iframe.isConnected) showLoadFailure(box, error, () => reload(iframe));
  });
}

/** @throws Error when something else is in its place: the browser's or the server's own error page */
async function awaitDocument(
  iframe: HTMLIFrameElement,
  loaded = isLoaded(iframe) ? null : nextLoad(iframe),
): Promise<void> {
  // A picture in it may take longer than what counts.
  if (loaded) await inTime(loaded).catch(() => undefined);
  const { contentDocument, contentWindow } = iframe;
  if (!contentDocument?.querySelector('main > [data-demo]'))
    throw new Error('its document did not arrive');
  if (!contentWindow!.vitrineStarted) throw new Error('its script did not arrive');
}

function reload(iframe: HTMLIFrameElement): Promise<void> {
  const loaded = nextLoad(iframe);
  iframe.setAttribute('src', iframe.getAttribute('src')!);
  return awaitDocument(iframe, loaded);
}

const nextLoad = (iframe: HTMLIFrameElement) =>
  new Promise((resolve) => iframe.addEventListener('load', resolve, { once: true }));

/** Whether anything has been loaded: before that, it has an empty document of its own. */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  // The browser's error page is of another origin, and cannot be read.
  if (!contentDocument) return true;
  return contentDocument.URL !== 'about:blank' && contentDocument.readyState === 'complete';
}
