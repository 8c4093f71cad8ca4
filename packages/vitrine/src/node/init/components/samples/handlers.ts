/** Handlers of controlled components: what they are told is the next value of a prop. */
import type { PropDoc } from '../../../model/component-doc.ts';
import type { TypeDoc } from '../../../model/signature-doc.ts';
import { readFunction, type Told } from './handler-type.ts';
import { isDay, sampleOf, type Sample } from './sample-value.ts';

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
  /** What tells: the argument, what its event is of, or nothing but that it happened, be it that it closes. */
  by: 'argument' | 'target' | 'turn' | 'close';
  /** Whether the argument may also be nothing. */
  isNullable: boolean;
  /** Literal values that the prop takes, where it takes no others. */
  choices: readonly (string | number)[];
  /** The type of the state, where its first value does not tell it. */
  type?: string;
}

const PART = '(?:Index|Tab|Key|Step|Item|Page|Id|Value|Option|Date|Day|Color|Row)s?';
/** Props that say what state a component is in, which what is controlled has from outside. */
const STATE = new RegExp(
  `^(?:values?|checked|toggled|pressed|on|page|rating|index|step|date|time|color|tags|(?:selected|active|current|expanded)(?:${PART})?|` +
    'is(?:On|Checked|Selected|Active|Pressed|Toggled|Expanded))$',
);
/** Those that most handlers tell of. */
const PLAIN = /^(?:values?|selected|checked|isChecked|isSelected)$/;
/** Those that may be no state: without being required they are where a handler is called after them. */
const VAGUE = /^(?:date|time|index|step|on|current|active|expanded)$/;
/** Those that say whether it is there at all. */
const OPEN = /^(?:is)?(?:open|opened|visible|show|shown)$/i;
/** Handlers that tell of a new state; others may tell of what is pointed at, or dragged. */
const TELLS =
  /^(?:on|handle)?(?:Value|Checked|State|Page|Rating|Selected|Expanded|Pressed|Active)?(?:Change|Changed|Input|Select|Set|Rate|Update|Toggle)$|^set[A-Z]/i;
/** Handlers that want it to be gone. */
const CLOSES =
  /^(?:on|handle)?(?:Request)?(?:Close|Dismiss|Hide|Cancel)(?:Request|Modal|Dialog)?$/i;
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
  const states = props.filter(({ name }) => STATE.test(name) || OPEN.test(name));
  const isControlled = (state: PropDoc, prop: PropDoc) =>
    required.has(state.name) ||
    (STATE.test(state.name) &&
      !state.inherited &&
      !beginsItself(state.name, props) &&
      (!VAGUE.test(state.name) || isCalledAfter(state, prop)));
  const found = new Map<PropDoc, Handler>();
  const set = new Set<string>();
  // Of several that tell, the one that is called after the change tells it for sure.
  for (const prop of props.toSorted(
    (a, b) => Number(CHANGES.test(b.name)) - Number(CHANGES.test(a.name)),
  )) {
    const mayTell = states.some((state) => tellsOf(state, prop) || closes(state, prop));
    const read = required.has(prop.name) || mayTell ? readFunction(prop, types) : null;
    // What is called to close is a function, whatever its type is made of.
    const isCalled = prop.type === 'any' ? mayTell : states.some((state) => closes(state, prop));
    const params = read ?? (isCalled ? UNTOLD : null);
    if (params === null) continue;
    const order = (state: PropDoc) =>
      isCalledAfter(state, prop) ? -2 : PLAIN.test(state.name) ? -1 : Number(isOpening(state));
    const sets = states
      .toSorted((a, b) => order(a) - order(b))
      .filter((state) => !set.has(state.name) || closes(state, prop))
      .filter((state) => isControlled(state, prop) || required.has(prop.name))
      .map((state) => setBy(prop, params, state, needed[state.name] ?? startOf(state, types)))
      .find((one) => one !== null);
    if (sets) set.add(sets.prop);
    if (sets || required.has(prop.name)) found.set(prop, { name: prop.name, sets: sets ?? null });
  }
  return props.flatMap((prop) => found.get(prop) ?? []);
}

