import { loadPart } from '../../core/load.ts';
import { DemoError } from '../demo-errors.ts';

/**
 * Opens a demo in an online sandbox, in a new tab, as the reader sees it here.
 * @param label names one of `SANDBOXES`
 * @throws DemoError `tab-blocked`, `source-load-failed`; others when code of ours does not load
 */
export async function openSandbox(label: string, sourceUrl: string): Promise<void> {
  const isAllowed = await openTab(async (tab) => {
    const { sendDemo } = await loadPart(import('./send-demo.ts'));
    await sendDemo(label, sourceUrl, tab);
  });
  if (!isAllowed) throw new DemoError('tab-blocked');
}

/**
 * Opens a tab, at once, while the browser still counts it as the reader's own doing; what it is to show may
 * take longer.
 * @param fill called with the tab's name
 * @returns whether the browser allowed the tab
 * @throws what `fill` throws; the tab is closed again
 */
async function openTab(fill: (tab: string) => Promise<void>): Promise<boolean> {
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
