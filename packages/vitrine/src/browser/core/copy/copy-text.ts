/** Copies text: by the Clipboard API, else by selecting hidden text. Resolves to whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Few readers need it, and every page would load it.
    return import('./copy-selected.ts').then(
      ({ copySelected }) => copySelected(text),
      () => false,
    );
  }
}
