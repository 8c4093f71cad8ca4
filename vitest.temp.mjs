import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Temporary folders of all tests lie in one, which ends with the run: none of them outlives a test that was stopped. */
export default function useOneFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
