import { parse, type AnyNode, type Expression, type Node } from 'acorn';
import type { Place } from '../runner/edited-code.ts';
import { childrenOf } from './child-nodes.ts';
import { insertAll, type Insertion } from './insertions.ts';

/** Code with a check in each loop and function, so that the runner can stop it. */
interface GuardedCode {
  code: string;
  /** What was added: line from 1, column from 0 in the code as it was, length. */
  added: [line: number, column: number, length: number][];
  /** Where each loop begins in the guarded code, by the number that its checks give. */
  loops: Place[];
}

const OPTIONS = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  preserveParens: true,
} as const;

/**
 * Adds checks to compiled code: `check(n, 1)` before loop n, `check(n)` in each of its rounds, `check()` where a
 * function begins. Lines stay.
 * @param check name of the checking function, which the code must not know
 * @throws SyntaxError with `loc`, as acorn does
 */
export function guardCode(code: string, check: string): GuardedCode {
  const insertions: Insertion[] = [];
  const add = (offset: number, text: string, isOuter = false) =>
    insertions.push({ offset, text, isOuter });
  const begins: Insertion[] = [];
  const around = ({ start, end }: Node, before: string, after: string) => {
    add(start, before, true);
    add(end, after);
  };
  const guardBody = (body: Node, text: string) => {
    if (body.type === 'BlockStatement') add(bodyStart(body as AnyNode, code), text);
    else around(body, `{${text}`, '}');
  };
  const visit = (node: AnyNode, outermost: Node) => {
    switch (node.type) {
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement': {
        const number = begins.length;
        const begin = { offset: outermost.start, text: `{${check}(${number},1);`, isOuter: true };
        insertions.push(begin);
        begins.push(begin);
        guardBody(node.body, `${check}(${number});`);
        add(outermost.end, '}');
        break;
      }
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        guardBody(node.body, `;${check}();`);
        break;
      case 'ArrowFunctionExpression':
        if (node.expression) around(node.body, `(${check}(),`, ')');
        else guardBody(node.body, `;${check}();`);
        break;
      case 'PropertyDefinition':
        if (node.value && !NAMED_BY_FIELD.test(withoutBrackets(node.value).type))
          around(node.value, `(${check}(),`, ')');
        break;
    }
    // A label stays with its loop.
    const label = node.type === 'LabeledStatement' ? outermost : null;
    for (const child of childrenOf(node)) visit(child, label ?? child);
  };
  const program = parse(code, OPTIONS);
  visit(program, program);
  return insertAll(code, insertions, begins);
}

/** A function without a name gets that of its field, unless more stands there; the others cannot loop. */
const NAMED_BY_FIELD = /Function|ClassExpression|^Literal/;

function withoutBrackets(node: Expression): Expression {
  return node.type === 'ParenthesizedExpression' ? withoutBrackets(node.expression) : node;
}

/** Where the code of a block begins: after its directives. */
function bodyStart(block: AnyNode, code: string): number {
  const statements = block.type === 'BlockStatement' ? block.body : [];
  const directives = statements.filter(
    (statement) => statement.type === 'ExpressionStatement' && statement.directive !== undefined,
  );
  return directives.at(-1)?.end ?? code.indexOf('{', block.start) + 1;
}
