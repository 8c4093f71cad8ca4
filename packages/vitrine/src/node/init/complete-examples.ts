import { fillMissing } from './examples/fill-missing.ts';
import type { Example } from './examples/make-example.ts';
import { isJavaScript, listImported, readBlock } from './examples/read-blocks.ts';
import type { TypeErrorReport } from '../code/type-errors.ts';
import { checkTypes, type Settings } from './check-types.ts';

/** What is filled in may miss something itself. */
const MOST_ROUNDS = 3;
/** Messages that say of a name that nothing declares it. */
const UNDECLARED: ReadonlySet<number> = new Set([2304, 2552, 18004]);

/** What JavaScript leaves open, be it that of a package without types. */
const isImplicit = ({ code }: TypeErrorReport) => IMPLICIT.has(code);
const IMPLICIT: ReadonlySet<number> = new Set([7005, 7006, 7008, 7016, 7022, 7031, 7034, 7053]);

/** Those of these examples that type-check and import something of the library, with what they miss. */
export function completeExamples(
  site: string,
  library: string,
  examples: readonly Example[],
  declared: ReadonlyMap<string, string>,
  settings: Settings,
  listFor: Parameters<typeof fillMissing>[3],
): Example[] {
  const whole: Example[] = [];
  let open = examples.map((one, at) => ({ one, at }));
  const order = new Map<Example, number>();
  for (let round = 0; round < MOST_ROUNDS && open.length > 0; round += 1) {
    const codes = open.map(({ one }) => one.code);
    const errors = checkTypes(site, library, codes, settings);
    open = open.flatMap(({ one, at }, index) => {
      const found = errors[index]!;
      const isUntyped = found.length > 0 && found.every(isImplicit) && isJavaScript(one.code);
      if (found.length === 0 || isUntyped) {
        const made = isUntyped ? { ...one, isUntyped } : one;
        order.set(made, at);
        if (listImported(readBlock(one.code)!, library).length > 0) whole.push(made);
        return [];
      }
      const missing = found
        .filter(({ code }) => UNDECLARED.has(code))
        .map(({ start, end }) => one.code.slice(start, end));
      const filled =
        missing.length === 0 ? null : fillMissing(one.code, missing, declared, listFor);
      return filled === null ? [] : [{ one: { ...one, code: filled }, at }];
    });
  }
  return whole.sort((a, b) => order.get(a)! - order.get(b)!);
}
