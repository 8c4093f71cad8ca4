/**
 * Dev server only: loads a page without the shell anew when its Markdown has changed. Its demo is exchanged
 * in place, as everywhere.
 */
export function startHotBlankPage(ownPath: string): void {
  import.meta.hot?.on('vitrine:page', ({ pathname }: { pathname: string }) => {
    if (pathname === ownPath) location.reload();
  });
  import.meta.hot?.on('vite:beforeUpdate', () => {
    // Its module has not come to run, so it will not hear of the change that mends it.
    if (document.querySelector('.demo-content + .demo-message')) location.reload();
  });
}
