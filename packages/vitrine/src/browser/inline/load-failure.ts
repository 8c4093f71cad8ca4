import {
  ASSETS_PATH,
  DATA_ID,
  LATER_MEDIA,
  OUTSIDE_FILE,
  STYLES_END,
} from '../../shared/contract.ts';
import { lastRule, loadOutsideImports } from '../core/styles/outside-imports.ts';

/*
 * Says so when the page's own scripts or styles do not arrive whole, as after a deploy that removed what an
 * older copy of the page names, behind the sign-in page of a network, or when the document itself ends too
 * early; and when they take long. The page is readable all the same, and only the reader reloads it: nothing
 * here can loop.
 */

declare global {
  interface Window {
    /** Set by the page's script once it has run. */
    vitrineStarted?: true;
  }
}

/** Of scripts and links, `src` or `href` is missing. */
type File = HTMLLinkElement & { src?: string };

/** Until a reader is told that something is still missing. */
const LATE_MS = 6000;
const STYLES = 'link[rel=stylesheet]';

const listFiles = (selector: string) => [...document.querySelectorAll<File>(selector)];
const urlOf = ({ src, href }: File): string | undefined => src ?? href;

/** The page's own scripts and styles. What is loaded for demos comes after the shell's script. */
const listOwnUrls = () =>
  listFiles(`head script[src],${STYLES},head link[rel=modulepreload]:has(~script[src])`).map(urlOf);

/** Of a page in a frame without an origin nothing is: it may not read its styles. */
const isOwn = (url: string | undefined) => !!url?.startsWith(origin) && url.includes(ASSETS_PATH);

const reload = () => location.reload();

let isBroken = false;
let isLate = false;
let message: HTMLElement | undefined;

const createMessage = () => {
  const button = document.createElement('button');
  button.textContent = 'Reload the page';
  // Past what the browser has stored, or half a script would be read a second time.
  button.onclick = () =>
    Promise.all(listOwnUrls().map((url) => fetch(url!, { cache: 'reload' }))).then(reload, reload);
  const created = document.createElement('p');
  created.className = 'load-failure';
  created.dir = 'auto';
  created.role = 'alert';
  created.append('Part of this page could not be loaded. ', button);
  return created;
};

/** But for what a script waits for, which may just have been asked for when the time is over. */
const listMissingStyles = () => listFiles(STYLES).filter(({ sheet, onload }) => !sheet && !onload);

/** Once the document is there, or as much of it as will be. */
const update = () => {
  // What comes late comes in the end, and without a network nothing does.
  if (
    !navigator.onLine ||
    (!isBroken && !(isLate && (!window.vitrineStarted || listMissingStyles()[0])))
  )
    message?.remove();
  else if (document.readyState !== 'loading' && !message?.isConnected)
    document.body.append((message ??= createMessage()));
};

addEventListener(
  'error',
  ({ target, error, filename }) => {
    const file = target as File;
    let url = file.matches?.(`script,${STYLES}`) ? urlOf(file) : '';
    if (error instanceof SyntaxError && listOwnUrls().includes(filename)) url = filename;
    // What is imported from another host is no part of the site.
    isBroken ||= isOwn(url) && !url!.endsWith(OUTSIDE_FILE);
    update();
  },
  true,
);
document.addEventListener(
  'load',
  ({ target }) => {
    const file = target as File;
    const { sheet, media } = file;
    if (!isOwn(urlOf(file))) return;
    if (sheet) {
      isBroken ||= lastRule(sheet)?.selectorText !== STYLES_END;
      if (media === LATER_MEDIA) file.media = '';
      loadOutsideImports(file);
    } else if (file.matches('head script')) isBroken ||= !window.vitrineStarted;
    update();
  },
  true,
);
addEventListener('DOMContentLoaded', () => {
  try {
    JSON.parse(document.getElementById(DATA_ID)!.textContent);
  } catch {
    isBroken = true;
  }
  update();
});
addEventListener('online', update);
const checkTime = () => {
  isLate = true;
  // In the head they hold up all that comes after them.
  for (const link of listMissingStyles()) if (link.closest('head')) link.remove();
  update();
  if (document.readyState === 'loading') setTimeout(checkTime, 500);
};
setTimeout(checkTime, LATE_MS);
