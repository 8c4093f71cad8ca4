import type { LiteralDoc } from '../../model/component-doc.ts';

/**
 * A default as its author wrote it; quoted where it is one of the strings that the prop takes, never where that is a boolean.
 */
export function defaultText(
  text: string | null,
  values: readonly Pick<LiteralDoc, 'text' | 'value'>[],
  type = '',
): string | null {
  if (text === null || text === '') return null;
  const fenced = /^(`{3,})\w*\n([\s\S]*?)\n?\1$/.exec(text)?.[2]?.trim();
  if (fenced !== undefined) return defaultText(fenced, values, type);
  const chosen = (value: string) => values.find((one) => one.value === value)?.text;
  // Marked as code, which it is shown as anyway; what has parts to fill in is code of its own.
  const [, , marked] = /^(`|`{3,})((?:(?!\$\{)[^`])+)\1[.,;]?$/.exec(text) ?? [];
  if (marked !== undefined && marked === marked.trim())
    return chosen(marked) ?? defaultText(marked, values, type);
  const value = text.replace(
    /^(true|false|null|undefined|-?\d+(?:\.\d+)?|(['"])[^'"]*\2)[.,;]$/,
    '$1',
  );
  const truth = type === 'boolean' ? /^(['"])(true|false)\1$/.exec(value)?.[2] : undefined;
  if (truth !== undefined) return truth;
  if (/^(true|false|null|undefined|-?\d.*)$/.test(value)) return value;
  const quoted = /^(['"])([^'"\\]*)\1$/.exec(value)?.[2];
  return chosen(quoted ?? value) ?? (quoted === undefined ? value : `'${quoted}'`);
}
