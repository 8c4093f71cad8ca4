import { ASSETS_PATH, DATA_ID } from '../../shared/contract.ts';

/*
 * Says so when the page's own scripts or styles do not arrive whole, as after a deploy that removed what an
 * older copy of the page names, or when the document itself ends too early. It is readable all the same, and
 * only the reader reloads it: nothing here can loop.
 */

/** Of scripts and links, `src` or `href` is missing. */
type File = HTMLElement & { src?: string; href?: string; rel?: string };

/** The page's own scripts and styles. What is loaded for demos comes after the shell's script. */
const listOwnUrls = () =>
  [
    ...document.querySelectorAll<File>(
      'head script[src],link[rel=stylesheet],head link[rel=modulepreload]:has(~script[src])',
    ),
  ].map(({ src, href }) => src ?? href!);

const reload = () => location.reload();

let isWhole = true;
let message: HTMLElement | undefined;

/** Once the document is there, or as much of it as will be. */
const showFailure = () => {
  if (isWhole || message || document.readyState === 'loading') return;
  message = document.createElement('p');
  message.className = 'load-failure';
  message.dir = 'auto';
  message.role = 'alert';
  const button = document.createElement('button');
  button.textContent = 'Reload the page';
  // Past what the browser has stored, or half a script would be read a second time.
  button.onclick = () =>
    Promise.all(listOwnUrls().map((url) => fetch(url, { cache: 'reload' }))).then(reload, reload);
  message.append('Part of this page could not be loaded. ', button);
  document.body.append(message);
};

addEventListener(
  'error',
  ({ target, error, filename }) => {
    const file = target as File;
    let url = file.matches?.('script,[rel=stylesheet]') ? (file.src ?? file.href) : '';
    if (error instanceof SyntaxError && listOwnUrls().includes(filename)) url = filename;
    if (url?.startsWith(location.origin + ASSETS_PATH)) isWhole = false;
    showFailure();
  },
  true,
);
addEventListener('DOMContentLoaded', () => {
  try {
    JSON.parse(document.getElementById(DATA_ID)!.textContent);
  } catch {
    isWhole = false;
  }
  showFailure();
});
