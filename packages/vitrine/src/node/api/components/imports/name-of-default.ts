/** What the default export of a module is called on pages, by what it is. */
import path from 'node:path';
import { CODE } from '../../../base/code/find-module.ts';
import {
  TypeFlags,
  type ExportedSymbol,
  type Type,
  type TypeHost,
  type TypeSymbol,
} from '../../checker/type-host.ts';
import { isCapitalised } from '../../exports/name-kinds.ts';
import { isComponent } from '../is-component.ts';
import { declaredName, givenInJsx, givenName, nameOfModule } from './default-name.ts';

/** What a component is called that a module exports as its default; `null` for anything else. */
export function nameOfComponent(
  host: TypeHost,
  alias: TypeSymbol,
  specifier: string,
): string | null {
  const name = givenInJsx(host, alias) ?? nameOfModule(specifier);
  if (/(^|\/)use[A-Z]\w*$/.test(specifier) || !/^[A-Z]/.test(name)) return null;
  const [type] = host.checker.getTypeOfSymbol([alias]);
  if (type === undefined) return null;
  // Whose type leads nowhere is named with the reason.
  return type.isErrorType() || isComponent(host, type) || isOpenCode(host, alias, type)
    ? name
    : null;
}

/** Of what helpers make in JavaScript, a class of old too, only the code may know that it is a component. */
function isOpenCode(host: TypeHost, alias: TypeSymbol, type: Type): boolean {
  const made = host.callSignatures(type).map((one) => host.checker.getReturnTypeOfSignature(one));
  const open = made.length > 0 ? made : [type];
  if (type.isErrorType() || !open.every((one) => one && (one.flags & OPEN) !== 0)) return false;
  return host.filesOf(host.follow(alias)).some((file) => CODE.test(file));
}

const OPEN = TypeFlags.Any | TypeFlags.Unknown;

/** What a hook or a function is called that a package exports as its default, beside names; `null` for anything else. */
export function nameOfFunction(host: TypeHost, alias: TypeSymbol): string | null {
  const name = givenName(host, alias);
  if (name === null || isCapitalised(name)) return null;
  const [type] = host.checker.getTypeOfSymbol([alias]);
  return type !== undefined && host.callSignatures(type).length > 0 ? name : null;
}

/**
 * What a path's default export is called that is no component: by the path, unless it is a hook and the path does not
 * say so.
 */
export function nameOfPlain(host: TypeHost, alias: TypeSymbol, specifier: string): string | null {
  const own = path.posix.basename(specifier);
  const given = HOOK.test(own) ? null : givenName(host, alias);
  if (given !== null && HOOK.test(given)) return given;
  return /^[a-z]\w*$/.test(own) ? own : null;
}

const HOOK = /^use[A-Z]\w*$/;

/** Tells whether a default export has a name as well. */
export function isNamed(host: TypeHost, alias: TypeSymbol, named: ExportedSymbol[]): boolean {
  const { id } = host.follow(alias);
  if (named.some(({ symbol }) => symbol.id === id)) return true;
  if (declaredName(host, alias) !== null) return false;
  // Compilers write `declare const _default: typeof Dial`.
  const [type, ...others] = host.checker.getTypeOfSymbol([alias, ...named.map((one) => one.alias)]);
  // Of JavaScript much is `any`, and not the same for that.
  const isOpen = type !== undefined && (type.flags & TypeFlags.Any) !== 0 && !type.isErrorType();
  const alike = isOpen ? [] : named.filter((_, i) => others[i] === type);
  // To the checker, a function in JavaScript makes one type: `createSlider(Slider)`, and `createSlider(Range)` beside it.
  const isOfCode = host.filesOf(host.follow(alias)).some((file) => CODE.test(file));
  const given = isOfCode && alike.length > 0 ? givenName(host, alias) : null;
  return alike.some(({ name }) => given === null || given === name);
}
