/** Small readings of declaration syntax. */
import { is, SyntaxKind, type Node, type SourceFile, type TypeNode } from './type-host.ts';
import { parameterTags } from './comments/doc-tags.ts';
import { readDocComment, type DocComment } from './comments/jsdoc.ts';
import { joinLines, withSeparators } from './join-lines.ts';
import { inSingleQuotes } from './quotes.ts';

/** Sorts what stands in one file as its authors have it: the checker's order of members and unions is its own. */
export function inSource(a: Node, b: Node): number {
  return a.getSourceFile() === b.getSourceFile() ? a.pos - b.pos : 0;
}

/** The documentation comment of a declaration. */
export function docOf(node: Node): DocComment {
  const known = remembered.get(node);
  if (known !== undefined) return known;
  const doc = readDoc(node);
  remembered.set(node, doc);
  return doc;
}

/** A base's declaration comes up again in every component that builds on it. */
const remembered = new WeakMap<Node, DocComment>();

function readDoc(node: Node): DocComment {
  const commented = is.isVariableDeclaration(node) ? node.parent.parent : node;
  const source = commented.getSourceFile();
  const written = source.text.slice(commented.pos, commented.end);
  if (/^@prop(?:erty)?\b/.test(written)) return docOfProperty(written);
  return readDocComment(source.text.slice(commented.getFullStart(), commented.getStart(source)));
}

/** `@property {number} [size=3] How large.` of a `@typedef` in JavaScript is a declaration with its comment in it. */
function docOfProperty(written: string): DocComment {
  const [tag] = readDocComment(`/** ${written} */`).tags;
  const [property] = parameterTags({
    description: '',
    tags: [{ name: 'param', text: tag?.text ?? '' }],
  });
  const { description = '', default: stated = null } = property ?? {};
  return { description, tags: stated === null ? [] : [{ name: 'default', text: stated }] };
}

/** Name of the interface, alias, class, function or variable that a member is declared in. */
export function containerOf(node: Node): { name: string; node: Node } | null {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (
      is.isInterfaceDeclaration(at) ||
      is.isTypeAliasDeclaration(at) ||
      is.isClassDeclaration(at) ||
      is.isFunctionDeclaration(at) ||
      is.isVariableDeclaration(at)
    ) {
      return { name: at.name?.getText() ?? '', node: at };
    }
  }
  return null;
}

/**
 * Tells whether a prop is declared by a member of a value, `declare const defs: { size: { … } }`. Its type
 * is then computed from the value, not the one written there.
 */
export function isMemberOfValue(node: Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    // What a function takes, or `FC<{ size: 'md' }>`, is written there, whatever holds it.
    if (is.isParameterDeclaration(at)) return false;
    if (is.isTypeReferenceNode(at) && at.typeName.getText() !== 'Readonly') return false;
    if (is.isImportTypeNode(at) && at.qualifier !== undefined) return false;
    if (is.isVariableDeclaration(at)) return true;
    if (is.isInterfaceDeclaration(at) || is.isTypeAliasDeclaration(at)) return false;
  }
  return false;
}

/** Tells whether a declaration begins with one of these words. */
export function isMarked(
  node: Node & { modifiers?: readonly Node[] },
  marks: readonly SyntaxKind[],
): boolean {
  return node.modifiers?.some(({ kind }) => marks.includes(kind)) === true;
}

/** Tells whether a class keeps a member to itself and to what extends it. */
export const isKept = (member: Node) => isMarked(member, KEPT);

const KEPT = [SyntaxKind.PrivateKeyword, SyntaxKind.ProtectedKeyword];

/** The type a member is declared with; `undefined` for methods and members without one. */
export function typeNodeOf(node: Node): TypeNode | undefined {
  if (is.isPropertySignatureDeclaration(node) || is.isPropertyDeclaration(node)) return node.type;
  if (is.isParameterDeclaration(node) || is.isVariableDeclaration(node)) return node.type;
  return undefined;
}

/**
 * Source text on one line, strings in single quotes; what compilers write as `import('./types').Size` by its name, and
 * what bundlers of declarations write as `React$1.ReactNode` as everybody does, as `KeyboardEvent$1` with its origin.
 */
export function textOf(node: Node): string {
  const written = withSeparators(node, node.getText());
  const plain = written
    .replace(/\/\*[\s\S]*?\*\/|^[^\S\n]*\/\/.*/gm, '')
    .replace(IMPORTED, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '');
  const text = inSingleQuotes(written.includes('\n') ? joinLines(plain) : plain);
  const alias = /\.[A-Z]/.test(text) ? reactIn(node.getSourceFile()) : null;
  const ofReact = alias === null ? text : text.replace(alias, 'React.');
  const named = /\w\d\.[A-Z]/.test(ofReact)
    ? withoutMadeNames(ofReact, node.getSourceFile())
    : ofReact;
  return /[$_]\d/.test(named) ? withNumbered(named, node.getSourceFile()) : named;
}

