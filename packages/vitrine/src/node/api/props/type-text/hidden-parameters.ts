/** Type parameters of whoever declares a prop: a user of the component never sees them, so a text has what they stand for. */
import { containerOf, isTextOrNumber, textOf } from '../../checker/syntax.ts';
import { printGivenType } from '../../checker/print-type.ts';
import { is, type Node, type TypeHost } from '../../checker/type-host.ts';
import { printSymbol } from './print-symbol.ts';
import { unwrap } from './split-union.ts';
import type { TypedProp } from './typed-prop.ts';

/** A text with what is meant in the place of type parameters that nobody sees. */
export function withoutHidden(
  host: TypeHost,
  { symbol, declaration, generics, values }: Omit<TypedProp, 'optional'> & { declaration: Node },
  text: string,
): string {
  const hidden = hiddenParameters(declaration, generics).filter((one) => mentions(text, one.name));
  if (hidden.length === 0) return text;
  if (hidden.some(({ constraint }) => constraint === null))
    return printSymbol(host, symbol, [], printGivenType);
  const given = printSymbol(host, symbol, values, printGivenType);
  const isOpen = hidden.some(({ name }) => mentions(given, name));
  if (given.length <= MAX_GIVEN && !isOpen && !VAGUE.test(given)) {
    const filled = withGiven(text, hidden, given, generics);
    if (filled !== null) return filled;
    const isGiven = (one: HiddenParameter) =>
      isAlone(text, one) || isVague(one) || decides(text, one);
    if (hidden.some(isGiven)) return given;
  }
  return unwrap(hidden.reduce((result, parameter) => substitute(result, parameter), text));
}

/** Longest type that is shown in the place of the authored one, in characters. */
const MAX_GIVEN = 160;

interface HiddenParameter {
  name: string;
  constraint: string | null;
}

/** Type parameters of the declaring type that a user of the component never sees. */
function hiddenParameters(declaration: Node, generics: string[]): HiddenParameter[] {
  const container = containerOf(declaration)?.node as
    | { typeParameters?: readonly Node[] }
    | undefined;
  return (container?.typeParameters ?? [])
    .filter(is.isTypeParameterDeclaration)
    .map(({ name, constraint }) => ({
      name: name.getText(),
      constraint: constraint === undefined ? null : textOf(constraint),
    }))
    .filter(({ name }) => !generics.includes(name));
}

/** Matches a type's name, but no longer name that contains it and no parameter or member of that name. */
export const asType = (name: string) => new RegExp(`(?<![\\w.$])${name}(?![\\w$]|\\s*[?]?:)`, 'g');

function mentions(text: string, name: string): boolean {
  return asType(name).test(text);
}

/** Whether a type is a parameter that stands for texts or numbers, which are short where they are given, or a list of it. */
const isAlone = (text: string, { name, constraint }: HiddenParameter) =>
  isTextOrNumber(constraint ?? '') && text.replace(/^readonly /, '').replace(/\[\]$/, '') === name;

/** Whether a condition asks for a parameter, `Grouped extends true ? Group[] : Item[]`, which the checker has answered. */
const decides = (text: string, { name }: HiddenParameter) =>
  new RegExp(`${asType(name).source}\\s+extends\\b`).test(text);

/** Whether what a parameter may be says nothing: `DateType extends object`, where readers have a `Dayjs`. */
const isVague = ({ constraint }: HiddenParameter) => /^(?:object|\{ ?\})$/.test(constraint ?? '');

/** What says no more than such a constraint does, or leaves something out. */
const VAGUE = /(?<![\w$'])(?:any|unknown|never|object)(?![\w$'])|\{ *\}|\.{3}|…/;

/**
 * The text in its authors' order, with what the checker has in the place of the only parameter; `null` where the checker
 * has other words besides.
 */
function withGiven(
  text: string,
  hidden: readonly HiddenParameter[],
  given: string,
  generics: readonly string[],
): string | null {
  const [one, ...others] = hidden;
  if (one === undefined || others.length > 0) return null;
  const words = wordsIn(given);
  const candidates = new Set(given.match(/[A-Za-z_$][\w$.]*/g));
  for (const argument of candidates) {
    if (PARAMETER.test(argument) && !generics.includes(argument)) continue;
    const filled = text.replace(asType(one.name), () => argument);
    // A list that is given for the parameter has the words of what is in it.
    if (wordsIn(filled) === words && listsIn(filled) === listsIn(given)) return filled;
  }
  return null;
}

/** What looks like a parameter of another type, `T` or `TData`, says less than what it may be. */
const PARAMETER = /^(?:[A-Z]\d?|T[A-Z]\w*)$/;

const wordsIn = (text: string) =>
  (text.replace(/\bReact\./g, '').match(/[\w$.']+/g) ?? []).sort().join(' ');

const listsIn = (text: string) => text.split('[').length;

function substitute(text: string, { name, constraint }: HiddenParameter): string {
  const type = constraint ?? 'unknown';
  if (text === name || /^[\w.$]+$/.test(type)) return text.replace(asType(name), () => type);
  return text.replace(asType(name), (_, at: number) => {
    const isApart =
      /[<,(:]\s*$/.test(text.slice(0, at)) && /^\s*[>,);}]/.test(text.slice(at + name.length));
    return isApart ? type : `(${type})`;
  });
}
