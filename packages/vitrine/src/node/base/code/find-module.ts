import path from 'node:path';
import { isFile } from '../files/kinds.ts';

/** Endings that an import may leave out, in the order in which the bundler tries them (Vite's `resolve.extensions`). */
export const ENDINGS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

/** The endings of TypeScript that is no declaration. */
export const SOURCE = /(?<!\.d)\.[cm]?tsx?$/;

/** The endings of JavaScript, as it is or with elements in it. */
export const CODE = /\.[cm]?jsx?$/;

/** The endings of declarations, in the order in which they are looked for. */
export const DECLARATION_ENDINGS = ['.d.ts', '.d.mts', '.d.cts'];

/** A file of declarations. */
export const DECLARATIONS = /\.d\.[cm]?ts$/;

/** The name of a module without its endings: `Button` of `src/Button.d.ts`. */
export const stemOf = (file: string): string =>
  path.basename(file).replace(/(\.d)?\.[cm]?[jt]sx?$/, '');

/** The file that a module's name stands for, written with or without its ending, or a folder's index. */
export function findModule(name: string): string | null {
  if (isFile(name)) return name;
  const names = [name, path.join(name, 'index')];
  return names.flatMap((each) => ENDINGS.map((ending) => each + ending)).find(isFile) ?? null;
}

/** As `findModule` for what source imports: it may name the file that a compiler would make of the one that is there. */
export function findImported(name: string): string | null {
  const source = isFile(name) || !CODE.test(name) ? null : findModule(name.replace(CODE, ''));
  return source ?? findModule(name);
}
