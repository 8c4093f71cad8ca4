import type { ComponentType } from 'react';
import type { DemoAdapter } from '../../preferences/adapter.ts';
import { SERVER_CHOICES } from '../../preferences/preferences.ts';
import { NEAR_PX } from '../../core/constants.ts';
import { inTime, loadOnce, loadPart } from '../../core/load.ts';
import { startDemoLooks } from '../demo-look.ts';
import { readEditHash, sharedEdit } from '../edit-hash.ts';
import { showLoadFailure } from '../load-failure.ts';
import { forgetDemos } from '../per-demo.ts';
import { stayInPlace } from './stay-in-place.ts';
import { followBoxes } from '../../dev/follow-boxes.ts';

/** A demo in the document, as the page was rendered. */
export interface DemoElements {
  box: HTMLElement;
  /** Holds the server markup; the demo's own root. */
  content: HTMLElement;
  /** Root of the toolbar, or `null` when the demo hides it. */
  toolbar: HTMLElement | null;
}

/** Prefix of the ids that React generates in a demo's toolbar; the demo itself uses its own id. */
export function toolbarPrefix(demoId: string): string {
  return `${demoId}-toolbar-`;
}

/**
 * Hydrates the demos of the current page one by one as they come into view. Their code, React's DOM
 * roots for them and the adapter are loaded with the first.
 * @returns a function that unmounts them, for when the page is left
 */
export function mountDemos(adapterUrl: string): () => void {
  const boxes = document.querySelectorAll<HTMLElement>('[data-demo]');
  if (boxes.length === 0) return () => undefined;
  startDemoLooks();
  const stopStaying = stayInPlace();
  const unmount = new Map<Element, () => void>();
  let left = false;
  const waiting = new Set<Element>(boxes);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // Nobody sees its animations, and endless ones keep the processor busy.
        const moves = !isIntersecting && target.getAnimations({ subtree: true }).length > 0;
        target.toggleAttribute('data-away', moves);
        if (!isIntersecting || !waiting.delete(target)) continue;
        const elements = readElements(target as HTMLElement);
        hydrate(elements).catch((error: unknown) => {
          markLive(elements);
          showLoadFailure(elements.box, error, () => hydrate(elements));
        });
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  const hydrate = async (elements: DemoElements) => {
    const load = () => inTime(loadDemo(elements.box, adapterUrl));
    // Asked for together: one round trip, not one after the other.
    const isolated = elements.box.dataset.module === undefined;
    const demo = isolated ? null : load();
    // It may fail before `hydrateDemo` is there to say so.
    demo?.catch(() => undefined);
    const { hydrateDemo } = await inTime(import('./hydrate-demo.tsx'));
    if (left || (import.meta.hot && !elements.box.isConnected)) return;
    unmount.set(elements.box, hydrateDemo(elements, demo, load));
  };
  for (const box of boxes) observer.observe(box);
  const stopFollowing = import.meta.hot
    ? followBoxes(boxes, {
        come: (box) => {
          waiting.add(box);
          observer.observe(box);
        },
        go: (box) => {
          waiting.delete(box);
          observer.unobserve(box);
          unmount.get(box)?.();
          unmount.delete(box);
        },
      })
    : null;
  readSharedEdit();
  addEventListener('hashchange', readSharedEdit);
  return () => {
    left = true;
    stopStaying();
    removeEventListener('hashchange', readSharedEdit);
    observer.disconnect();
    stopFollowing?.();
    for (const each of unmount.values()) each();
    forgetDemos();
  };
}

function readSharedEdit(): void {
  const found = readEditHash(location.hash);
  sharedEdit.set(found);
  if (!found) return;
  // Without it the edit opens when the reader gets to the demo.
  loadPart(import('./show-shared-edit.ts')).then(
    ({ showSharedEdit }) => showSharedEdit(found.demo),
    () => undefined,
  );
}

/** Lets a demo show itself that a direction other than the server's has held back. */
export function markLive({ content }: DemoElements): void {
  // Styles are brought up to date while nothing of the demo is seen and nothing moves (`demo.css`).
  if (document.dir !== SERVER_CHOICES.direction) content.getBoundingClientRect();
  content.dataset.live = '';
}

/** A demo's code and what wraps it. */
export interface LoadedDemo {
  Demo: ComponentType;
  adapter: DemoAdapter;
}

async function loadDemo({ dataset }: HTMLElement, adapterUrl: string): Promise<LoadedDemo> {
  for (const url of dataset.preload?.split(' ').filter(Boolean) ?? []) preloadModule(url);
  const module = import(/* @vite-ignore */ dataset.module!) as Promise<{ default?: ComponentType }>;
  const [{ default: Demo }, adapter] = await Promise.all([module, loadAdapter(adapterUrl)]);
  if (!Demo) {
    const { DemoError } = await import('../demo-errors.ts');
    throw new DemoError('demo-without-component');
  }
  for (const style of document.head.querySelectorAll<HTMLStyleElement>(NEW_STYLES)) {
    style.dataset.adopted = '';
    adapter.adoptStyles?.(style);
  }
  return { Demo, adapter };
}

/** Asks for a demo's shared parts at once instead of one import after the other. */
function preloadModule(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const loadAdapter = loadOnce(async (url) => {
  const loaded = (await import(/* @vite-ignore */ url)) as Partial<DemoAdapter>;
  // Half a script may be one that runs, and exports nothing.
  if (!loaded.Provider) throw new SyntaxError('The adapter exports no Provider');
  return loaded as DemoAdapter;
});

/** Prerendered styles of demos that are shown and that the adapter has not been told of. */
const NEW_STYLES = 'style[data-style^="demos:"]:not([data-adopted],[data-ahead])';

function readElements(box: HTMLElement): DemoElements {
  return {
    box,
    content: box.querySelector('.demo-content')!,
    toolbar: box.querySelector('.demo-toolbar-root'),
  };
}
