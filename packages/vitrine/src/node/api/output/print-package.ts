import { shortDigest } from '../../base/text.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { engineVersion } from '../cache.ts';
import { extractPackage, findDocs, type ExtractOptions } from '../extract-package.ts';
import { openHistory } from '../history/history-file.ts';
import { sayDocs } from '../texts/say-docs.ts';
import { keepPrinted, printedFile, readPrinted, type Printed } from './printed.ts';

/** As data, or as text for terminals. */
export type PackageForm = 'json' | 'text';

/**
 * The whole of a package in one of the forms, with warnings about what could not be read: what was printed before, while
 * the same would be printed again.
 * @throws VitrineError as `extractPackage` and `openHistory` do
 */
export async function printPackage(
  options: Omit<ExtractOptions, 'component'>,
  form: PackageForm,
): Promise<Printed> {
  const { root, installed, file } = findDocs(options);
  const history = openHistory(root);
  const place = printedFile(file, form);
  // Warnings name files by their whole paths.
  const { dir, name, version } = installed;
  const key = shortDigest(engineVersion(), form, history.digest, dir, name, version);
  const kept = readPrinted(place, key);
  if (kept !== null) return kept;
  const { docs, problems, origin } = await extractPackage(options);
  const { withHistory } = await import('../history/since.ts');
  const text = await printDocs(sayDocs(root, withHistory(docs, history.read(), installed)), form);
  if (origin !== null) keepPrinted(place, { text, problems, key, origin });
  return { text, problems };
}

/** Documentation in one of the forms. */
export async function printDocs(docs: ComponentDoc[], form: PackageForm): Promise<string | Buffer> {
  if (form === 'json') return (await import('./print-json.ts')).printJson(docs);
  return (await import('./format.ts')).formatDocs(docs);
}
