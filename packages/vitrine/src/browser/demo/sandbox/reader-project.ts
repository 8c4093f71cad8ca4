import type { FilledProject } from '../../../shared/contract.ts';
import { fillProject } from '../../../shared/sandbox-project.ts';
import { currentCodeLanguage } from '../code-language.ts';
import { loadDemoSource } from '../load-source.ts';
import { demoPreferences } from '../../preferences/preferences.ts';

/** A demo's project in the reader's language, with the reader's theme, colours and direction. */
export async function loadReaderProject(sourceUrl: string): Promise<FilledProject> {
  const { project } = await loadDemoSource(sourceUrl);
  // The toolbar of a demo that has none does not ask for it.
  return fillProject(project!, currentCodeLanguage(), demoPreferences.get());
}
