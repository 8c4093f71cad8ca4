/**
 * Reads the value of a `unicode-range` descriptor, as in `U+0-FF, U+4??, U+2122`.
 * @returns whether it contains a character
 */
export function readRange(value: string): (character: string) => boolean {
  const ranges = value.split(',').map((part): [number, number] => {
    const [first, last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [
      Number.parseInt(first!.replaceAll('?', '0'), 16),
      Number.parseInt(last!.replaceAll('?', 'F'), 16),
    ];
  });
  return (character) => {
    const code = character.codePointAt(0)!;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
}
