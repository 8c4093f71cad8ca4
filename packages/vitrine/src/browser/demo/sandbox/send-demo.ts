import { loadReaderProject } from './reader-project.ts';
import { SANDBOXES } from './sandboxes.ts';

/** Sends a demo to a sandbox that is to open it in a tab. */
export async function sendDemo(label: string, sourceUrl: string, tab: string): Promise<void> {
  const sandbox = SANDBOXES.find((each) => each.label === label)!;
  await sandbox.open(await loadReaderProject(sourceUrl), tab);
}
