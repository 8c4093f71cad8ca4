import type { RichText } from '../../../../shared/api-section.ts';
import { code, element } from './rich-text.ts';

/** Other names of an export, as a paragraph where there are any. */
export function alsoKnown(aliases: readonly string[]): RichText[] {
  if (aliases.length === 0) return [];
  const isMany = aliases.length > MOST_NAMES;
  const shown = isMany ? aliases.slice(0, FEW_NAMES) : aliases;
  const names = shown.flatMap((alias) => [', ', code(alias)]).slice(1);
  if (!isMany) return [element('p', 'Also known as ', ...names, '.')];
  const rest = ` and ${aliases.length - FEW_NAMES} more`;
  return [element('p', 'There is one for each element: ', ...names, rest, '.')];
}

/** More than that is one component for each element. */
const MOST_NAMES = 12;
const FEW_NAMES = 6;
