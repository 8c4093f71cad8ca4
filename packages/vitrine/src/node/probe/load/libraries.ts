import type { NamedComponent } from '../trial/trial.ts';

/** What a module exports, by name. */
export type Exports = Record<string, unknown>;

/** The modules that were loaded. */
export interface Libraries {
  /** Loads a module, unless it has been tried; tells whether it has. */
  load: (specifier: string) => Promise<boolean>;
  /** Keeps a module that was loaded elsewhere. */
  keep: (specifier: string, module: unknown) => void;
  /** What a module exports; nothing where it could not be loaded. */
  exportsOf: (specifier: string) => Exports;
  /** An export, or a member of one; `undefined` where there is none. */
  find: (named: Place) => unknown;
}

/** Where an export is found. */
type Place = Pick<NamedComponent, 'name' | 'specifier' | 'imported'> & { isDefault?: boolean };

/** What could not be loaded has no default either. */
const NOTHING = {};

/** Keeps what is loaded. */
export function openLibraries(load: (specifier: string) => Promise<unknown>): Libraries {
  const modules = new Map<string, unknown>();
  const find = ({ specifier, name, isDefault, imported }: Place) => {
    const module = modules.get(specifier);
    if (module === NOTHING) return undefined;
    if (isDefault) return defaultOf(module as Exports);
    const parts = (imported ?? name).split('.');
    return parts.reduce((found, part) => {
      return memberOf(found, part) ?? memberOf(memberOf(found, 'default'), part);
    }, module);
  };
  return {
    find,
    load: async (specifier) => {
      if (modules.has(specifier)) return false;
      const module = (await load(specifier)) ?? NOTHING;
      modules.set(specifier, module);
      return module !== NOTHING;
    },
    keep: (specifier, module) => void modules.set(specifier, module),
    exportsOf: (specifier) => modules.get(specifier) as Exports,
  };
}

const memberOf = (value: unknown, name: string): unknown =>
  (value as Exports | null | undefined)?.[name];

const defaultOf = (module: Exports): unknown =>
  memberOf(module['default'], 'default') ?? module['default'] ?? module;