/**
 * `React.KeyboardEvent` where a bundler imports that as `KeyboardEvent$1` or `KeyboardEvent_2`: the plain name is another
 * type's. `Value` for a type parameter that it calls `Value$1`.
 */
function withNumbered(text: string, source: SourceFile): string {
  return text.replace(NUMBERED, (numbered, name?: string) => {
    if (name === undefined) return numbered;
    const { isOfReact, isDeclared } = numberedIn(source, numbered, name);
    if (isOfReact) return `React.${name}`;
    if (!numbered.includes('$') || new RegExp(`(?<![\\w$.])${name}(?![\\w$])`).test(text))
      return numbered;
    return isDeclared ? numbered : name;
  });
}

/** Where a file has a numbered name from: a bundle is long, and says the name in hundreds of types. */
function numberedIn(source: SourceFile, numbered: string, name: string): NumberedName {
  const known = numberedNames.get(source) ?? new Map<string, NumberedName>();
  numberedNames.set(source, known);
  const found = known.get(numbered) ?? findNumbered(source.text, numbered, name);
  known.set(numbered, found);
  return found;
}

function findNumbered(text: string, numbered: string, name: string): NumberedName {
  const escaped = numbered.replace('$', '\\$');
  const imported = `^import [^;]*\\b${name} as ${escaped}(?![\\w$])[^;]*from ['"]react['"]`;
  const declared = `\\b(?:as|type|interface|class|enum|namespace|import|const|function) ${escaped}(?![\\w$])`;
  return {
    isOfReact: new RegExp(imported, 'm').test(text),
    isDeclared: new RegExp(declared).test(text),
  };
}

interface NumberedName {
  isOfReact: boolean;
  isDeclared: boolean;
}

const numberedNames = new WeakMap<SourceFile, Map<string, NumberedName>>();
const NUMBERED = /'[^']*'|(?<![\w.$])([A-Z]\w*?)(?:\$|_)\d+(?![\w$])/g;

/** How a file names React, where not by `React`: a bundle may do so as `React$1` and as `React__default`. */
function reactIn(source: SourceFile): RegExp | null {
  const known = reactNames.get(source);
  if (known !== undefined) return known;
  const names = [...source.text.matchAll(REACT_IMPORTS)].map(([, name]) => name!);
  const plain = names.map((name) => name.replaceAll('$', '\\$')).join('|');
  const alias = plain === '' ? null : new RegExp(`(?<![\\w$.])(?:${plain})\\.(?=[A-Z])`, 'g');
  reactNames.set(source, alias);
  return alias;
}

const reactNames = new WeakMap<SourceFile, RegExp | null>();
const REACT_IMPORTS =
  /^import (?:type )?(?:\* as |\{ default as )?(?!React[\s,])([\w$]+)(?: \}|, [^}]*\})? from ['"]react['"]/gm;

/** `Value` of `_acme_slate20.Value`, as a bundler calls what is imported from `@acme/slate`: after the package, with a number. */
function withoutMadeNames(text: string, source: SourceFile): string {
  return text.replace(/(?<![\w$.])([a-z_]\w*?)\d+\.(?=[A-Z])/g, (whole, plain: string) => {
    const imported = new RegExp(
      `^[ \\t]*import (?:type )?\\* as ${whole.slice(0, -1)} from ['"]([^'"]+)['"]`,
      'm',
    );
    const from = imported.exec(source.text)?.[1]?.replace(/\W/g, '_');
    return from === plain ? '' : whole;
  });
}

const IMPORTED = /(?<!typeof\s+)\bimport\((['"])[^'"]*\1\)\./g;

/** Members of a union as written, parentheses around the whole and `undefined` taken off. */
export function definedMembers(node: TypeNode): readonly TypeNode[] {
  if (!is.isUnionTypeNode(node)) return [node];
  return node.types.filter(({ kind }) => kind !== SyntaxKind.UndefinedKeyword);
}

/** `Dial` for the `Dial$1` of bundlers, which put modules together that have the same names. */
export const withoutNumber = (name: string) => name.replace(/\$\d+$/, '');

/** `LayoutStyle` for the `____LayoutStyle_Internal` of authors who mark what they keep to themselves. */
export const withoutMarks = (name: string) =>
  name.replace(/^_+(?=[A-Za-z])/, '').replace(/(?<=\w)_Internal[A-Za-z]*$/, '');

/** Whether the text of a type stands for any text or number: `string | number`. */
export const isTextOrNumber = (type: string) =>
  /^(?:string|number|PropertyKey)(?: \| (?:string|number))*$/.test(type);
