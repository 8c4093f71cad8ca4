/**
 * Prints in the light colours: the shell's are set by the print style sheet, a demo's follow `data-mode`.
 * The reader's choice stays as it is and comes back when printing is over.
 */
export function startPrint(): void {
  const { dataset } = document.documentElement;
  let screenMode: string | undefined;
  const begin = () => {
    screenMode ??= dataset.mode;
    dataset.mode = 'light';
  };
  const end = () => {
    if (screenMode !== undefined) dataset.mode = screenMode;
    screenMode = undefined;
  };
  // The events come with printing, the query also with a preview of it in the developer tools.
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  matchMedia('print').addEventListener('change', ({ matches }) => (matches ? begin() : end()));
}
