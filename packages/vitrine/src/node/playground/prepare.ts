import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../base/files.ts';
import {
  importedName,
  printImport,
  renameSpecifier,
  type ComponentDoc,
  type ImportDoc,
} from '../model/component-doc.ts';
import { problem, type Problem } from '../base/errors.ts';
import type { PlaygroundReference } from '../../shared/page.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import type { LoadedSite } from '../model/site.ts';
import type { PageMeta } from '../model/page-meta.ts';
import { shortDigest } from '../base/text.ts';
import { listAsked } from '../nav/asked-components.ts';
import { canHold, controlShape, defaultValue } from './controls.ts';
import { createComponentFinder } from './find-component.ts';
import type { FixedProp, PlaygroundControl, PlaygroundData } from '../../shared/playground.ts';
import { openPreparedStore, type PreparedPlayground } from './prepared-store.ts';
import { OptionsError, readOptions, type AuthoredOptions } from './read-options.ts';
import { snippet } from './snippet.ts';

const NO_OPTIONS: AuthoredOptions = {
  controls: null,
  props: new Map(),
  presets: new Map(),
  wrap: null,
};

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
    const options = file === '' ? NO_OPTIONS : readOptions(source, file);
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

/** @throws OptionsError for a prop that the component does not have, or that nothing can control */
function arrangeProps(doc: ComponentDoc, options: AuthoredOptions) {
  const byName = new Map(doc.props.map((prop) => [prop.name, prop]));
  const isCode = (name: string) => 'authored' in (options.props.get(name) ?? {});
  const names = options.controls ?? [
    // What its author has written as code stays as it is.
    ...new Set([
      ...defaultControls(doc).filter((name) => !isCode(name)),
      ...options.presets.keys(),
    ]),
  ];
  const controls = names.map((name): PlaygroundControl => {
    const prop = byName.get(name);
    const authored = options.props.get(name);
    const initial = authored && 'value' in authored ? authored.value : null;
    const presets = options.presets.get(name);
    if (isCode(name)) {
      const hint = presets ? 'give the name of one of its presets' : 'leave it out of "controls"';
      throw new OptionsError(`"${name}" is given code, with which no control begins: ${hint}`, 0);
    }
    const base = {
      prop: name,
      default: prop ? defaultValue(prop) : null,
      initial,
      required: prop?.required ?? false,
    };
    if (presets) {
      const control = { ...base, default: null, kind: 'preset' as const, presets };
      if (initial !== null && !canHold(control, initial)) {
        throw new OptionsError(`"${String(initial)}" is none of the presets of "${name}"`, 0);
      }
      return control;
    }
    if (!prop) {
      const closest = findClosest(name, byName.keys());
      const hint = closest === '' ? '' : `; did you mean "${closest}"?`;
      throw new OptionsError(`${doc.name} has no documented prop "${name}"${hint}`, 0);
    }
    const shape = controlShape(prop, initial);
    if (!shape) {
      throw new OptionsError(`"${name}" (${prop.type}) needs presets: no control can set it`, 0);
    }
    const control = { ...base, ...shape };
    if (initial !== null && !canHold(control, initial)) {
      throw new OptionsError(`"${name}" cannot be ${JSON.stringify(initial)}`, 0);
    }
    return control;
  });
  const fixed = [...options.props]
    .filter(([name]) => !names.includes(name))
    .map(([prop, value]): FixedProp => ({ prop, ...value }));
  const given = new Set(
    [...fixed, ...controls.filter((each) => each.initial !== null || each.kind === 'boolean')].map(
      ({ prop }) => prop,
    ),
  );
  const missing = doc.props.find(({ name, required }) => required && !given.has(name));
  if (missing) {
    throw new OptionsError(`the options give no value for "${missing.name}", which is required`, 0);
  }
  return { fixed, controls };
}

/** With it a component is what is within it, in a dozen libraries: turned on around a text, it throws. */
const AS_CHILD = 'asChild';

/** The component's own props that a control can set. */
function defaultControls({ props }: ComponentDoc): string[] {
  return props
    .filter(({ name }) => name !== AS_CHILD)
    .filter(({ inherited, group, deprecated }) => !inherited && !group && deprecated === null)
    .filter((prop) => controlShape(prop, null) !== null)
    .map(({ name }) => name);
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
