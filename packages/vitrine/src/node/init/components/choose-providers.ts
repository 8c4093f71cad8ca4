import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import type { ProviderCandidate } from '../../probe/trial/trial.ts';
import { membersOf } from './samples/sample-value.ts';

const PROVIDER = /^(?:[A-Z]\w*Provider|Theme|Provider)$/;
/** A prop that only says what comes first does not follow a reader. */
const INITIAL = /^(?:default|initial)[A-Z]/;

/**
 * Those that set a theme first, and of these the library's namesake: `Theme` beside it changes a part of what that sets.
 * @param library its name: what is called the same and has a theme stands around all others as well
 */
export function listProviders(docs: ComponentDoc[], library: string): ProviderCandidate[] {
  const own = library.replace(/^@/, '').split('/');
  const isWhole = ({ name, props }: ComponentDoc) =>
    own.includes(name.toLowerCase()) &&
    props.some((prop) => prop.name === 'theme' || takesMode(prop));
  const names = new Set(
    docs.filter(({ kind }) => kind === 'component').map(({ name }) => name.split('.', 1)[0]),
  );
  const isOfOne = (name: string) => {
    const [, one] = /^(.+)Provider$/.exec(name) ?? [];
    return one !== undefined && names.has(one) && !own.includes(one.toLowerCase());
  };
  const isNamed = ({ name }: ProviderCandidate) => Number(own.includes(name.toLowerCase()));
  return docs
    .filter((doc) => doc.kind === 'component' && (PROVIDER.test(doc.name) || isWhole(doc)))
    .flatMap((doc) => {
      const named = doc.imports.find(({ clause }) => clause.startsWith('{'));
      const required = doc.props.filter((prop) => prop.required && prop.name !== 'children');
      if (!named || required.some(({ type }) => /=>/.test(type))) return [];
      const takes = doc.props.filter(takesMode).map(({ name }) => name);
      const mode = takes.find((name) => /^force/.test(name)) ?? takes[0] ?? null;
      const theme = doc.props.find(({ name }) => name === 'theme');
      // No export is one of a few texts.
      const wanted = new Set(required.filter((prop) => !literalOf(prop)).map(({ name }) => name));
      // Light and dark are set already.
      if (theme && mode === null) wanted.add('theme');
      wanted.delete(mode ?? '');
      const texts = Object.fromEntries(
        required.flatMap((prop) => {
          const text = prop.name === mode ? undefined : textFor(prop);
          return text === undefined ? [] : [[prop.name, text] as const];
        }),
      );
      const themes = mode !== null || theme !== undefined || doc.name === 'Theme';
      const mayNeedTheme = theme !== undefined && !wanted.has('theme');
      const place = { name: doc.name, specifier: named.specifier };
      const plain = required.filter(takesObject).map(({ name }) => name);
      const themeParts = theme ? membersOf(theme.type, doc.types) : [];
      const given = Object.keys(texts).length === 0 ? {} : { texts };
      const ofOne = !themes && isOfOne(doc.name) ? { isOfOne: true as const } : {};
      const found = { ...place, wanted: [...wanted], plain, ...given, themeParts, mayNeedTheme };
      return [{ ...found, mode, themes, ...ofOne }];
    })
    .sort(
      (a, b) =>
        Number(b.themes) - Number(a.themes) ||
        isNamed(b) - isNamed(a) ||
        a.name.length - b.name.length,
    )
    .slice(0, 8);
}

/** Whether it stands around elements alone, not around whatever React shows. */
export function takesElements(docs: readonly ComponentDoc[], provider: string): boolean {
  const props = docs.find(({ name }) => name === provider)?.props ?? [];
  const type = props.find(({ name }) => name === 'children')?.type ?? '';
  return /Element\b/.test(type) && !/\bReactNode\b/.test(type);
}

function takesMode({ name, values }: PropDoc): boolean {
  const texts = values.map(({ value }) => value);
  return texts.includes('light') && texts.includes('dark') && !INITIAL.test(name);
}

const literalOf = ({ values }: PropDoc) =>
  values.map(({ value }) => value).find((value) => typeof value === 'string');

/** Only of a language is known what any text of it is. */
function textFor(prop: PropDoc): string | undefined {
  const { name, input } = prop;
  const literal = literalOf(prop);
  return (
    literal ?? (input === 'text' && /^(?:locale|lang|language)$/.test(name) ? 'en' : undefined)
  );
}

const takesObject = ({ input, values, type }: PropDoc) =>
  input === null && values.length === 0 && type.split('|').some((one) => !/\[\]\s*$/.test(one));
