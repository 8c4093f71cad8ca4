/** What happened to a file, as watchers call it. */
export type FileChange = 'change' | 'add' | 'unlink';

/** Adds what happened to a file. Editors replace one by taking it away and writing another. */
export function addChange(
  changes: Map<string, FileChange>,
  file: string,
  change: FileChange,
): Map<string, FileChange> {
  const before = changes.get(file);
  if (before === 'unlink' && change === 'add') changes.set(file, 'change');
  else if (before !== 'add' || change !== 'change') changes.set(file, change);
  return changes;
}
