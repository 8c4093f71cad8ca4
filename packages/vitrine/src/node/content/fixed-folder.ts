/** The folder that all files of a pattern lie in: what stands before its first wildcard. */
export function fixedFolder(pattern: string): string {
  const [fixed = ''] = pattern.split(/[*?[\]{}()!]/, 1);
  return fixed.slice(0, fixed.lastIndexOf('/') + 1) || '.';
}
