/** Handlers of controlled components: what they are told is the next value of a prop. */
import type { PropDoc } from '../../../model/component-doc.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { readFunction, type Told } from './handler-type.ts';
import type { Sample } from './sample-value.ts';

/** A prop that is called, and what comes of it. */
export interface Handler {
  name: string;
  /** The prop that it sets; `null` where nothing comes of it. */
  sets: SetBy | null;
}

export interface SetBy {
  prop: string;
  /** Number of arguments before the one that tells. */
  at: number;
  /** What tells: the argument, what its event is of, or nothing but that it happened. */
  by: 'argument' | 'target' | 'turn';
  /** Whether the argument may also be nothing. */
  isNullable: boolean;
  /** Literal values that the prop takes, where it takes no others. */
  choices: readonly (string | number)[];
}

/** Props that say what state a component is in, which what is controlled has from outside. */
const STATE =
  /^(?:value|checked|selected|active|pressed|expanded|toggled|on|page|current(?:Page|Step)?|rating|is(?:On|Checked|Selected|Active|Pressed|Toggled|Expanded))$/;
/** Handlers that tell of a new state; others may tell of what is pointed at, or dragged. */
const TELLS =
  /^(?:on|handle)?(?:Value|Checked|State|Page|Rating|Selected|Expanded|Pressed|Active)?(?:Change|Changed|Input|Select|Set|Rate|Update|Toggle)$|^set[A-Z]/i;
/** Those that tell of it without an argument. */
const TURNS = /^(?:on|handle)?(?:\w*Toggle|Change|Click|Press)$/i;
const MOST_CHOICES = 6;

/** Whether a prop is a function of which nothing is expected. */
export function isHandler(prop: PropDoc, types: readonly TypeDoc[]): boolean {
  return readFunction(prop, types) !== null;
}

/**
 * What a component calls that has to be there, and what sets its state: a value that stays as it is, whatever a reader
 * does, is no control. One handler sets one prop.
 * @param needed values of what it requires
 */
export function listHandlers(
  props: readonly PropDoc[],
  types: readonly TypeDoc[],
  needed: Readonly<Record<string, Sample>>,
): Handler[] {
  const required = new Set(props.filter((prop) => prop.required).map(({ name }) => name));
  const states = props.filter(({ name }) => STATE.test(name));
  const set = new Set<string>();
  return props.flatMap((prop) => {
    const mayTell = states.length > 0 && TELLS.test(prop.name);
    const params = required.has(prop.name) || mayTell ? readFunction(prop, types) : null;
    if (params === null) return [];
    const isCalledAfter = ({ name }: PropDoc) => prop.name.toLowerCase().includes(name);
    const sets = states
      .toSorted((a, b) => Number(isCalledAfter(b)) - Number(isCalledAfter(a)))
      .filter(({ name }) => !set.has(name) && (required.has(name) || required.has(prop.name)))
      .map((state) => setBy(prop.name, params, state, needed[state.name] ?? startOf(state)))
      .find((found) => found !== null);
    if (sets) set.add(sets.prop);
    return sets || required.has(prop.name) ? [{ name: prop.name, sets: sets ?? null }] : [];
  });
}

/** What state begins with; a text is still to be written. */
export function startOf({ input, values }: PropDoc): Sample | null {
  if (values.length > 0) return values[0]!.value;
  return { text: '', number: 1, boolean: false, none: null }[input ?? 'none'];
}

function setBy(
  handler: string,
  params: readonly Told[],
  { name: prop, values, input }: PropDoc,
  value: Sample | null,
): SetBy | null {
  if (value === null) return null;
  const literals = input === null ? values.map((one) => one.value) : [];
  const choices = literals.filter((one) => typeof one !== 'boolean');
  if (choices.length > MOST_CHOICES) return null;
  const found = { prop, choices, isNullable: false };
  const kind = Array.isArray(value) ? 'list' : typeof value;
  const at = params.findIndex((param) => param.kind === kind);
  if (at !== -1 && TELLS.test(handler))
    return { ...found, at, by: 'argument', isNullable: params[at]!.isNullable };
  if (params[0]?.kind === 'change' && /^(?:string|boolean)$/.test(kind) && choices.length === 0)
    return { ...found, at: 0, by: 'target' };
  return kind === 'boolean' && TURNS.test(handler) ? { ...found, at: 0, by: 'turn' } : null;
}
