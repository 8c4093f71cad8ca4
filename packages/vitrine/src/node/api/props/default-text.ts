import type { LiteralDoc } from '../../model/component-doc.ts';

/** A default as its author wrote it; quoted where it is one of the strings that the prop takes. */
export function defaultText(
  text: string | null,
  values: readonly Pick<LiteralDoc, 'text' | 'value'>[],
): string | null {
  if (text === null || text === '') return null;
  const chosen = (value: string) => values.find((one) => one.value === value)?.text;
  // Marked as code, which it is shown as anyway; what has parts to fill in is code of its own.
  const marked = /^`((?:(?!\$\{)[^`])+)`[.,;]?$/.exec(text)?.[1];
  if (marked !== undefined && marked === marked.trim())
    return chosen(marked) ?? defaultText(marked, values);
  const value = text.replace(
    /^(true|false|null|undefined|-?\d+(?:\.\d+)?|(['"])[^'"]*\2)[.,;]$/,
    '$1',
  );
  if (/^(true|false|null|undefined|-?\d.*)$/.test(value)) return value;
  return chosen(value.replace(/^(['"])([^'"]*)\1$/, '$2')) ?? value;
}
