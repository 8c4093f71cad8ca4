/** What the default export of a module is called. */
import path from 'node:path';
import { capitalize } from '../../../base/text.ts';
import { isCapitalised } from '../../exports/name-kinds.ts';
import { withoutNumber } from '../../checker/syntax.ts';
import { is, SymbolFlags, TypeFlags } from '../../checker/type-host.ts';
import type { Node, Type, TypeHost, TypeSymbol } from '../../checker/type-host.ts';
import { isComponent } from '../is-component.ts';

/** What its declaration calls a default export. */
export function declaredName(host: TypeHost, alias: TypeSymbol): string | null {
  const [declaration] = host.declarationsOf(host.follow(alias));
  const { name } = (declaration ?? {}) as { name?: Node };
  const declared = withoutNumber(name?.getText() ?? '');
  return isPlain(declared) ? declared : null;
}

/** The same, or else what the modules call it that pass it on: `import Dial from '../dial'; export default Dial`. */
export function givenName(host: TypeHost, alias: TypeSymbol): string | null {
  return declaredName(host, alias) ?? nameOnTheWay(host, alias);
}

/** The same of a component, which JSX has to call in upper case: `declare class dialMap extends React.Component`. */
export function givenInJsx(host: TypeHost, alias: TypeSymbol): string | null {
  const name = givenName(host, alias);
  if (name === null || isCapitalised(name)) return name;
  const [type] = host.checker.getTypeOfSymbol([alias]);
  const isMade = type !== undefined && isOnlyForJsx(host, type) && isComponent(host, type);
  return isMade ? capitalize(name) : name;
}

/** A class, or what is typed as a component: any other function in lower case is there to be called. */
function isOnlyForJsx(host: TypeHost, type: Type): boolean {
  const names = [type.getSymbol()?.name ?? '', type.getAliasSymbol()?.name ?? ''];
  return host.callSignatures(type).length === 0 || names.some((name) => OF_REACT.test(name));
}

const OF_REACT = /^(?:FC|FunctionComponent|ComponentClass|ComponentType|\w*ExoticComponent)$/;

const PLAIN = /^[A-Za-z]/;

function nameOnTheWay(host: TypeHost, alias: TypeSymbol): string | null {
  let at: TypeSymbol | undefined = alias;
  for (let step = 0; at !== undefined && step < MAX_STEPS; step += 1) {
    const name = host
      .declarationsOf(at)
      .map((node) => nameAsDefault(host, node))
      .find(isPlain);
    if (name !== undefined) return withoutNumber(name);
    if ((at.flags & SymbolFlags.Alias) === 0) return null;
    at = host.checker.getImmediateAliasedSymbol(at);
  }
  return null;
}

/** Modules that pass on what another one has, each. */
const MAX_STEPS = 20;

/** Bundlers call a default export without a name after its file, which mostly is an `index`. */
const isPlain = (name: string) => PLAIN.test(name) && !/^(?:default|index)$/.test(name);

/** `Dial` of `export default Dial`, `export { Dial as default }` and `exports.default = Dial`. */
function nameAsDefault(host: TypeHost, node: Node): string {
  if (is.isBinaryExpression(node)) return nameOfValue(host, node.right);
  if (is.isExportAssignment(node))
    return is.isIdentifier(node.expression) ? node.expression.text : nameOfWrapped(node.expression);
  return is.isExportSpecifier(node) ? (node.propertyName?.getText() ?? '') : '';
}

/** `Dial` of `_default = Dial`, as compilers have it, and of `_default = _Dial.default`. */
function nameOfValue(host: TypeHost, value: Node, depth = 0): string {
  if (is.isPropertyAccessExpression(value))
    return /^_([A-Z]\w*?)\d*\.default$/.exec(value.getText())?.[1] ?? '';
  if (!is.isIdentifier(value)) return nameOfWrapped(value);
  if (isPlain(value.text) || depth > MAX_STEPS) return value.text;
  const symbol = host.checker.getSymbolAtLocation(value);
  const node = symbol && host.declarationsOf(symbol)[0];
  if (!node || !is.isVariableDeclaration(node) || node.initializer === undefined) return '';
  const { initializer } = node;
  return nameOfValue(
    host,
    is.isBinaryExpression(initializer) ? initializer.right : initializer,
    depth + 1,
  );
}

/** `Dial` of `memo(function Dial() { … })`, as authors call what a call is given. */
function nameOfWrapped(node: Node): string {
  if (is.isFunctionExpression(node)) return node.name?.text ?? '';
  const [first] = is.isCallExpression(node) ? node.arguments : [];
  if (first === undefined) return '';
  const isOfReact = /^(?:React\.)?(?:memo|forwardRef)\b/.test(node.getText());
  return isOfReact && is.isIdentifier(first) ? first.text : nameOfWrapped(first);
}

/** `acme-dial` → `AcmeDial`. */
export function nameOfModule(specifier: string): string {
  const words = path.posix.basename(specifier).split(/[^A-Za-z0-9]+/);
  return words.map(capitalize).join('');
}

/** What an object of components is called that a package exports as its default; `null` where all have names besides. */
export function nameOfCollection(
  host: TypeHost,
  alias: TypeSymbol,
  entry: string,
  named: ReadonlySet<string>,
): string | null {
  const { checker } = host;
  const type = checker.getTypeOfSymbol(alias);
  if (type === undefined || (type.flags & TypeFlags.Object) === 0) return null;
  const isLeft = (member: TypeSymbol) => {
    if (!isCapitalised(member.name) || named.has(member.name)) return false;
    const own = checker.getTypeOfSymbol(member);
    return own !== undefined && !own.isErrorType() && isComponent(host, own);
  };
  if (!checker.getPropertiesOfType(type).some(isLeft)) return null;
  const name = givenName(host, alias) ?? nameOfModule(entry);
  return isCapitalised(name) && !named.has(name) ? name : null;
}
