/**
 * A type as a block of code, in so many characters: its first line and its last, and the members that are asked for before
 * others.
 * @param asked how much a line says of the question
 */
export function quoteMembers(block: string, asked: (line: string) => number, room: number): string {
  const lines = block.split('\n');
  const fits = new Set([0, 1, lines.length - 2, lines.length - 1]);
  let left = room - (lines[1]?.length ?? 0);
  const members = lines.map((_, at) => at).filter((at) => !fits.has(at));
  for (const at of members.sort((a, b) => asked(lines[b]!) - asked(lines[a]!) || a - b)) {
    left -= lines[at]!.length;
    if (left < 0) break;
    fits.add(at);
  }
  return lines
    .map((line, at) => (fits.has(at) ? line.slice(0, room) : fits.has(at - 1) ? '  …' : null))
    .filter((line) => line !== null)
    .join('\n');
}
