import type { FilledProject } from '../../contract.ts';
import { fillProject } from '../../sandbox/fill-project.ts';
import { currentCodeLanguage } from '../code-language.ts';
import { loadDemoSource } from '../demo-source.ts';
import { demoPreferences } from '../preferences.ts';

/** A demo's project in the reader's language, with the reader's theme, colours and direction. */
export async function loadReaderProject(sourceUrl: string): Promise<FilledProject> {
  const { project } = await loadDemoSource(sourceUrl);
  // The toolbar of a demo that has none does not ask for it.
  return fillProject(project!, currentCodeLanguage(), demoPreferences.get());
}
