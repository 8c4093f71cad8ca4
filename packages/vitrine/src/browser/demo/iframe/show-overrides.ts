import type { ToolbarData } from '../../../shared/contract.ts';
import type { Overrides } from '../demo-look.ts';
import { hasOverrides } from './overrides.ts';
import { watchIframe } from './watch-iframe.ts';

/**
 * Shows a demo with the given overrides. Theme, direction and breakpoints belong to a document, and
 * dialogs and menus are put at its end: so a demo that has overrides runs in a document of its own, which
 * asks for its look itself (`sync-look.ts`).
 */
export function showOverrides({ hash, iframeUrl, title }: ToolbarData, overrides: Overrides): void {
  const box = document.getElementById(hash)!;
  const stage = box.querySelector<HTMLElement>('.demo-stage')!;
  const content = stage.querySelector<HTMLElement>('.demo-content')!;
  const isolated = content.querySelector<HTMLIFrameElement>(':scope > .demo-frame');
  let iframe = isolated ?? stage.querySelector<HTMLIFrameElement>(':scope > .demo-frame');
  if (!isolated) {
    content.hidden = hasOverrides(overrides);
    if (!content.hidden) {
      iframe?.remove();
      return;
    }
  }
  const { width } = overrides;
  const isNew = iframe === null;
  iframe ??= document.createElement('iframe');
  iframe.className = 'demo-frame';
  iframe.title = title;
  iframe.style.width = width ? `${width}px` : '';
  iframe.toggleAttribute('data-width', width !== undefined);
  if (!isNew) return;
  iframe.src = iframeUrl;
  content.after(iframe);
  watchIframe(box, iframe);
}
