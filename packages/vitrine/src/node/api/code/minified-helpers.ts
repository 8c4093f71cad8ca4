import { walkSyntax, type Syntax } from './syntax.ts';

/** `function Q() { return Q = Object.assign ? … }`: Babel calls it `_extends`, a minifier by any letter. */
const EXTENDS = /function ([\w$]+)\(\)\s*\{\s*return \1\s*=\s*Object\.assign\b/g;

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 400;

/** Gives the helper that merges objects the name again by which it is known, wherever a module calls it. */
export function nameHelpers(text: string, body: readonly Syntax[]): void {
  const helpers = new Set([...text.matchAll(EXTENDS)].map(([, name]) => name));
  // Stryker disable next-line ConditionalExpression: most modules have none, and need not be walked
  if (helpers.size === 0) return;
  walkSyntax(body, MAX_DEPTH, (node) => {
    const callee = node.callee as Syntax | undefined;
    if (callee?.type === 'Identifier' && helpers.has(callee.name as string))
      callee.name = '_extends';
    return true;
  });
}
