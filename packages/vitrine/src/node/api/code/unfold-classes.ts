import { assigned, calledName, isClass, nameOf, referenceOf, type Syntax } from './syntax.ts';

/** What a class has as its own is worth a look where a module says so of one. */
const STATICS = /\b(defaultProps|propTypes)\b|\|\| _class\b/;

/**
 * Compilers write `static defaultProps = { … }` as `Knob = (_temp = _class = function (Base) { … }(Component),
 * _class.defaultProps = { … }, _temp)`: takes that apart into the class and statements that follow it. A decorated class is
 * read as it is without its decorators.
 */
export function unfoldClasses(text: string, body: Syntax[]): void {
  if (!STATICS.test(text)) return;
  const places = body.flatMap(placesOf);
  for (const { value } of places) undecorate(value);
  body.push(...places.flatMap(unfold));
}

/** Leaves the class of `withTip(_class = withLine(_class = class extends … {}) || _class) || _class`. */
function undecorate(value: Syntax): void {
  const own = withoutDecorators(value);
  if (own !== null) replace(value, own);
}

function withoutDecorators(node: Syntax): Syntax | null {
  const { type, operator, left, right, expression, expressions } = node as Syntax & {
    left: Syntax;
    right: Syntax;
  };
  if (type === 'ParenthesizedExpression') return withoutDecorators(expression as Syntax);
  // `_dec = withTip({ … }), _dec(_class = …) || _class`
  if (type === 'SequenceExpression') return withoutDecorators((expressions as Syntax[]).at(-1)!);
  if (type === 'AssignmentExpression') return withoutDecorators(right);
  if (type !== 'LogicalExpression' || operator !== '||' || left.type !== 'CallExpression')
    return null;
  const [given] = left.arguments as Syntax[];
  const isKept =
    given?.type === 'AssignmentExpression' &&
    referenceOf(given.left as Syntax) === referenceOf(right);
  if (!isKept) return null;
  const inner = given.right as Syntax;
  return withoutDecorators(inner) ?? inner;
}

function replace(at: Syntax, by: Syntax): void {
  for (const key of Object.keys(at)) delete at[key];
  Object.assign(at, by);
}

/** Somewhere that a value stands, and the name that it has from there. */
interface Place {
  local: string;
  value: Syntax;
}

function placesOf(statement: Syntax): Place[] {
  const isExport = /^Export(Named|Default)Declaration$/.test(statement.type);
  const node = (isExport && (statement.declaration as Syntax | null)) || statement;
  if (node.type === 'VariableDeclaration')
    return (node.declarations as { id: Syntax; init: Syntax | null }[]).flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null ? [{ local: nameOf(id), value: init }] : [],
    );
  if (statement.type === 'ExportDefaultDeclaration') return [{ local: 'default', value: node }];
  if (node.type !== 'ExpressionStatement') return [];
  const given = node.expression as Syntax;
  const local = given.type === 'AssignmentExpression' ? referenceOf(given.left as Syntax) : null;
  return local === null ? [] : [{ local, value: given.right as Syntax }];
}

/** Leaves the class where the sequence stood. */
function unfold({ local, value }: Place): Syntax[] {
  const at = sequenceIn(value);
  const [first, ...others] = (at?.expressions ?? []) as Syntax[];
  const last = others.pop();
  if (!at || first?.type !== 'AssignmentExpression' || last === undefined) return [];
  // `_class2 = (_temp = _class3 = class …, _class3.propTypes = { … }, _temp), … , _class2`
  const inner = unfold({ local, value: first.right as Syntax });
  const made = assigned(first);
  const names = targetsOf(first);
  if (!isClass(made) || !names.has(last.name)) return [];
  const id = { ...last, name: local };
  const renamed = others.flatMap((one): Syntax[] => {
    const part = ofNamed(one, names, id);
    return part === null ? [] : [{ ...one, type: 'ExpressionStatement', expression: part }];
  });
  replace(at, made);
  return [...inner, ...renamed];
}

/** Behind `exports.default = Knob = …` and parentheses. */
function sequenceIn(node: Syntax): Syntax | null {
  if (node.type === 'ParenthesizedExpression') return sequenceIn(node.expression as Syntax);
  if (node.type === 'AssignmentExpression') return sequenceIn(node.right as Syntax);
  return node.type === 'SequenceExpression' ? node : null;
}

/** `_temp` and `_class` of `_temp = _class = …`. */
function targetsOf(node: Syntax): Set<unknown> {
  const names = new Set<unknown>();
  for (let at = node; at.type === 'AssignmentExpression'; at = at.right as Syntax)
    names.add((at.left as Syntax).name);
  return names;
}

/** `_class.defaultProps = { … }` or `_defineProperty(_class, 'defaultProps', { … })`, said of another name. */
function ofNamed(node: Syntax, names: ReadonlySet<unknown>, id: Syntax): Syntax | null {
  if (node.type === 'AssignmentExpression') {
    const left = node.left as Syntax & { object?: Syntax };
    return names.has(left.object?.name) ? { ...node, left: { ...left, object: id } } : null;
  }
  if (node.type !== 'CallExpression' || calledName(node) === '') return null;
  const [target, ...others] = node.arguments as Syntax[];
  return names.has(target?.name) ? { ...node, arguments: [id, ...others] } : null;
}
