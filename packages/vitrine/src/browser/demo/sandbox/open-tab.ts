/**
 * Opens a tab, at once, while the browser still counts it as the reader's own doing; what it is to show may
 * take longer.
 * @param fill called with the tab's name
 * @returns whether the browser allowed the tab
 * @throws what `fill` throws; the tab is closed again
 */
export async function openTab(fill: (tab: string) => Promise<void>): Promise<boolean> {
  // A name of its own: each sandbox gets a tab of its own.
  const name = `vitrine-${Math.random()}`;
  const tab = window.open('', name);
  if (!tab) return false;
  try {
    await fill(name);
  } catch (error) {
    tab.close();
    throw error;
  }
  // The tab shows another site, which gets no hold of this one.
  tab.opener = null;
  return true;
}
