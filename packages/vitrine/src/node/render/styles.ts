import type { PrerenderedDemo, Server } from '../../shared/contract.ts';
import { escapeHtml } from '../base/text.ts';

/** A style sheet inside a document, by a name that navigation knows it by. */
export function renderStyle(
  name: string,
  css: string,
  attributes: Record<string, string> = {},
): string {
  const others = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  return `<style data-style="${escapeHtml(name)}"${others}>${css.replaceAll('</', '<\\/')}</style>`;
}

/** The styles that the demos of a document collected, each once, in one element. */
export function renderDemoStyles(name: string, demos: PrerenderedDemo[], server: Server): string {
  const styles = new Map<string, string>();
  for (const demo of demos) {
    for (const { id, css } of demo.styles) if (!styles.has(id)) styles.set(id, css);
  }
  if (styles.size === 0) return '';
  const attributes = server.styleAttributes([...styles.keys()]);
  return renderStyle(`demos:${name}`, [...styles.values()].join(''), attributes);
}
