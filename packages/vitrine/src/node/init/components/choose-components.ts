import {
  importedName,
  type ComponentDoc,
  type ImportDoc,
  type PropDoc,
} from '../../model/component-doc.ts';
import type { Attempt, PropValues } from './attempt.ts';
import { listPartAttempts } from './part-attempts.ts';
import { optionalData, SIZES, TAKES_NUMBER } from './samples/optional-data.ts';
import { isHandler, listHandlers, startOf } from './samples/handlers.ts';
import { DATA, sampleOf, type Sample } from './samples/sample-value.ts';
import { isArranging, isUnseen, isWithoutContent, kindOf, plainName } from './component-kinds.ts';

/** A component that may be shown, and the ways in which it may show a text. */
export interface Candidate {
  /** As in JSX: `Button`, `Switch.Root`. */
  name: string;
  specifier: string;
  /** Whether its module exports it as its default. */
  isDefault: boolean;
  /** What its module calls it, where that is another name: `Button` for `NewButton`. */
  imported?: string;
  /** What it is called in texts, and the text that it is to show. */
  title: string;
  attempts: Attempt[];
}

/** One that rendered by itself, and by what. */
export interface ShownComponent extends Omit<Attempt, 'isLast'> {
  name: string;
  specifier: string;
  /** Whether its module exports it as its default. */
  isDefault: boolean;
  /** What its module calls it, where that is another name: `Button` for `NewButton`. */
  imported?: string;
  title: string;
}

/** More is not tried: each is rendered. */
const MOST_TRIED = 60;
/** Props that take a text to be read, in the order in which they are tried. */
const TEXTS = ['label', 'title', 'text', 'message', 'heading', 'description', 'name'];

/**
 * Components with simple props: the library's namesake, well-known kinds, then those whose looks can be changed most.
 */
export function listCandidates(docs: ComponentDoc[], library: string): Candidate[] {
  return docs
    .filter(({ kind, name, deprecated }) => {
      const isWhole = kind === 'component' && /^[A-Z][A-Za-z0-9]*(?:\.Root)?$/.test(name);
      return isWhole && deprecated === null && !isUnseen(name);
    })
    .flatMap((doc) => {
      const { name } = doc;
      const isNamed = ({ clause }: ImportDoc) => clause.startsWith('{');
      const line = doc.imports.find(isNamed) ?? doc.imports[0];
      const own = listHandledAttempts(doc);
      if (!line || own === null) return [];
      const attempts = [...own, ...listPartAttempts(doc, docs, own)];
      const imported = importedName(line.clause);
      const isRenamed = isNamed(line) && imported !== name.split('.', 1)[0];
      const place = {
        ...{ name, specifier: line.specifier, isDefault: !isNamed(line) },
        ...(isRenamed ? { imported } : {}),
      };
      const candidate = { ...place, title: plainName(name), attempts };
      return [{ candidate, rank: isNamesake(library, candidate) ? Infinity : rank(doc) }];
    })
    .sort((a, b) => {
      const last = Number(isEmptied(a.candidate)) - Number(isEmptied(b.candidate));
      const order = a.rank === b.rank ? 0 : b.rank - a.rank;
      return last || order || a.candidate.name.localeCompare(b.candidate.name);
    })
    .slice(0, MOST_TRIED)
    .map(({ candidate }) => candidate);
}

/** Whether it is given a list without anything in it: what it is for is not to be seen. */
export const isEmptied = ({ attempts }: Pick<Candidate, 'attempts'>) =>
  attempts.length > 0 && attempts.every(({ props }) => Object.values(props).some(isEmpty));

const isEmpty = (value: Sample) => Array.isArray(value) && value.length === 0;

