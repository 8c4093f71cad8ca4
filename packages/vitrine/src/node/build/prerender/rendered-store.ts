import type { CriticalStyle } from '../../../shared/contract.ts';
import { readJson, writeJson } from '../../base/files/sealed-json.ts';
import type { DemoRender } from './render-answer.ts';
import type { PageResources } from '../../model/page-resources.ts';

/** Something rendered, with what changes when it is rendered by other code. */
export type Keyed<Rendered> = Rendered & { key: string; resources: PageResources };

/** What was rendered, by id. */
export type RenderedById = Record<string, Keyed<DemoRender>>;

interface Stored {
  /** Each once: demos of one library have most of theirs in common. */
  styles: CriticalStyle[];
  rendered: Record<string, Omit<Keyed<DemoRender>, 'styles'> & { styles: number[] }>;
}

/** Reads what `writeRendered` wrote; nothing when it is missing or damaged. */
export function readRendered(file: string): RenderedById {
  const stored = readJson<Stored>(file);
  if (!stored?.styles) return {};
  return Object.fromEntries(
    Object.entries(stored.rendered).map(([id, { styles, ...rest }]) => [
      id,
      { ...rest, styles: styles.map((index) => stored.styles[index]!) },
    ]),
  );
}

/** Writes what was rendered. */
export function writeRendered(file: string, rendered: RenderedById): void {
  const styles: CriticalStyle[] = [];
  const indexOf = createIndex(styles);
  const entries = Object.entries(rendered).map(
    ([id, each]) => [id, { ...each, styles: each.styles.map(indexOf) }] as const,
  );
  writeJson(file, { styles, rendered: Object.fromEntries(entries) } satisfies Stored);
}

/** Numbers styles, the same ones alike, and collects them in that order. */
function createIndex(styles: CriticalStyle[]): (style: CriticalStyle) => number {
  const known = new Map<CriticalStyle, number>();
  const byText = new Map<string, number>();
  return (style) => {
    const at = known.get(style);
    if (at !== undefined) return at;
    const text = `${style.id}\0${style.css}`;
    const index = byText.get(text) ?? styles.push(style) - 1;
    byText.set(text, index);
    known.set(style, index);
    return index;
  };
}
