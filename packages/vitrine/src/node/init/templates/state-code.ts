import type { Handler, SetBy } from '../components/samples/handlers.ts';
import { literal } from './text.ts';

/** Values of the state that a demo begins with. */
type Values = Readonly<Record<string, unknown>>;

/** Code that makes a demo of what is controlled: its state, and the attributes that read and set it. */
export interface StateCode {
  /** Statements before the one that returns; each ends a line. */
  statements: string;
  /** Attributes of state and handlers. */
  attributes: string[];
  /** Names of props that are state. */
  states: string[];
}

/** State for each prop that a handler sets. */
export function printState(handlers: readonly Handler[], values: Values): StateCode {
  const sets = handlers.flatMap((one) => (one.sets === null ? [] : [one.sets]));
  const declare = ({ prop, choices }: SetBy) => {
    const type = choices.length > 1 ? `<${choices.map((one) => literal(one)).join(' | ')}>` : '';
    return `  const [${prop}, ${setterOf(prop)}] = useState${type}(${literal(values[prop], '  ')});\n`;
  };
  return {
    statements: sets.map(declare).join(''),
    attributes: [
      ...sets.map(({ prop }) => ` ${prop}={${prop}}`),
      ...handlers.map(({ name, sets }) => ` ${name}={${printSetting(sets, values)}}`),
    ],
    states: sets.map(({ prop }) => prop),
  };
}

/**
 * Handlers of a playground, which move its controls.
 * @returns lines of an object; empty where there are none
 */
export function printHandlers(handlers: readonly Handler[], values: Values): string {
  const each = handlers.map(({ name, sets }) => `    ${name}: ${printMoving(sets, values)},\n`);
  return each.length === 0 ? '' : `  handlers: {\n${each.join('')}  },\n`;
}

const setterOf = (prop: string) => `set${prop[0]!.toUpperCase()}${prop.slice(1)}`;

/** Names of arguments that are passed over. */
const before = (at: number) => ['_first', '_second', '_third', '_fourth'].slice(0, at);

function printSetting(sets: SetBy | null, values: Values): string {
  if (sets === null) return '() => undefined';
  const { prop, at, by, isNullable } = sets;
  const set = setterOf(prop);
  if (by === 'turn') return `() => ${set}(!${prop})`;
  if (by === 'target') return `(event) => ${set}(event.target.${memberOf(values[prop])})`;
  if (at === 0 && !isNullable) return set;
  return `(${[...before(at), 'next'].join(', ')}) => ${set}(${nextOf(sets, values)})`;
}

function printMoving(sets: SetBy | null, values: Values): string {
  // Controls hold neither lists nor objects.
  if (sets === null || sets.by === 'turn' || typeof values[sets.prop] === 'object')
    return '() => ({})';
  const { prop, at, by } = sets;
  if (by === 'target') return `(event) => ({ ${prop}: event.target.${memberOf(values[prop])} })`;
  const isShort = at === 0 && !sets.isNullable;
  const value = isShort ? prop : `${prop}: ${nextOf(sets, values)}`;
  return `(${[...before(at), isShort ? prop : 'next'].join(', ')}) => ({ ${value} })`;
}

const memberOf = (value: unknown) => (typeof value === 'boolean' ? 'checked' : 'value');

const nextOf = ({ prop, isNullable }: SetBy, values: Values) =>
  isNullable ? `next ?? ${literal(emptyOf(values[prop]))}` : 'next';

/** What nothing of this kind is. */
const emptyOf = (value: unknown) =>
  Array.isArray(value) ? [] : { string: '', number: 0, boolean: false }[typeof value as 'string'];
