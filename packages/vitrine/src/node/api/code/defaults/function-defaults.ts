/** Default values of what a function takes, as its code gives them. */
import type { Declared, DeclarationFinder } from '../exported-values.ts';
import { literalText } from '../literals/literal-text.ts';
import { isClass, entriesOf, unwrap, type Syntax } from '../syntax.ts';
import { readFunction } from './code-defaults.ts';
import { codeIn, followNames, valueAt, type Value } from '../implementation/find-code.ts';
import type { CodeDefault, Reading } from './reading.ts';
import { defaultVariantsOf, extendedBy, optionsOf } from './variants.ts';

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
  const options = at === null ? null : readVariantDefaults(finder, at);
  const variants = at === null ? new Map<string, string[]>() : readVariantOptions(finder, at);
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

/** Of what chooses styles: `cva('…', { variants, defaultVariants })`, and of what it adds to. */
function readVariantDefaults(
  finder: DeclarationFinder,
  at: Value,
  level = 0,
): Map<string, CodeDefault> | null {
  const written = defaultVariantsOf(at.value);
  const base = baseOf(finder, at, level);
  const given = base && readVariantDefaults(finder, base, level + 1);
  if (written === null) return given;
  const own = entriesOf(unwrap(written)).flatMap(
    ({ name, value: one }): [string, CodeDefault][] => {
      const text = literalText({ finder, module: at.module }, one);
      return text === null ? [] : [[name, { text, isOwn: true }]];
    },
  );
  return new Map([...(given ?? []), ...own]);
}

/** The options of each variant, those first that it is told itself. */
function readVariantOptions(
  finder: DeclarationFinder,
  at: Value,
  level = 0,
): Map<string, string[]> {
  const base = baseOf(finder, at, level);
  const given = base === null ? [] : readVariantOptions(finder, base, level + 1);
  const options = new Map(optionsOf(at.value).map((one) => [one.name, one.options]));
  for (const [name, more] of given)
    options.set(name, [...new Set([...(options.get(name) ?? []), ...more])]);
  return options;
}

/** What is added to, `tv({ extend: base, … })`, one within the other. */
function baseOf(finder: DeclarationFinder, { module, value }: Value, level: number): Value | null {
  const extended = extendedBy(value);
  return extended === null || level > MAX_BASES ? null : valueAt(finder, module, unwrap(extended));
}

const MAX_BASES = 4;

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
