import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The program that tries components, in the folder of the run. */
export const PROBE_FILE = 'probe.mjs';
const PROBE = path.join(import.meta.dirname, 'packages/vitrine/src/node/probe/main.ts');

/**
 * Temporary folders of all tests lie in one, which ends with the run: none of them outlives a test that was stopped. In it
 * lies the program that tests start as a process of its own, for which Node cannot read its sources.
 */
export default async function useOneFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-tests-'));
  process.env.TMPDIR = folder;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: PROBE, platform: 'node' });
  await bundle.write({ file: path.join(folder, PROBE_FILE), codeSplitting: false });
  await bundle.close();
  return () => rmSync(folder, { recursive: true, force: true });
}
