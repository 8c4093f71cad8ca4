import type { PartStyle, PrerenderedDemo, Server } from '../../shared/contract.ts';
import type { Page } from '../../shared/page.ts';
import { kindOf } from '../blocks/index.ts';
import { escapeHtml } from '../base/escape.ts';
import type { RenderContext } from './context.ts';

/** A style sheet inside a document, with a name that navigation recognises it by. */
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

/** The fonts of the site. In no layer: they come before the shell's styles, whose fallback they replace. */
export function renderFonts({ css }: RenderContext['fonts']): string {
  return css === '' ? '' : renderStyle('fonts', css);
}

/** The styles that the demos of a document collected, each once, in one element. */
export function renderDemoStyles(
  name: string,
  demos: PrerenderedDemo[],
  server: Pick<Server, 'styleAttributes'>,
): string {
  const styles = new Map<string, string>();
  for (const demo of demos) {
    for (const { id, css } of demo.styles) if (!styles.has(id)) styles.set(id, css);
  }
  if (styles.size === 0) return '';
  const attributes = server.styleAttributes([...styles.keys()]);
  return renderStyle(`demos:${name}`, [...styles.values()].join(''), attributes);
}

/** The facts of a page that decide which style sheets it has. */
interface StyledPage extends Pick<Page, 'pathname' | 'blocks'> {
  sponsor: boolean;
}

/** The style sheets that a page needs, in the order in which they apply: its own after those of every page. */
export function stylesOf(
  { pathname, blocks, sponsor }: StyledPage,
  { styles, pageStyles }: Pick<Server, 'styles' | 'pageStyles'>,
): PartStyle[] {
  const [base, ...others] = styles;
  const needed = new Set(
    blocks.flatMap((block) => [
      ...kindOf(block).styles,
      ...((block.kind === 'html' && block.styles) || []),
    ]),
  );
  for (const name of needed) {
    if (!others.some((style) => style.name === name)) throw new Error(`No style sheet ${name}`);
  }
  const parts = new Set<string>(sponsor ? [...needed, 'sponsor'] : needed);
  const own = pageStyles[pathname];
  return [
    base!,
    ...(own === undefined ? [] : [{ name: `page:${pathname}`, css: own }]),
    ...others.filter(({ name }) => parts.has(name)),
  ];
}
