import type { SandboxProject, SandboxVariant } from '../../shared/contract.ts';
import { sortKeys } from '../base/sort-keys.ts';
import { toDataUrl } from './data-url.ts';
import type { Dependencies, ResolveDependencies } from './local/dependencies.ts';
import { moveImports, placeFiles, type Places } from './place-files.ts';
import { scaffoldFiles } from './scaffold.ts';
import type { TextFile } from './text-file.ts';
import { javaScriptName } from './to-javascript.ts';

export interface ProjectOptions {
  title: string;
  description: string;
  /** BCP 47 tag of the site's language. */
  language: string;
  /** The demo's own file first. */
  files: TextFile[];
  /** The site's wrapper and the local files it imports; empty for a site without one. */
  wrapper: TextFile[];
  /** What the site tells the bundler, and the local files that this imports; empty for most. */
  bundler?: TextFile[];
  resolve: ResolveDependencies;
}

/** Makes a demo into a project that runs by itself. */
export function createProject(options: ProjectOptions): SandboxProject {
  const { title, description, files, wrapper, bundler = [] } = options;
  const demo = files[0]?.file ?? '';
  const places = placeFiles(demo, [files, wrapper, bundler]);
  const js = createVariant(options, places, 'js');
  // A demo that is written in JavaScript has no other version.
  const ts = javaScriptName(demo) === demo ? js : createVariant(options, places, 'ts');
  return { title, description, ts, js };
}

function createVariant(
  { files, wrapper, bundler = [], resolve, ...rest }: ProjectOptions,
  places: Places,
  language: 'ts' | 'js',
): SandboxVariant {
  const typescript = language === 'ts';
  const all = new Map([...files, ...wrapper, ...bundler].map((file) => [file.file, file]));
  const dataUrl = (file: string) => {
    const local = all.get(file);
    return local?.kind === 'binary' ? toDataUrl(file, local.content) : null;
  };
  const placed: Record<string, string> = {};
  const specifiers: string[] = [];
  const tools: string[] = [];
  const ofTools = new Set(bundler.map(({ file }) => file));
  for (const local of all.values()) {
    const place = places.get(local.file) ?? local.file;
    if (local.kind === 'binary') {
      // Found by an import of the file's own name: bundlers and TypeScript try extensions.
      placed[`${place}.${language}`] = `export default '${dataUrl(local.file)}';\n`;
      continue;
    }
    placed[typescript ? place : javaScriptName(place)] = moveImports(
      local,
      language,
      places,
      dataUrl,
    );
    // Per language: imports of types alone are gone from the JavaScript.
    for (const { specifier, target } of local[language].imports) {
      if (target === null) (ofTools.has(local.file) ? tools : specifiers).push(specifier);
    }
  }
  for (const { file } of all.values()) if (/\.(?:scss|sass)$/.test(file)) tools.push('sass');
  const dependencies = withTools(resolve(specifiers, typescript), resolve(tools, false));
  const [{ file: wrapperFile } = { file: null }] = wrapper;
  const wrapperPlace = wrapperFile === null ? undefined : places.get(wrapperFile);
  const [settings] = bundler;
  const settingsPlace = settings && places.get(settings.file);
  const scaffold = scaffoldFiles({
    ...rest,
    ...dependencies,
    typescript,
    bundler: settingsPlace === undefined ? null : `./${settingsPlace.replace(/\.[^.]+$/, '')}`,
    wrapper: wrapperPlace === undefined ? null : `./${wrapperPlace.replace(/\.[^.]+$/, '')}`,
  });
  return { ...dependencies, files: { ...placed, ...scaffold } };
}

/** What the bundler imports is a tool, unless the demo needs it as well. */
function withTools(
  { dependencies, devDependencies }: Dependencies,
  tools: Dependencies,
): Dependencies {
  const added = Object.entries(tools.dependencies).filter(([name]) => !(name in dependencies));
  return {
    dependencies,
    devDependencies: sortKeys({ ...Object.fromEntries(added), ...devDependencies }),
  };
}
