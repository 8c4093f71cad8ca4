const MOST_STYLES = 4_000_000;

/** Joins style sheets up to the size of a few. A part of a sheet would be none. */
export function joinWhole(texts: readonly string[]): string {
  let rest = MOST_STYLES;
  const whole = texts.filter((text) => {
    if (text.length > rest) return false;
    rest -= text.length;
    return true;
  });
  return whole.join('\n');
}
