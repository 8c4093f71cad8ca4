/** Functions as they were before compilers wrote `async` out. */
import { rememberOf } from '../../../../shared/remember.ts';
import { calledName, type Syntax } from '../syntax.ts';

/**
 * The generator of `function Badge(_a) { return __awaiter(this, arguments, void 0, function* ({ size = 'md' }) { … }); }`,
 * with the function's own parameters where it has none. Anything else is itself.
 */
export const withoutAwaiter = rememberOf((fn: Syntax): Syntax => {
  const block = fn.body as Syntax;
  const statements = block.type === 'BlockStatement' ? (block.body as Syntax[]) : [];
  const [returned] = statements.length === 1 ? statements : [];
  const call = (block.type === 'BlockStatement' ? returned?.argument : block) as Syntax | undefined;
  if (call?.type !== 'CallExpression' || !AWAITER.test(calledName(call))) return fn;
  const made = (call.arguments as Syntax[]).at(-1);
  if (made === undefined || !/Function/.test(made.type)) return fn;
  return (made.params as Syntax[]).length > 0 ? made : { ...fn, body: made.body };
});

/** Of TypeScript and of esbuild. */
const AWAITER = /^(__awaiter|__async)$/;
