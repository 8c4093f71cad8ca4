/** The owner of a prop: the component itself, or something it builds on. */
import path from 'node:path';
import { capitalize } from '../../base/text.ts';
import { is, type Node } from '../checker/type-host.ts';
import { containerOf, withoutMarks } from '../checker/syntax.ts';
import { ROOT_PROPS } from '../../model/component-doc.ts';
import type { Packages } from './gaps/missing-bases.ts';

/** Facts that decide on ownership. */
export interface Family extends Packages {
  /** The package's components: every name of each, with the one that it is documented under. */
  components: ReadonlyMap<string, string>;
  /** The base that the component's comment names, perhaps a component of another package. */
  base?: string | undefined;
}

/** Props that concern the component itself wherever they are declared. */
const ALWAYS_OWN = new Set(['classes', 'slots', 'slotProps', 'sx', 'children']);

/**
 * The component or interface an inherited prop comes from; `null` for an own prop. A declaration
 * belongs to the component that its interface, its file or its folder is named after. Helper types
 * of the same package belong to nobody, so their props are the component's own.
 */
export function ownerOf(
  prop: string,
  declaration: Node,
  component: string,
  family: Family,
  { home, file: componentFile, declaredName }: Home,
): string | null {
  if (ALWAYS_OWN.has(prop)) return null;
  const file = declaration.getSourceFile().fileName;
  const around = containerOf(declaration);
  // Written where the function takes them.
  const isInline =
    around === null ||
    is.isFunctionDeclaration(around.node) ||
    (isWithinFunction(declaration) && !family.components.has(around.name));
  if (file === componentFile && isInline) return null;
  const container = around?.name ?? '';
  // Written where the whole says what parts it has.
  const isInWhole =
    around !== null &&
    (is.isVariableDeclaration(around.node) || is.isClassDeclaration(around.node));
  if (isInWhole && component.startsWith(`${container}.`)) return null;
  const fileBase = fileName(file);
  const candidates = [
    ...subjectsOf(container, fileBase),
    ...styledBy(around, component),
    // A file of several components is named after one of them, which says nothing of what another takes from it.
    ...(file === componentFile ? [] : [fileBase, path.basename(path.dirname(file))]),
  ];
  const ownNames = [component, component.replaceAll('.', ''), component.split('.').at(-1)!];
  if (
    component.includes('.') &&
    subjectsOf(container, fileBase).some((one) => ownNames.includes(one))
  )
    return null;
  const isBeside = path.dirname(file) === path.dirname(componentFile);
  const isRenamed = declaredName !== undefined && declaredName !== component;
  if (isRenamed && isBeside && candidates.includes(declaredName)) return null;
  const named = candidates.find((name) => name === component || family.components.has(name));
  const owner = named && (family.components.get(named) ?? named);
  const { base } = family;
  if (owner === undefined && base !== undefined && container.includes(base)) return base;
  // A whole that is a component itself is its root under a shorter name: `Alert`, which is `Alert.Root` as well.
  if (owner !== undefined) return [component, `${component}.Root`].includes(owner) ? null : owner;
  // `DialogProps` of another package are those of `Dialog.Root`, unless there is a `Dialog`.
  const [whole = '', ...parts] = component.split('.');
  const isRoot = parts.length === 1 && parts[0] === 'Root';
  if (isRoot && subjectsOf(container, fileBase).includes(whole)) return null;
  // What chooses the root is no component's but this one's, wherever a helper type declares it.
  if (ROOT_PROPS.includes(prop) || family.packageOf(file)?.dir === home) return null;
  if (/^[A-Z]/.test(fileBase)) return fileBase;
  // `OwnProps` and `Props` are named after nothing.
  const [subject = ''] = subjectsOf(withoutMarks(container), fileBase);
  return /^(Own|Base|Standard)?$/.test(subject) ? null : subject;
}

/** Where the component is declared. */
interface Home {
  /** Folder of its package. */
  home: string;
  file: string;
  /** What it is called there; another component may have that name: `Button`, of which `NewButton` is the second. */
  declaredName?: string | undefined;
}

/**
 * Names that a props type may be named after, the likeliest first: `ButtonBaseOwnProps` after `ButtonBase`,
 * `BaseTextFieldProps` after `TextField`; `InputBaseProps` after `InputBase` rather than `Input`. What
 * has a file of its own name is a subject of its own, even when it is no component.
 */
function subjectsOf(container: string, file: string): string[] {
  const plain = container.replace(/(Props|TypeMap)$/, '');
  if (plain === file) return [plain];
  const short = plain.replace(/(Own|Base|Standard)$/, '');
  return [...new Set([plain, short, short.replace(/^(Own|Base|Standard)(?=[A-Z])/, '')])];
}

/** Of `const Icon = ({ size }: { size?: number }) => …` in a function that makes icons: no name tells whose they are. */
function isWithinFunction(declaration: Node): boolean {
  for (let at: Node | undefined = declaration.parent; at !== undefined; at = at.parent) {
    if (is.isParameterDeclaration(at))
      return is.isArrowFunction(at.parent) || is.isFunctionExpression(at.parent);
    if (is.isVariableDeclaration(at) || is.isTypeReferenceNode(at)) return false;
  }
  return false;
}

/**
 * `buttonVariants`, what `Button` chooses its styles with, is the button's where a `LinkButton` takes it as well. A
 * `SheetContent` may choose by `sheetVariants` what a `Sheet` does not take.
 */
function styledBy(around: ReturnType<typeof containerOf>, component: string): string[] {
  if (around === null || !is.isVariableDeclaration(around.node)) return [];
  const name = capitalize(around.name.replace(/(Variants?|Styles?|Recipe)$/, ''));
  return component.startsWith(name) && component !== name ? [] : [name];
}

/** What comes after the first dot says what is in the file: `Button.types.d.ts`. */
function fileName(file: string): string {
  return path.basename(file).split('.')[0]!;
}
