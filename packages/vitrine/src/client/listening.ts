import { LISTENING_EVENT, MADE_AT_META } from '../contract.ts';

/** Dev server only: says when this document was made, for the server to tell what it has missed since. */
export function tellListening(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${MADE_AT_META}"]`);
  if (meta) import.meta.hot?.send(LISTENING_EVENT, Number(meta.content));
}
