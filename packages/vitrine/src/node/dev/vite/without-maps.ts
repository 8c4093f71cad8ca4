import type { Plugin } from 'vite';
import { escapePattern } from '../../base/text.ts';

/** Source maps of no place, which Vite takes for "none needed". */
const NO_MAP = { mappings: '' };

/**
 * Keeps Vite from making source maps of the engine's modules, and from sending them: they are compiled code, whose sources
 * are not published, and the maps take a tenth of the time to the first page.
 * @param dir of the compiled engine
 */
export function withoutMapsPlugin(dir: string): Plugin {
  const isEngine = new RegExp(`^${escapePattern(dir)}[/\\\\]`);
  return {
    name: 'vitrine:without-maps',
    transform: { filter: { id: isEngine }, handler: (code) => ({ code, map: NO_MAP }) },
  };
}
