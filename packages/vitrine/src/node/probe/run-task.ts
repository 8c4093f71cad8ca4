import { chooseProvider } from './choose/choose-provider.ts';
import { givenProps } from './choose/provider-props.ts';
import { listen } from './console/noise.ts';
import { openDocument } from './document/open-document.ts';
import type { Failures } from './load/failures.ts';
import { hookLoaders } from './load/hook-loaders.ts';
import { openLibraries, type Libraries } from './load/libraries.ts';
import { openBuilt } from './load/load-built.ts';
import { openSource } from './load/load-source.ts';
import type { Loader } from './load/loader.ts';
import { loadReact, requireFrom } from './load/project-react.ts';
import type { Inputs } from '../varying/inputs.ts';
import { markVarying } from './render/mark-varying.ts';
import { createRenderer, type Renderer } from './render/render.ts';
import type { Stage, Surroundings } from './render/elements.ts';
import { EFFECTS_RUN, mountAll } from './render/mount.ts';
import { mountOthers } from './render/mount-others.ts';
import type { Loaded, ProbeAnswer, Seen } from './trial/answer.ts';
import type { ProbeInput, TextExport } from './trial/trial.ts';

/**
 * Loads a library in this process and does with it what is asked for. It says which components stand by themselves, and
 * which provider they need: whatever a library is, its own code answers.
 * @param program its address
 * @param inputs answer for what differs from place to place
 */
export async function runTask(
  input: ProbeInput,
  program: string,
  inputs: Inputs,
): Promise<Partial<ProbeAnswer>> {
  const { root, candidates, providers, source, task, chosen } = input;
  const require = requireFrom(root);
  const react = loadReact(require);
  // What a library does once it is loaded may fail without anybody waiting for it, which would end this.
  process.on('uncaughtException', () => undefined);
  const noise = listen();
  const assets = hookLoaders(root, require, program);
  const failures: Failures = { missing: new Set(), notLoaded: null, broken: null };
  const loader = source
    ? await openSource(root, source, failures)
    : openBuilt(input, require, assets, failures);
  // Many ask once, as they are loaded, whether they are in a browser.
  if (task === 'show') openDocument();
  const libraries = openLibraries(loader.load);
  let loadsSome = false;
  for (const { specifier } of [...candidates, ...providers]) {
    if (await libraries.load(specifier)) loadsSome = true;
  }
  const loaded = (): Loaded => {
    return { missing: [...failures.missing], broken: failures.broken, loadsSome };
  };
  const stage: Stage = { react, libraries, noise };
  const renderer = createRenderer(stage);
  if (task === 'choose') {
    return { ...chooseProvider(input, renderer, libraries, require), ...loaded() };
  }
  if (chosen) await libraries.load(chosen.provider.specifier);
  noise.clear();
  const within: Surroundings = chosen
    ? {
        provider: chosen.provider,
        props: givenProps(chosen.provider, chosen.props, libraries.find),
      }
    : { provider: null, props: {} };
  if (task === 'mount') {
    return { fallen: await findFallen(stage, renderer, candidates, within), ...loaded() };
  }
  if (task === 'show') {
    const { rendered } = await mountOthers(stage, renderer, candidates, [], within);
    return { rendered, ...loaded() };
  }
  const reason = loadsSome ? null : failures.notLoaded;
  const seen = await renderComponents(input, { stage, renderer, loader, within, reason, inputs });
  return { ...seen, ...loaded() };
}

/** Names of components that throw once they are in a document. */
async function findFallen(
  stage: Stage,
  { elements }: Renderer,
  candidates: ProbeInput['candidates'],
  within: Surroundings,
): Promise<string[]> {
  const mounted = candidates.map((one) =>
    elements.wrap(within, elements.mounted(one, one.attempts[0]!)),
  );
  const made = await mountAll(stage, mounted, EFFECTS_RUN);
  return candidates.filter((_, at) => made[at]!.threw).map(({ name }) => name);
}

/** What components are as a server renders them or, where that is nothing, in a document. */
async function renderComponents(
  { candidates, texts = [] }: ProbeInput,
  {
    stage,
    renderer,
    loader,
    within,
    reason,
    inputs,
  }: {
    stage: Stage;
    renderer: Renderer;
    loader: Loader;
    within: Surroundings;
    reason: string | null;
    inputs: Inputs;
  },
): Promise<Seen> {
  const all = renderer.renderAll(candidates, within);
  const rendered = await markVarying(stage, renderer, inputs, candidates, all, within);
  const complaint = stage.noise.mostly(reason);
  const told = await readTexts(texts, stage.libraries);
  const sheets = [renderer.styles(), await loader.readSheets()];
  const styles = sheets.filter((text) => text !== '').join('\n');
  const others = await mountOthers(stage, renderer, candidates, rendered, within);
  const isOther = (name: string) => others.rendered.some((one) => one.name === name);
  const rest = rendered.filter(({ name }) => !isOther(name));
  return {
    ...{ rendered: [...rest, ...others.rendered], styles, texts: told, complaint },
    waiting: others.waiting,
  };
}

async function readTexts(texts: readonly TextExport[], libraries: Libraries) {
  const told: Seen['texts'] = [];
  for (const { name, specifier } of texts) {
    await libraries.load(specifier);
    const value = libraries.find({ name, specifier });
    if (typeof value === 'string') told.push({ name, specifier, value });
  }
  return told;
}
