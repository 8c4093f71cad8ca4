/** What style sheets can see of a component: data attributes, CSS variables and parts, where its library names them. */
import { readConstants } from './constants.ts';
import { readStyleSheet } from './style-sheets.ts';
import { readTags } from './tags.ts';
import { readTypes } from './types.ts';
import type { Selectors, Styled } from './styled.ts';

/** Where names are declared, the place that says most first; each file that is read is told. */
const SOURCES = [readTags, readConstants, readTypes, readStyleSheet];

/**
 * Reads tags of its comment (`@cssprop`, `@csspart`, `@dataAttr`), constants and enumerations in the files that are
 * named after it (`PanelDataAttributes`), types in its own file, and its own style sheet.
 */
export function readSelectors(styled: Styled, onRead: (file: string) => void): Selectors {
  const found: Selectors = { dataAttributes: [], cssVariables: [], cssParts: [] };
  for (const read of SOURCES) {
    const part = read(styled, onRead);
    for (const list of ['dataAttributes', 'cssVariables', 'cssParts'] as const) {
      for (const one of part[list] ?? []) {
        const known = found[list].find(({ name }) => name === one.name);
        if (known === undefined) found[list].push(one);
        else known.description ||= one.description;
      }
    }
  }
  return found;
}