/** Whether a library has its name from a component, as `react-day-picker` from `DayPicker`, or is all about it. */
export function isNamesake(library: string, { name, specifier, isDefault }: Candidate): boolean {
  const plain = library.replace(/^@[^/]+\/|^react-|-react$|\.?js$/g, '').replace(/^react-/, '');
  const isAlike =
    plainName(name).toLowerCase() === plain.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
  return isAlike || (isDefault && specifier === library);
}

/** Those with what it calls, first: by these its state changes. */
function listHandledAttempts(doc: ComponentDoc): Attempt[] | null {
  const plain = listAttempts(doc);
  const { props, types } = doc;
  const handlers = listHandlers(props, types, plain?.[0]?.props ?? {});
  if (plain === null || handlers.length === 0) return plain;
  const begun: Record<string, Sample> = {};
  for (const prop of props) {
    const value = handlers.some(({ sets }) => sets?.prop === prop.name) ? startOf(prop) : null;
    if (value !== null) begun[prop.name] = value;
  }
  const handled = plain.map((one) => ({ ...one, props: { ...one.props, ...begun }, handlers }));
  const isCalled = (name: string) => handlers.some((handler) => handler.name === name);
  const isNeeded = props.some(({ name, required }) => required && isCalled(name));
  return isNeeded ? handled : [...handled, ...plain];
}

/** With its title as content, in a prop, nowhere, or only read aloud; `null` when it wants more than simple values. */
function listAttempts({ name, props, types: own, generics }: ComponentDoc): Attempt[] | null {
  const read = fieldsRead(props);
  const open = generics.map(({ name: parameter, constraint }) => ({
    name: parameter,
    definition: `type ${parameter} = ${[constraint, read].filter(Boolean).join(' & ') || 'unknown'}`,
    description: '',
  }));
  const types = [...open, ...own];
  const required = props.filter(
    (prop) => prop.required && prop.name !== 'children' && !isHandler(prop, types),
  );
  const values = required.map((prop) => [prop.name, exampleOf(prop, types)] as const);
  if (values.some(([, value]) => value === null)) return null;
  // What is required without another prop says that each variant requires something.
  if (props.some(({ requiredIn }) => requiredIn.some((where) => where.startsWith('without '))))
    return null;
  const needed = Object.fromEntries(values) as PropValues;
  // What draws data is as high as it is told: most has no height of its own.
  const takesSize = ['width', 'height'].every((size) => props.some((one) => isSize(one, size)));
  if (takesSize && required.some((one) => DATA.test(one.name))) Object.assign(needed, SIZES);
  const title = plainName(name);
  const takesText = (prop: PropDoc | undefined) =>
    prop !== undefined && (prop.input === 'text' || /\bReactNode\b/.test(prop.type));
  const texts = TEXTS.filter((text) => takesText(props.find((prop) => prop.name === text)));
  const takesHint = takesText(props.find((prop) => prop.name === 'placeholder'));
  const hint: PropValues = takesHint ? { placeholder: title } : {};
  const whole = { hasChildren: true, props: needed };
  const content = props.find((prop) => prop.name === 'children');
  if (content?.required) {
    // Without any, its playground would lack it.
    const isAny = /^(?:any|unknown)$/.test(content.type);
    return takesText(content) || isAny ? [whole] : null;
  }
  const refusesText = content !== undefined && !takesText(content) && OTHER.test(content.type);
  // Samples are guesses: an empty list is a value of any such type.
  const lists = Object.entries(needed).filter(([, value]) => Array.isArray(value));
  const emptied = { ...needed, ...Object.fromEntries(lists.map(([prop]) => [prop, []])) };
  const bare = { hasChildren: false, props: needed };
  const more = optionalData(props, types);
  const filled = { hasChildren: false, props: { ...needed, ...more }, isLast: true };
  const isSampled = lists.some(([, value]) => !isEmpty(value));
  return [
    ...(isWithoutContent(name) || refusesText ? [] : [whole]),
    ...texts.map((text) => ({ hasChildren: false, props: { ...needed, [text]: title } })),
    ...(isSampled ? [bare] : []),
    { hasChildren: false, props: { ...needed, 'aria-label': title, ...hint } },
    isSampled ? { hasChildren: false, props: emptied } : bare,
    ...(Object.keys(more).every((prop) => prop in needed) ? [] : [filled]),
  ];
}

