/**
 * Class names from the library itself. Types give the keys of `classes`; which class a key stands for
 * (`MuiInputBase-multiline` for the `multiline` of Input) is known to a constant that libraries export
 * beside them, typed with the same interface: `declare const inputClasses: InputClasses`.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ComponentDoc } from './model.js';
import { is, type Type, type TypeHost, type TypeSymbol } from './type-host.js';

/** The constant that holds the classes of a component. */
export interface ClassConstant {
  /** Module at run time, an absolute path. */
  module: string;
  /** Names under which it may be exported. */
  exports: string[];
}

/**
 * The constant that the package exports under the component's name (`radioGroupClasses`), or else the
 * one in the file of the interface that the `classes` prop is typed with.
 */
export function findClassConstant(
  host: TypeHost,
  named: TypeSymbol | undefined,
  classes: Type | undefined,
): ClassConstant | null {
  for (const declaration of named === undefined ? [] : host.declarationsOf(named)) {
    if (!is.isVariableDeclaration(declaration)) continue;
    const constant = constantIn(declaration.getSourceFile().fileName, declaration.name.getText());
    if (constant !== null) return constant;
  }
  const symbol = classes === undefined ? undefined : interfaceOf(host, classes);
  for (const declaration of symbol === undefined ? [] : host.declarationsOf(symbol)) {
    if (!is.isInterfaceDeclaration(declaration)) continue;
    const { statements, fileName } = declaration.getSourceFile();
    const variable = statements
      .filter(is.isVariableStatement)
      .flatMap((statement) => statement.declarationList.declarations)
      .find(({ type }) => type?.getText() === declaration.name.getText());
    const constant = variable === undefined ? null : constantIn(fileName, variable.name.getText());
    if (constant !== null) return constant;
  }
  return null;
}

function constantIn(declarations: string, name: string): ClassConstant | null {
  const module = declarations.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const found = module !== declarations && existsSync(module);
  return found ? { module, exports: [name, 'default'] } : null;
}

/** `Partial<ButtonClasses> | undefined` → `ButtonClasses`. */
function interfaceOf(host: TypeHost, type: Type): TypeSymbol | undefined {
  const defined = host.checker.getNonNullableType(type) ?? type;
  return (defined.getAliasTypeArguments()[0] ?? defined).getSymbol();
}

/**
 * Takes the classes from the constants. Loads their modules, which do nothing but name classes; a
 * module that cannot be loaded in Node leaves the names derived from the theme key.
 */
export async function withRealClassNames(
  docs: ComponentDoc[],
  constants: ReadonlyMap<string, ClassConstant>,
): Promise<ComponentDoc[]> {
  return Promise.all(
    docs.map(async (doc) => {
      const constant = constants.get(doc.name);
      const real = constant === undefined ? null : await loadConstant(constant);
      if (real === null) return doc;
      const classes = doc.classes.map((one) => ({
        ...one,
        className: real[one.name] ?? one.className,
      }));
      return { ...doc, classes };
    }),
  );
}

async function loadConstant({
  module,
  exports,
}: ClassConstant): Promise<Record<string, string> | null> {
  try {
    const loaded = (await import(pathToFileURL(module).href)) as Record<string, unknown>;
    const name = exports.find((one) => isRecord(loaded[one]));
    const value = name === undefined ? null : loaded[name];
    // A CommonJS module's default export is its `exports` object.
    return isRecord(value)
      ? pickStrings(isRecord(value['default']) ? value['default'] : value)
      : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function pickStrings(value: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
