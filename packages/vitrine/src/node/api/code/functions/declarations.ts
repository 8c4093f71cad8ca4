/** Names that a function declares for what it has, as authors write them and as compilers do. */
import { isOwnProps, type PropNames } from './own-props.ts';
import { propOf, readCompiled } from './passed-on.ts';
import { givenLater, type Declaration } from './given-later.ts';
import { isOfCompiler, unwrap, walkSyntax, withoutEmpty, type Syntax } from '../syntax.ts';

/**
 * What the statements of a body declare, in their order. What holds under a condition alone is left out, but for the
 * conditions of compilers that remember results: `if (known[0] !== props) { ({ size: t1 } = props); … }`.
 */
export function declarationsIn(body: Syntax): Declaration[] {
  const statements = body.type === 'BlockStatement' ? (body.body as Syntax[]) : [body];
  return statements.flatMap((statement): Declaration[] => {
    if (statement.type === 'VariableDeclaration')
      return (statement.declarations as { id: Syntax; init: Syntax | null }[]).flatMap(
        // Source says of the props what they are: `props as DialProps`.
        ({ id, init }) => (init === null ? [] : [{ id, init: withoutEmpty(unwrap(init)) }]),
      );
    if (statement.type === 'IfStatement' && isOfCompiler(statement.test as Syntax))
      return declarationsIn(statement.consequent as Syntax);
    const later = givenLater(statement);
    if (later !== null) return [later];
    if (statement.type !== 'ExpressionStatement') return [];
    const { type, left, right } = unwrap(statement.expression as Syntax) as Syntax & {
      left: Syntax;
      right: Syntax;
    };
    const isTakenApart = type === 'AssignmentExpression' && left.type === 'ObjectPattern';
    return isTakenApart ? [{ id: left, init: right }] : [];
  });
}

/** Levels of syntax that are looked into. */
const MAX_DEPTH = 60;

/** The patterns that methods take `this.props` apart with. */
export function findOwnPatterns(body: Syntax): Syntax[] {
  const found: Syntax[] = [];
  walkSyntax(body, MAX_DEPTH, (node) => {
    const { id, init } = node as Syntax & { id?: Syntax; init?: Syntax | null };
    if (id?.type !== 'ObjectPattern' || !init || !isOwnProps(init)) return true;
    found.push(id);
    return false;
  });
  return found;
}

/** What compilers make of defaults in such patterns: `var _a = this.props, _b = _a.size, size = _b === void 0 ? 1 : _b`. */
export function findOwnCompiled(body: Syntax): { prop: string; value: Syntax }[] {
  const found: { prop: string; value: Syntax }[] = [];
  walkSyntax(body, MAX_DEPTH, (node) => {
    const inner = node.body as Syntax | undefined;
    if (!/Function/.test(node.type) || inner?.type !== 'BlockStatement') return true;
    const names: PropNames = { objects: new Set(), props: new Map() };
    for (const { id, init } of declarationsIn(inner)) {
      if (id.type !== 'Identifier') continue;
      const name = id.name as string;
      if (isOwnProps(init)) names.objects.add(name);
      const prop = propOf(init, names);
      // Stryker disable next-line ConditionalExpression: a name that stands for no prop is as good as none
      if (prop !== null) names.props.set(name, prop);
      found.push(...[readCompiled(init, names) ?? []].flat());
    }
    return true;
  });
  return found;
}
