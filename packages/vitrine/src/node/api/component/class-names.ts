/**
 * Class names from the library itself. Types give the keys of `classes`; which class a key stands for
 * (`MuiInputBase-multiline` for the `multiline` of Input) is known to a constant that libraries export
 * beside them, typed with the same interface: `declare const inputClasses: InputClasses`.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadRolldown } from '../../base/code/load-bundler.ts';
import { writeInPlace } from '../../base/files/write.ts';
import { makeTempDir } from '../../base/lock/temp-dir.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { definedType } from '../checker/defined-type.ts';
import { is, type Type, type TypeHost, type TypeSymbol } from '../checker/type-host.ts';

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
  const defined = definedType(host, type);
  return (defined.getAliasTypeArguments()[0] ?? defined).getSymbol();
}

/**
 * Takes the classes from the constants. Runs their modules, which do nothing but name classes; one that
 * cannot be run in Node leaves the names derived from the theme key.
 */
export async function withRealClassNames(
  docs: ComponentDoc[],
  constants: ReadonlyMap<string, ClassConstant>,
): Promise<ComponentDoc[]> {
  const modules = new Set([...constants.values()].map(({ module }) => module));
  const loaded = await runModules([...modules]);
  return docs.map((doc) => {
    const constant = constants.get(doc.name);
    const real = constant && readConstant(constant, loaded.get(constant.module));
    if (!real) return doc;
    const classes = doc.classes.map((one) => ({
      ...one,
      className: real[one.name] ?? one.className,
    }));
    return { ...doc, classes };
  });
}

/**
 * Runs modules and gives their exports, by module; one that cannot be run is missing. They are bundled first, so that
 * only what names classes runs: one constant takes up those of another component, and importing them from
 * that component's folder would run the component and most of the library.
 */
async function runModules(modules: string[]): Promise<Map<string, unknown>> {
  if (modules.length === 0) return new Map();
  const dir = makeTempDir('classes');
  try {
    const bundled = (await import(await bundleModules(modules, dir))) as Record<string, unknown>;
    return new Map(modules.map((module, index) => [module, bundled[`m${index}`]]));
  } catch {
    if (modules.length === 1) return new Map();
    const each = await Promise.all(modules.map((module) => runModules([module])));
    return new Map(each.flatMap((one) => [...one]));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/**
 * Makes one module that exports the namespace of each, as `m0`, `m1` and so on.
 * @param dir an empty folder
 * @returns its address
 */
async function bundleModules(modules: string[], dir: string): Promise<string> {
  const { rolldown } = loadRolldown();
  const input = path.join(dir, 'entry.mjs');
  const file = path.join(dir, 'classes.mjs');
  const lines = modules.map(
    (module, index) => `export * as m${index} from ${JSON.stringify(module)};`,
  );
  writeInPlace(input, lines.join('\n'));
  const bundle = await rolldown({
    input,
    platform: 'node',
    logLevel: 'silent',
    treeshake: { moduleSideEffects: false },
    experimental: { lazyBarrel: true },
  });
  try {
    await bundle.write({ file, codeSplitting: false });
  } finally {
    await bundle.close();
  }
  return pathToFileURL(file).href;
}

function readConstant({ exports }: ClassConstant, loaded: unknown): Record<string, string> | null {
  if (!isRecord(loaded)) return null;
  const name = exports.find((one) => isRecord(loaded[one]));
  const value = name === undefined ? null : loaded[name];
  // A CommonJS module's default export is its `exports` object.
  return isRecord(value)
    ? pickStrings(isRecord(value['default']) ? value['default'] : value)
    : null;
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
