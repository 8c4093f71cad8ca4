import { unwrap, type Syntax } from './syntax.ts';

/**
 * Statements of a module of a bundle, one for each thing that is done: minifiers write several as one, and bundlers put what
 * has names of its own into a function that is called at once.
 */
export function flatten(statements: readonly Syntax[]): Syntax[] {
  return statements.flatMap((statement) => {
    const done = doneIn(statement);
    return done === null ? [statement] : stepsOf(done);
  });
}

/** What a statement does; `null` where it declares or decides. */
function doneIn({ type, expression, argument }: Syntax): Syntax | null {
  if (type === 'ExpressionStatement') return expression as Syntax;
  return type === 'ReturnStatement' ? (argument as Syntax | null) : null;
}

function stepsOf(done: Syntax): Syntax[] {
  const node = done.type === 'ParenthesizedExpression' ? (done.expression as Syntax) : done;
  if (node.type === 'SequenceExpression') return (node.expressions as Syntax[]).flatMap(stepsOf);
  const called = node.type === 'UnaryExpression' ? unwrap(node.argument as Syntax) : node;
  const body = called.type === 'CallExpression' ? bodyOfCalled(called) : null;
  if (body !== null) return flatten(body);
  const { start, end } = node;
  return [{ type: 'ExpressionStatement', start, end, expression: node }];
}

/** `(() => { … })()`, or `(function (process) { … }).call(exports, …)`. */
function bodyOfCalled(call: Syntax): Syntax[] | null {
  const callee = unwrap(call.callee as Syntax);
  const isCall = callee.type === 'MemberExpression' && (callee.property as Syntax).name === 'call';
  const made = isCall ? unwrap(callee.object as Syntax) : callee;
  const { type, params, body } = made as Syntax & { params?: Syntax[]; body?: Syntax };
  const isPlain = /FunctionExpression$/.test(type) && (isCall || params!.length === 0);
  return isPlain && body?.type === 'BlockStatement' ? (body.body as Syntax[]) : null;
}
