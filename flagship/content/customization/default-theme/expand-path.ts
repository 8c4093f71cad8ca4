/**
 * The paths that `?expand-path=palette.primary` opens: each part on the way to the last one. A `$.` before
 * them, as JSONPath has it, says nothing more.
 */
export function readTrail(query: string): ReadonlySet<string> {
  const wanted = new URLSearchParams(query).get('expand-path') ?? '';
  const names = wanted
    .replace(/^\$\.?/, '')
    .split('.')
    .filter(Boolean);
  return new Set(names.map((_, index) => names.slice(0, index + 1).join('.')));
}
