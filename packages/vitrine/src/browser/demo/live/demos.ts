import type { ComponentType } from 'react';
import type { DemoAdapter } from '../../preferences/adapter.ts';
import { ClientError } from '../../core/client-errors.ts';
import { readEditHash, sharedEdit } from '../edit-hash.ts';
import { showLoadFailure } from '../load-failure.ts';

/** How far outside the window a demo starts to hydrate: about a flick of the wheel. */
const MARGIN = '200px';

/** A demo's frame in the document, as `node/render/demo.ts` writes it. */
export interface DemoElements {
  frame: HTMLElement;
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
  const frames = document.querySelectorAll<HTMLElement>('[data-demo]');
  if (frames.length === 0) return () => undefined;
  const unmount: (() => void)[] = [];
  let left = false;
  const waiting = new Set<Element>(frames);
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
          showLoadFailure(elements.frame, error, () => hydrate(elements));
        });
      }
    },
    { rootMargin: MARGIN },
  );
  const hydrate = async (elements: DemoElements) => {
    const load = () => loadDemo(elements.frame, adapterUrl);
    // Asked for together: one round trip, not one after the other.
    const isolated = elements.frame.dataset.module === undefined;
    const demo = isolated ? null : load();
    // It may fail before `hydrateDemo` is there to say so.
    demo?.catch(() => undefined);
    const { hydrateDemo } = await import('./hydrate-demo.tsx');
    if (!left) unmount.push(hydrateDemo(elements, demo, load));
  };
  for (const frame of frames) observer.observe(frame);
  followSharedEdits();
  addEventListener('hashchange', followSharedEdits);
  return () => {
    left = true;
    removeEventListener('hashchange', followSharedEdits);
    observer.disconnect();
    for (const each of unmount) each();
  };
}

function followSharedEdits(): void {
  const found = readEditHash(location.hash);
  sharedEdit.set(found);
  if (!found) return;
  // Without it the edit opens when the reader gets to the demo.
  import('./show-shared-edit.ts').then(
    ({ showSharedEdit }) => showSharedEdit(found.demo),
    () => undefined,
  );
}

/** Lets a demo show itself that right-to-left has held back. */
export function markLive({ content }: DemoElements): void {
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
  if (!Demo) throw new ClientError('demo-without-component');
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

let adapter: Promise<DemoAdapter> | undefined;

function loadAdapter(url: string): Promise<DemoAdapter> {
  adapter ??= importAdapter(url).catch((error: unknown) => {
    // Asked for again by the next demo, or when the reader tries again.
    adapter = undefined;
    throw error;
  });
  return adapter.then((loaded) => {
    for (const style of document.head.querySelectorAll<HTMLStyleElement>(NEW_STYLES)) {
      style.dataset.adopted = '';
      loaded.adoptStyles?.(style);
    }
    return loaded;
  });
}

async function importAdapter(url: string): Promise<DemoAdapter> {
  const loaded = (await import(/* @vite-ignore */ url)) as Partial<DemoAdapter>;
  // Half a script may be one that runs, and exports nothing.
  if (!loaded.Provider) throw new SyntaxError('The adapter exports no Provider');
  return loaded as DemoAdapter;
}

/** Prerendered styles of demos that the adapter has not been told of. */
const NEW_STYLES = 'style[data-style^="demos:"]:not([data-adopted])';

function readElements(frame: HTMLElement): DemoElements {
  return {
    frame,
    content: frame.querySelector('.demo-content')!,
    toolbar: frame.querySelector('.demo-toolbar-root'),
  };
}
