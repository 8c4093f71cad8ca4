import { hasOverrides, type FrameOverrides } from './overrides.ts';
import { watchFrame } from './watch-iframe.ts';

/**
 * Shows a demo with the given overrides. Theme, direction and breakpoints belong to a document, and
 * dialogs and menus are put at its end: so a demo that has overrides runs in a document of its own.
 * @param frame the demo's frame in the page
 * @param frameUrl the document for it
 */
export function showOverrides(
  frame: HTMLElement,
  overrides: FrameOverrides,
  { frameUrl, title }: { frameUrl: string; title: string },
): void {
  const stage = frame.querySelector<HTMLElement>('.demo-stage')!;
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
  const isNew = iframe === null;
  iframe ??= createFrame(title);
  setData(iframe, 'mode', overrides.mode);
  setData(iframe, 'direction', overrides.direction);
  setData(iframe, 'width', overrides.width?.toString() ?? null);
  iframe.style.width = overrides.width === null ? '' : `${overrides.width}px`;
  if (!isNew) return;
  // Its document reads the overrides while it loads.
  iframe.src = frameUrl;
  content.after(iframe);
  watchFrame(frame, iframe);
}

function createFrame(title: string): HTMLIFrameElement {
  const iframe = document.createElement('iframe');
  iframe.className = 'demo-frame';
  iframe.title = title;
  return iframe;
}

function setData(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete element.dataset[name];
  else element.dataset[name] = value;
}
