/** Whether a comment and the code give different defaults. */

/**
 * Compares values, however they are written. What is no plain value says nothing: `theme.radius`, prose, and lists
 * or objects, of which comments give a part.
 */
export function disagree(tag: string, code: string): boolean {
  const stated = valueOf(tag);
  const given = valueOf(code);
  if (stated === null || given === null) return false;
  return stated !== given;
}

/** A string, number, boolean or `null` as one text; `null` for anything else. */
function valueOf(text: string): string | null {
  const plain = text
    .trim()
    .replace(/[.;]$/, '')
    .replace(/^`([^`]*)`$/, '$1');
  const quoted = /^(['"])([^'"\\]*)\1$/.exec(plain);
  if (quoted !== null) return `'${quoted[2]!}'`;
  if (/^(true|false|null)$/.test(plain)) return plain;
  return /^-?[\d_]*\.?\d+(e\d+)?$/i.test(plain) ? String(Number(plain.replaceAll('_', ''))) : null;
}
