import type { ComponentDoc, PropDoc } from '../model/component-doc.ts';

/** A component that may be shown, with the props that it cannot do without. */
export interface Candidate {
  name: string;
  specifier: string;
  props: Record<string, string | number | boolean>;
}

/** One that rendered by itself. */
export interface ShownComponent extends Candidate {
  /** Whether it shows the text that it is given. */
  hasChildren: boolean;
}

/** What wraps components of a library. */
export interface ProviderCandidate {
  name: string;
  specifier: string;
  /** Props without which it does not render: an export of the library is looked for. */
  required: string[];
  /** The one that takes light or dark. */
  mode: string | null;
  /** Whether it sets how its library looks. */
  themes: boolean;
}

const PROVIDER = /^(?:[A-Z]\w*Provider|Theme)$/;
/** More is not tried: each is rendered. */
const MOST_TRIED = 60;

/** Components with simple props, those first whose looks can be changed most. */
export function listCandidates(docs: ComponentDoc[]): Candidate[] {
  return docs
    .filter(({ kind, name, deprecated }) => {
      const isWhole = kind === 'component' && /^[A-Z][A-Za-z0-9]*$/.test(name);
      return isWhole && deprecated === null && !/Provider$|^(?:Theme|Portal)$/.test(name);
    })
    .flatMap((doc) => {
      const named = doc.imports.find(({ clause }) => clause.startsWith('{'));
      const required = doc.props.filter((prop) => prop.required && prop.name !== 'children');
      const values = required.map((prop) => [prop.name, exampleOf(prop)] as const);
      if (!named || values.some(([, value]) => value === null)) return [];
      const props = Object.fromEntries(values) as Candidate['props'];
      return [{ name: doc.name, specifier: named.specifier, props, rank: rank(doc) }];
    })
    .sort((a, b) => b.rank - a.rank || a.name.localeCompare(b.name))
    .slice(0, MOST_TRIED)
    .map(({ name, specifier, props }) => ({ name, specifier, props }));
}

function rank({ props, name, rootElement }: ComponentDoc): number {
  const own = props.filter(({ inherited }) => !inherited);
  const choices = own.filter(({ values }) => values.length > 1).length;
  const required = props.filter((prop) => prop.required && prop.name !== 'children').length;
  const isControl = rootElement === 'button' ? 3 : 0;
  const words = name.match(/[A-Z][a-z0-9]*/g)?.length ?? 1;
  const takesText = props.some((prop) => prop.name === 'children') ? 2 : 0;
  return Math.min(choices, 6) + isControl + takesText - 3 * required - 2 * (words - 1);
}

/** A value that the type allows, as simple as can be; `null` for functions, objects and the like. */
function exampleOf({ name, values, input, type }: PropDoc): string | number | boolean | null {
  const [literal] = values;
  if (literal) return literal.value;
  if (input === 'boolean') return false;
  if (input === 'number') return 1;
  if (input === 'text' || /\bReactNode\b/.test(type)) return name === 'value' ? 'a' : 'Example';
  return null;
}

/** Those that set a theme first. */
export function listProviders(docs: ComponentDoc[]): ProviderCandidate[] {
  return docs
    .filter(({ kind, name }) => kind === 'component' && PROVIDER.test(name))
    .flatMap((doc) => {
      const named = doc.imports.find(({ clause }) => clause.startsWith('{'));
      if (!named) return [];
      const required = doc.props.filter((prop) => prop.required && prop.name !== 'children');
      const takes = doc.props.filter(takesMode).map(({ name }) => name);
      const mode = takes.find((name) => /^force/.test(name)) ?? takes[0] ?? null;
      const theme = doc.props.find(({ name }) => name === 'theme');
      const names = new Set([...required.map(({ name }) => name), ...(theme ? ['theme'] : [])]);
      const themes = mode !== null || doc.name === 'Theme';
      return [{ name: doc.name, specifier: named.specifier, required: [...names], mode, themes }];
    })
    .sort((a, b) => Number(b.themes) - Number(a.themes) || a.name.length - b.name.length)
    .slice(0, 8);
}

function takesMode({ values }: PropDoc): boolean {
  const texts = values.map(({ value }) => value);
  return texts.includes('light') && texts.includes('dark');
}
