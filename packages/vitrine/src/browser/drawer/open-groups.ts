/** Paths of the groups that are open in the document; nothing on the server. */
export function readOpenGroups(): string[] | null {
  if (typeof document === 'undefined') return null;
  const open = document.querySelectorAll<HTMLElement>('[data-path][aria-expanded="true"]');
  return [...open].map((group) => group.dataset.path!);
}
