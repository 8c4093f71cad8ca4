import type { Handler, SetBy } from '../components/samples/handlers.ts';
import { isDay } from '../components/samples/sample-value.ts';
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
  const declare = ({ prop, choices, type: whole }: SetBy) => {
    const type =
      whole ?? (choices.length > 1 ? choices.map((one) => literal(one)).join(' | ') : null);
    const argument = type === null ? '' : `<${type}>`;
    return `  const [${prop}, ${setterOf(prop)}] = useState${argument}(${literal(values[prop], '  ')});\n`;
  };
  // What opens may be closed by several.
  const states = sets.filter(({ prop }, at) => sets.findIndex((one) => one.prop === prop) === at);
  return {
    statements: states.map(declare).join(''),
    attributes: [
      ...states.map(({ prop }) => ` ${prop}={${prop}}`),
      ...handlers.map(({ name, sets }) => ` ${name}={${printSetting(sets, values)}}`),
    ],
    states: states.map(({ prop }) => prop),
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

/** What sets a state. */
export const setterOf = (prop: string) => `set${prop[0]!.toUpperCase()}${prop.slice(1)}`;

/** Names of arguments that are passed over. */
const before = (at: number) => ['_first', '_second', '_third', '_fourth'].slice(0, at);

function printSetting(sets: SetBy | null, values: Values): string {
  if (sets === null) return '() => undefined';
  const { prop, at, by, isNullable } = sets;
  const set = setterOf(prop);
  if (by === 'turn') return `() => ${set}(!${prop})`;
  if (by === 'close') return `() => ${set}(false)`;
  if (by === 'target') return `(event) => ${set}(event.target.${memberOf(values[prop])})`;
  if (at === 0 && !isNullable) return set;
  return `(${[...before(at), 'next'].join(', ')}) => ${set}(${nextOf(sets, values)})`;
}

function printMoving(sets: SetBy | null, values: Values): string {
  if (sets === null) return '() => ({})';
  const { prop, at, by } = sets;
  if (by === 'turn') return `() => ({ ${prop} }) => ({ ${prop}: !${prop} })`;
  if (by === 'close') return `() => ({ ${prop}: false })`;
  if (by === 'target') return `(event) => ({ ${prop}: event.target.${memberOf(values[prop])} })`;
  const isShort = at === 0 && !sets.isNullable;
  const value = isShort ? prop : `${prop}: ${nextOf(sets, values)}`;
  // A day stays where there is no other.
  const stays = sets.isNullable && isDay(values[prop]) ? `({ ${prop} }) => ` : '';
  return `(${[...before(at), isShort ? prop : 'next'].join(', ')}) => ${stays}({ ${value} })`;
}

const memberOf = (value: unknown) => (typeof value === 'boolean' ? 'checked' : 'value');

function nextOf({ prop, isNullable }: SetBy, values: Values): string {
  if (!isNullable) return 'next';
  return `next ?? ${isDay(values[prop]) ? prop : literal(emptyOf(values[prop]))}`;
}

/** What nothing of this kind is. */
const emptyOf = (value: unknown) =>
  Array.isArray(value) ? [] : { string: '', number: 0, boolean: false }[typeof value as 'string'];
