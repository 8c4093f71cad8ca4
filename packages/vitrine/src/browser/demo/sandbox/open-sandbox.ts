import { DemoError } from '../demo-errors.ts';
import { postToNewTab } from './open-tab.ts';

export type SandboxName = 'codeSandbox' | 'stackBlitz';

/**
 * Opens a demo in an online sandbox, in a new tab, as the reader sees it here.
 * @throws DemoError `tab-blocked`, `source-load-failed`; others when code of ours does not load
 */
export async function openSandbox(name: SandboxName, sourceUrl: string): Promise<void> {
  const allowed = await postToNewTab(async () => {
    const [{ sandboxForms }, { loadReaderProject }] = await Promise.all([
      import('./forms.ts'),
      import('./reader-project.ts'),
    ]);
    return sandboxForms[name](await loadReaderProject(sourceUrl));
  });
  if (!allowed) throw new DemoError('tab-blocked');
}
