import { DemoError } from '../demo-errors.ts';
import { openTab } from './open-tab.ts';

/**
 * Opens a demo in an online sandbox, in a new tab, as the reader sees it here.
 * @param label names one of `SANDBOXES`
 * @throws DemoError `tab-blocked`, `source-load-failed`; others when code of ours does not load
 */
export async function openSandbox(label: string, sourceUrl: string): Promise<void> {
  const isAllowed = await openTab(async (tab) => {
    const { sendDemo } = await import('./send-demo.ts');
    await sendDemo(label, sourceUrl, tab);
  });
  if (!isAllowed) throw new DemoError('tab-blocked');
}
