import type { Directive, DirectiveLine } from './directive.ts';

/** The directives of a site, and how a line is recognised as one of them. */
export interface Directives {
  /** Matches a line that is meant to be a directive, well-formed or not. */
  start: RegExp;
  /** Matches a directive in running text, where it has no effect, and one that lacks a colon. */
  stray: RegExp;
  /** @returns the directive with what is written on its line, or the reason why it is malformed */
  parse: (line: string) => ParsedDirective | string;
}

export interface ParsedDirective extends DirectiveLine {
  directive: Directive;
}

const SHAPE = /^::[\w-]+(\[(?:\\.|[^\]\\])*\])?(\{[^{}]*\})?\s*$/;
const ATTRIBUTE = /([^\s=]+)(?:(?:\s+=\s+|=)("[^"]*"|'[^']*'|\S*))?/g;

/** Prepares what recognises and reads the given directives. */
export function createDirectives(list: readonly Directive[]): Directives {
  const names = list.map(({ name }) => name).join('|');
  return {
    start: new RegExp(`^::(?:(?:${names})(?![\\w-])|[a-z][\\w-]*(?=[[{]))`, 'i'),
    stray: new RegExp(`(?:^|\\s)::?(?:${names})[[{]`),
    parse: (line) => {
      const [, name = ''] = /^::([\w-]+)/.exec(line) ?? [];
      const directive = list.find((known) => known.name === name);
      return directive ? parseAs(directive, line) : describeUnknown(name, list);
    },
  };
}

function parseAs(directive: Directive, line: string): ParsedDirective | string {
  const { attributes: known, hasLabel } = directive;
  const required = requiredOf(directive);
  const [shape, label, braces] = SHAPE.exec(line) ?? [];
  const isComplete = braces !== undefined || required.length === 0;
  if (shape === undefined || (label !== undefined && !hasLabel) || !isComplete) {
    return `it must have the form ${describeForm(directive)}`;
  }
  const attributes = new Map<string, string | undefined>();
  for (const [, key = '', value] of braces?.slice(1, -1).matchAll(ATTRIBUTE) ?? []) {
    if (attributes.has(key)) return `"${key}" is given twice`;
    attributes.set(key, value?.replace(/^(["'])(.*)\1$/, '$2'));
  }
  for (const [key, value] of attributes) {
    if (!Object.hasOwn(known, key)) {
      return `unknown attribute "${key}"; known ${describeList(Object.keys(known))}`;
    }
    if (known[key] === 'flag' && value !== undefined) return `"${key}" takes no value`;
    if (known[key] === 'value' && value === undefined) return `"${key}" takes a value`;
  }
  const missing = required.find(([key]) => !attributes.get(key));
  if (missing) return `the attribute ${missing.join('=')} is missing`;
  const text = (label ?? '').slice(1, -1).replace(/\\(.)/g, '$1');
  return { directive, label: text.trim(), attributes };
}

/** Attributes that have to be there, each with an example. */
function requiredOf({ attributes }: Directive): [name: string, example: string][] {
  return Object.entries(attributes).flatMap(([key, form]) =>
    typeof form === 'object' ? [[key, form.example]] : [],
  );
}

/** `::demo[Label]{file=name.tsx}`; of one that can do without attributes, with and without them. */
function describeForm(directive: Directive): string {
  const start = `::${directive.name}${directive.hasLabel ? '[Label]' : ''}`;
  const required = requiredOf(directive).map((pair) => pair.join('='));
  return required.length > 0
    ? `${start}{${required.join(' ')}}`
    : `${start} or ${start}{${Object.keys(directive.attributes).join(' ')}}`;
}

function describeUnknown(name: string, list: readonly Directive[]): string {
  const known = list.map((directive) => `"::${directive.name}"`);
  return `there is no "::${name}"; the directives ${describeList(known)}`;
}

/** `are a, b and c`, `is a`. */
function describeList(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length === 0 ? `is ${last}` : `are ${others.reverse().join(', ')} and ${last}`;
}
