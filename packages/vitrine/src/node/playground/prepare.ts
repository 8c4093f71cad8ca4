import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files/kinds.ts';
import {
  importedName,
  printImport,
  renameSpecifier,
  type ComponentDoc,
  type ImportDoc,
} from '../model/component-doc.ts';
import { problem, type Problem } from '../base/errors.ts';
import type { PlaygroundReference } from '../../shared/page.ts';
import type { LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { shortDigest } from '../base/text.ts';
import { listAsked } from '../nav/asked-components.ts';
import { arrangeProps } from './arrange-props.ts';
import { createComponentFinder } from './find-component.ts';
import type { PlaygroundData } from '../../shared/playground.ts';
import { openPreparedStore, type PreparedPlayground } from './prepared-store.ts';
import { noOptions, OptionsError, readOptions } from './read-options.ts';
import { snippet } from './snippet.ts';

/**
 * Makes the modules of all playgrounds, from the APIs of their components and what their authors say.
 * @param listAll gives all pages of the site: their playgrounds of a package that the site does not document are read
 * together, and it is asked for these alone
 */
export async function preparePlaygrounds(
  site: Pick<LoadedSite, 'root' | 'cacheDir' | 'api' | 'engineId'>,
  pages: Pick<PageMeta, 'pathname' | 'package' | 'source' | 'playgrounds'>[],
  listAll: () => Promise<readonly Pick<PageMeta, 'playgrounds'>[]> = () => Promise.resolve(pages),
): Promise<{ playgrounds: PreparedPlayground[]; problems: Problem[] }> {
  const playgrounds: PreparedPlayground[] = [];
  const problems: Problem[] = [];
  const findComponent = createComponentFinder(site, async () => listAsked(await listAll()));
  const store = openPreparedStore(site);
  for (const { source, pathname, package: of, playgrounds: references } of pages) {
    for (const reference of references) {
      const at = { file: source.file, line: reference.line };
      const doc = await findComponent(reference, { ...at, pathname, package: of });
      const prepared = Array.isArray(doc)
        ? doc
        : store.recall(reference, doc, () => prepare(site, reference, doc, at));
      if (Array.isArray(prepared)) problems.push(...prepared);
      else if ('severity' in prepared) problems.push(prepared);
      else playgrounds.push(prepared);
    }
  }
  store.save();
  return { playgrounds, problems };
}

function prepare(
  { root, cacheDir }: Pick<LoadedSite, 'root' | 'cacheDir'>,
  reference: PlaygroundReference,
  doc: ComponentDoc,
  at: { file: string; line: number },
): PreparedPlayground | Problem {
  const { component, options: file } = reference;
  const own = doc.imports.findLast((one) => isOwnModule(doc.name, one)) ?? doc.imports[0];
  if (own === undefined) {
    return problem('invalid-playground', [`nothing says how ${component} is imported`], at);
  }
  if (file !== '' && !isFile(path.join(root, file))) {
    return problem('invalid-playground', [`there is no file "${file}"`], at);
  }
  const source = file === '' ? '' : readFileSync(path.join(root, file), 'utf8');
  try {
    const options = file === '' ? noOptions() : readOptions(source, file);
    const { fixed, controls } = arrangeProps(doc, options);
    const data: PlaygroundData = {
      // What the import brings, whichever name the author has chosen.
      component: doc.name,
      hash: reference.hash,
      import: snippet(printImport(own)),
      fixed,
      controls,
      wrap: options.wrap,
    };
    const folder = path.relative(root, path.join(cacheDir, 'playgrounds')).replaceAll('\\', '/');
    // Readers import it by its own name, this site by the one under which it is installed.
    const specifier = renameSpecifier(own.specifier, doc.package);
    const code = moduleCode(data, { ...own, specifier }, file && path.posix.relative(folder, file));
    return {
      ...reference,
      file: `${folder}/${reference.id}-${shortDigest(code)}.jsx`,
      code,
      controls,
    };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    const where =
      file === '' ? at : { file, line: source.slice(0, error.offset).split('\n').length };
    return problem('invalid-playground', [error.message], where);
  }
}

/** Whether an import brings nothing but the component: other paths may be another build of the whole library. */
function isOwnModule(name: string, { specifier }: ImportDoc): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(name).startsWith(plain(specifier.split('/').at(-1)!));
}

function moduleCode(
  data: PlaygroundData,
  { clause, specifier }: ImportDoc,
  options: string,
): string {
  // `Dialog.Root` is a member of what is imported.
  const [, ...members] = data.component.split('.');
  const name = importedName(clause);
  const whole = name === '*' ? '* as Component' : 'Component';
  const named = clause.startsWith('{') ? `{ ${name} as Component }` : whole;
  return `import { Playground } from 'vitrine/playground';
import ${named} from ${JSON.stringify(specifier)};
${options === '' ? 'const options = {};' : `import options from ${JSON.stringify(options)};`}
const data = ${JSON.stringify(data)};
export default function PlaygroundModule() {
  return <Playground component={${['Component', ...members].join('.')}} options={options} data={data} />;
}
`;
}
