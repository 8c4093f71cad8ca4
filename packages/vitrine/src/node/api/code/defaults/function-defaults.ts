/** Default values of what a function takes, as its code gives them. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { literalText } from '../literal-text.ts';
import { isClass, entriesOf, unwrap, type Syntax } from '../syntax.ts';
import { readFunction } from './code-defaults.ts';
import { codeIn, followNames, type Value } from './find-code.ts';
import type { CodeDefault, Reading } from './reading.ts';
import { defaultVariantsOf, optionsOf } from './variants.ts';

/** What a function takes for one of its parameters. */
export interface ParameterDefaults {
  /** Where it is left out, as TypeScript. */
  text: string | null;
  /** Where it is an object, by the name of what that leaves out. */
  options: ReadonlyMap<string, CodeDefault>;
  /** Where it chooses styles, the options of each variant in their order. */
  variants?: ReadonlyMap<string, readonly string[]>;
}

/** By the position of the parameter. */
export function readFunctionDefaults(
  finder: DeclarationFinder,
  declared: Declared,
): ParameterDefaults[] {
  const at = followNames(finder, declared);
  const options = at === null ? null : readVariants(finder, at);
  const variants = new Map(
    at === null ? [] : optionsOf(at.value).map((one) => [one.name, one.options]),
  );
  if (options !== null) return [{ text: null, options, variants }];
  const code = at === null ? null : codeIn(finder, at);
  const isFunction = code !== null && !isClass(code.value);
  const parameters = isFunction ? (code.value.params as Syntax[]) : [];
  const read = parameters.map((parameter, index) => ({
    text: valueOf(finder, code!, parameter),
    options: readOptions(finder, code!, index),
  }));
  if (variants.size === 0) return read;
  const [first = { text: null, options: new Map<string, CodeDefault>() }, ...others] = read;
  return [{ ...first, variants }, ...others];
}

/** Of what chooses styles: `cva('…', { variants, defaultVariants })`. */
function readVariants(
  finder: DeclarationFinder,
  { module, value }: Value,
): Map<string, CodeDefault> | null {
  const written = defaultVariantsOf(value);
  if (written === null) return null;
  return new Map(
    entriesOf(unwrap(written)).flatMap(({ name, value: one }) => {
      const text = literalText({ finder, module }, one);
      return text === null ? [] : [[name, { text, isOwn: true }] as const];
    }),
  );
}

function valueOf(finder: DeclarationFinder, { module }: Value, parameter: Syntax): string | null {
  if (parameter.type !== 'AssignmentPattern') return null;
  return literalText({ finder, module }, parameter.right as Syntax);
}

function readOptions(
  finder: DeclarationFinder,
  { module, value }: Value,
  index: number,
): Map<string, CodeDefault> {
  const reading: Reading = {
    finder,
    found: new Map(),
    names: new Map(),
    taken: new Set(),
    level: 0,
  };
  readFunction(reading, module, value, index);
  return new Map([...reading.names, ...reading.found]);
}