/** Content that is no text: an element, or a function that makes some. */
const OTHER = /Element\b|=>/;

function rank({ props, name, rootElement }: ComponentDoc): number {
  const own = props.filter(({ inherited }) => !inherited);
  const choices = own.filter(({ values }) => values.length > 1).length;
  // Of variants, each may require something else.
  const required = props.filter(
    ({ name, required, requiredIn }) => (required || requiredIn.length > 0) && name !== 'children',
  ).length;
  const isControl = rootElement === 'button' ? 3 : 0;
  const words = plainName(name).match(/[A-Z][a-z0-9]*/g)?.length ?? 1;
  const takesText = props.some((prop) => prop.name === 'children') ? 2 : 0;
  const isKnown = kindOf(name) === null ? 0 : 20;
  const arranges = isArranging(name) ? -10 : 0;
  return (
    Math.min(choices, 6) + isControl + takesText + isKnown + arranges - 3 * required - 2 * words
  );
}

/** Texts that are not just any, by the props that take them. */
const MEANT: Record<string, string> = {
  ...{ value: 'a', autoComplete: 'off', locale: 'en', lang: 'en' },
  ...{ href: '#', url: '#', to: '#' },
};

/** Props that say how large something is, which at 1 nobody would see. */
const MEASURE = /^(?:width|height|size|radius)$|(?:Width|Height|Size|Radius)$/;
const MEASURED = 100;

const ENUM_MEMBER = /^[A-Za-z_$][\w$]*\./;

/** A list of any length, alone or among other types, and no function that returns one. */
const LIST = /^(?!.*=>).*\[\](?: \||$)|^(?:Readonly)?Array</;

const isSize = ({ name, type }: PropDoc, size: string) => name === size && TAKES_NUMBER.test(type);

/** The fields of data that props name where they are not told otherwise: `indexBy = 'id'`, `keys = ['value']`. */
function fieldsRead(props: readonly PropDoc[]): string | null {
  const found = props.flatMap(({ name, default: value }) =>
    NAMES_FIELD.test(name) ? (FIELD.exec(value ?? '')?.[1] ?? []) : [],
  );
  const fields = [...new Set(found)].map(
    (name) => `${name}: ${/^(?:name|label)$|^id$|Key$/.test(name) ? 'string' : 'number'}`,
  );
  return fields.length < 2 ? null : `{ ${fields.join('; ')} }`;
}

const NAMES_FIELD = /(?:By|Key)$|^(?:keys|id|value)$/;
const FIELD = /^\[?['"]([A-Za-z]\w*)['"]\]?$/;

/** A value that the type allows, as simple as can be; `null` for functions, objects and the like. */
function exampleOf(
  { name, values, input, type, resolved }: PropDoc,
  types: ComponentDoc['types'],
): Sample | null {
  const literal = values.find(({ text }) => !ENUM_MEMBER.test(text));
  if (literal) return literal.value;
  // A text in its place is no value of the type.
  if (values.length > 0) return null;
  if (input === 'boolean') return false;
  // A text is no length, even where the type allows any.
  const takesNumber = input === 'number' || TAKES_NUMBER.test(type);
  if (takesNumber && MEASURE.test(name)) return MEASURED;
  if (input === 'number') return 1;
  // An address that leads nowhere would be asked for.
  if (/^(?:src|image|imageUrl|srcSet)$/.test(name)) return null;
  if (input === 'text' || /\bReactNode\b/.test(type)) return MEANT[name] ?? 'Example';
  const text = resolved ?? type;
  return sampleOf(text, types, name) ?? (LIST.test(text) ? [] : null);
}
