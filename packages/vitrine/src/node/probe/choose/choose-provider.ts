import type { Exports, Libraries } from '../load/libraries.ts';
import type { Require } from '../load/project-react.ts';
import type { Renderer } from '../render/render.ts';
import type { ChosenProvider, ProviderCandidate, Tried } from '../trial/trial.ts';
import { givenProps, listProps } from './provider-props.ts';

/** As many components tell whether a provider is needed. */
const SAMPLE = 24;
const MOST_PROVIDERS = 8;

/** The provider, and the values of its props, with which most components render; `null` where none is needed. */
export function chooseProvider(
  { candidates, providers, within }: Pick<Tried, 'candidates' | 'providers' | 'within'>,
  { renderAll, errors }: Pick<Renderer, 'renderAll' | 'errors'>,
  libraries: Libraries,
  require: Require,
): Pick<ChosenProvider, 'props'> & { provider: ProviderCandidate | null } {
  const sample = candidates.slice(0, SAMPLE);
  const alone = renderAll(sample, { provider: null, props: {} }).length;
  const asked = [...new Set(errors.join(' ').match(/\b[A-Z]\w*Provider\b/g) ?? [])];
  const own = providers.filter((one) => libraries.find(one) && (!one.isOfOne || alone === 0));
  const missed = asked.filter((name) => own.every((provider) => provider.name !== name));
  const all = [...own, ...findElsewhere(missed, within, libraries, require)];
  const order = ({ name }: ProviderCandidate) => (asked.includes(name) ? 0 : 1);
  let best: ReturnType<typeof chooseProvider> = { provider: null, props: {} };
  let most = alone;
  for (const provider of all.sort((a, b) => order(a) - order(b)).slice(0, MOST_PROVIDERS)) {
    for (const props of listProps(provider, libraries.exportsOf(provider.specifier))) {
      const given = givenProps(provider, props, libraries.find);
      const shown = renderAll(sample, { provider, props: given }).length;
      const themed = provider.mode !== null || provider.name === 'Theme';
      const dresses = themed || (props['theme']?.light ?? null) !== null;
      const dressed = best.provider === null && dresses && shown >= most && shown > 0;
      if (most >= shown && !dressed) continue;
      best = { provider, props };
      most = shown;
    }
  }
  return best;
}

/** Providers that come from packages which the library is made of. */
function findElsewhere(
  asked: readonly string[],
  within: readonly string[],
  libraries: Libraries,
  require: Require,
): ProviderCandidate[] {
  const found: ProviderCandidate[] = [];
  let names = asked;
  for (const specifier of names.length === 0 ? [] : within) {
    let module: Exports | null | undefined;
    try {
      module = require(specifier) as typeof module;
    } catch {
      continue;
    }
    for (const name of names) {
      if (typeof module?.[name] !== 'function' && typeof module?.[name] !== 'object') continue;
      libraries.keep(specifier, module);
      found.push({
        ...{ name, specifier, wanted: [], plain: [], themeParts: [] },
        ...{ mayNeedTheme: false, mode: null, themes: false },
      });
      names = names.filter((one) => one !== name);
    }
  }
  return found;
}
