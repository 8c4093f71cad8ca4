import { SymbolFlags, type Checker, type Symbol as TypeSymbol } from 'ts-api/unstable/sync';
import { CODE } from '../../base/code/find-module.ts';

/** Modules that pass on what another one has, each. */
const MAX_STEPS = 20;

/**
 * What an alias stands for in the end. In JavaScript, `exports.default = _Dial2.default` is an alias that leads nowhere
 * where the checker does not see through the helper that made `_Dial2`: then it is what the alias stands for.
 */
export function targetOf(checker: Checker, alias: TypeSymbol): TypeSymbol {
  const target = checker.getAliasedSymbol(alias);
  if (target.declarations.length > 0 || target.name !== 'unknown') return target;
  return lastInCode(checker, alias) ?? target;
}

function lastInCode(checker: Checker, alias: TypeSymbol): TypeSymbol | undefined {
  let last: TypeSymbol | undefined;
  let at: TypeSymbol | undefined = alias;
  for (let step = 0; at !== undefined && step < MAX_STEPS; step += 1) {
    if (at.declarations.some(({ path }) => CODE.test(path))) last = at;
    if ((at.flags & SymbolFlags.Alias) === 0) break;
    at = checker.getImmediateAliasedSymbol(at);
  }
  return last;
}
