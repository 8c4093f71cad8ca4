/** Functions as they were before compilers wrote `async` out. */
import { rememberOf } from '../../../../shared/remember.ts';
import { calledName, referenceOf, unwrap, type Syntax } from '../syntax.ts';

/**
 * The generator of `function Badge(_a) { return __awaiter(this, arguments, void 0, function* ({ size = 'md' }) { … }); }`,
 * with the function's own parameters where it has none. Anything else is itself.
 */
export const withoutAwaiter = rememberOf((fn: Syntax): Syntax => {
  const block = fn.body as Syntax;
  const statements = block.type === 'BlockStatement' ? (block.body as Syntax[]) : [];
  const [returned] = statements.length === 1 ? statements : [];
  const call = (block.type === 'BlockStatement' ? returned?.argument : block) as Syntax | undefined;
  const helped = call && awaiterIn(call);
  if (!helped) return fn;
  const made = (helped.arguments as Syntax[]).at(-1);
  if (made === undefined || !/Function/.test(made.type)) return fn;
  return (made.params as Syntax[]).length > 0 ? made : { ...fn, body: made.body };
});

/** Of TypeScript and of esbuild. */
const AWAITER = /^(__awaiter|__async)$/;

/** Of SWC, which calls what it makes at once: `_async_to_generator(function*() { … })()`, or `.apply(this, arguments)`. */
const MAKER = /^_?async_?to_?generator\d*(?:\._|\.default)?$/i;

function awaiterIn(call: Syntax): Syntax | null {
  if (call.type !== 'CallExpression') return null;
  if (AWAITER.test(calledName(call))) return call;
  const { type, object } = call.callee as Syntax & { object?: Syntax };
  const made = type === 'MemberExpression' ? object! : (call.callee as Syntax);
  if (made.type !== 'CallExpression') return null;
  return MAKER.test(referenceOf(unwrap(made.callee as Syntax)) ?? '') ? made : null;
}

/**
 * What a function hands all over to, which is all that Babel leaves of an `async` one: `_Badge` of `function Badge(_x) {
 * return _Badge.apply(this, arguments); }`.
 */
export function handedOverTo({ type, body }: Syntax): string | null {
  const statements = /Function/.test(type) ? (((body as Syntax).body ?? []) as Syntax[]) : [];
  const call = statements.length === 1 ? (statements[0]!.argument as Syntax | null) : null;
  if (call?.type !== 'CallExpression') return null;
  const [first, second] = call.arguments as Syntax[];
  const isAll = first?.type === 'ThisExpression' && second?.name === 'arguments';
  const name = isAll ? /^([\w$]+)\.apply$/.exec(referenceOf(call.callee as Syntax) ?? '') : null;
  return name?.[1] ?? null;
}

/** What it gives itself when it is first called: `function _Badge() { _Badge = _asyncToGenerator(…); … }`. */
export function givesItself(fn: Syntax): Syntax {
  const statements = /Function/.test(fn.type) ? (((fn.body as Syntax).body ?? []) as Syntax[]) : [];
  const given = statements[0]?.expression as Syntax | undefined;
  const isItself =
    given?.type === 'AssignmentExpression' &&
    referenceOf(given.left as Syntax) === (fn.id as Syntax | null)?.name;
  return isItself ? (given.right as Syntax) : fn;
}
