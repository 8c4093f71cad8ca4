import path from 'node:path';
import { failure, type Problem } from '../base/errors.ts';
import { CACHE_DIR } from '../base/folders.ts';

/**
 * The API of a package's components as text or as JSON.
 * @param options.component only this one
 * @throws VitrineError when the package cannot be read, or has no such component
 */
export async function describeApi(
  root: string,
  name: string | undefined,
  { component, json }: { component?: string | undefined; json: boolean },
): Promise<{ text: string; problems: Problem[] }> {
  if (name === undefined) throw failure('usage', ['vitrine api needs the name of a package']);
  const { extractPackage } = await import('../api/extract-package.ts');
  const { formatDocs } = await import('../api/format.ts');
  const { docs, problems } = await extractPackage({
    root,
    package: name,
    cacheDir: path.join(root, CACHE_DIR),
    ...(component === undefined ? {} : { component }),
  });
  return { text: json ? `${JSON.stringify(docs, null, 2)}\n` : formatDocs(docs), problems };
}
