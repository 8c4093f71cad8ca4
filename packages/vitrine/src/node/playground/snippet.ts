import type { Snippet } from '../../shared/playground.ts';
import { highlight } from '../markdown/code/highlight.ts';

/** Code with its colours. */
export function snippet(code: string): Snippet {
  return { code, html: highlight(code, 'tsx') };
}