/** Whether it has such state without being given any: `defaultValue`, or whatever it has by default. */
const beginsItself = (state: string, props: readonly PropDoc[]) =>
  props.some(
    ({ name }) =>
      /^(?:default|initial)[A-Z]/.test(name) &&
      name
        .slice(7)
        .toLowerCase()
        .endsWith(state.replace(/^is(?=[A-Z])/, '').toLowerCase()),
  );

/** Whether a prop says that a component is there at all: a dialog, a drawer. */
export const isOpening = ({ name, input }: PropDoc) => OPEN.test(name) && input === 'boolean';

const closes = (state: PropDoc, { name }: PropDoc) => isOpening(state) && CLOSES.test(name);

/** `onOpenChange` of `isOpen`. */
const isCalledAfter = ({ name: state }: PropDoc, { name }: PropDoc) =>
  name.toLowerCase().includes(
    state
      .replace(/^is(?=[A-Z])/, '')
      .toLowerCase()
      .replace(/^opened$/, 'open'),
  );

const tellsOf = (state: PropDoc, prop: PropDoc) =>
  TELLS.test(prop.name) || (CALLED.test(prop.name) && isCalledAfter(state, prop));

const CHANGES = /(?:Change|Changed|Update)$/;
const CALLED = /(?:Change|Changed|Update|Select|Toggle)$/;

/** What state begins with: a text is still to be written, and of a list some are chosen. */
export function startOf(prop: PropDoc, types: readonly TypeDoc[] = []): Sample | null {
  const { name, type, resolved, input, values } = prop;
  if (values.length > 0) return values[0]!.value;
  const simple = { text: '', number: 1, boolean: false, none: null }[input ?? 'none'];
  if (simple !== null) return simple;
  const found = sampleOf(resolved ?? type, types, name);
  if (!isList(found)) return isDay(found) ? found : LIST.test(type) ? [] : null;
  if (typeof found[0] === 'number' && found.length !== 1) return SPAN;
  return TUPLE.test(type) ? found : found.slice(0, MOST_CHOSEN);
}

const TUPLE = /^\[(?:number|string|Date)(?:, (?:number|string|Date))*\]$/;
const LIST = /^(?:readonly )?\w+\[\]$/;
/** Of a slider with two ends, or what is chosen of the numbers that lists have in samples. */
const SPAN = [20, 80];
const MOST_CHOSEN = 2;

/** Parameters of a handler that has no type, or one that cannot be read. */
const UNTOLD: readonly Told[] = [];

function setBy(
  handler: PropDoc,
  params: readonly Told[],
  state: PropDoc,
  value: Sample | null,
): SetBy | null {
  const { name: prop, values, input, type } = state;
  if (value === null) return null;
  const literals = input === null ? values.map((one) => one.value) : [];
  const choices = literals.filter((one) => typeof one !== 'boolean');
  if (choices.length > MOST_CHOICES) return null;
  const found = { prop, choices, isNullable: false };
  const kind = Array.isArray(value) ? 'list' : isDay(value) ? 'day' : typeof value;
  // Without a type a list or a day is told by itself: only texts and the like come with events.
  const isUntyped = params === UNTOLD && /^(?:list|day)$/.test(kind);
  const at = isUntyped ? 0 : params.findIndex((param) => param.kind === kind);
  if (at !== -1 && tellsOf(state, handler)) {
    const isNullable = params[at]?.isNullable ?? false;
    const known = { ...found, at, by: 'argument' as const };
    if (isDay(value) && OPEN_DAY.test(type)) return { ...known, type };
    const isUntold = isEmptyList(value) ? LIST.test(type) : TUPLE.test(type);
    return { ...known, isNullable, ...(kind === 'list' && isUntold && { type }) };
  }
  if (closes(state, handler)) return { ...found, at: 0, by: 'close' };
  if (params[0]?.kind === 'change' && /^(?:string|boolean)$/.test(kind) && choices.length === 0)
    return { ...found, at: 0, by: 'target' };
  return kind === 'boolean' && TURNS.test(handler.name) ? { ...found, at: 0, by: 'turn' } : null;
}

const isList = (value: Sample | null): value is readonly Sample[] => Array.isArray(value);
const isEmptyList = (value: Sample) => isList(value) && value.length === 0;

/** A day or nothing, which is all that the state has to hold. */
const OPEN_DAY = /^Date(?: \| (?:null|undefined))+$/;
