import { modules as provided } from 'virtual:vitrine/runner-modules';
import { defineConstants } from './constants.ts';
import type { CompiledModule } from './edited-code.ts';
import { newCheckName } from './check-name.ts';
import { messageOf, scriptUrl } from './locate.ts';
import { evaluate } from './lockdown.ts';
import type { Check, LoopGuard } from './loop-guard.ts';
import type { RunError } from './messages.ts';

/** Stands before a module's code, on its first line. */
const headOf = (check: string) => `(function(require,module,exports,addStyle,${check}){`;
/** Names of checks are equally long. */
export const HEAD_LENGTH = headOf(newCheckName()).length;

/** A script that the browser could not parse. */
export class ScriptSyntaxError extends Error {
  readonly at: RunError;

  constructor(at: RunError) {
    super(at.message);
    this.at = at;
  }
}

type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: object },
  exports: object,
  addStyle: (css: string) => void,
  check: Check,
) => void;

/**
 * Runs the modules of a demo.
 * @returns the exports of the first, and the styles that were added
 * @throws whatever the code throws; ScriptSyntaxError
 */
export function runModules(
  modules: CompiledModule[],
  run: number,
  guard: LoopGuard,
): { exports: { default?: unknown }; removeStyles: () => void } {
  const loaded = new Map<string, { exports: object }>();
  const styles: HTMLStyleElement[] = [];
  const addStyle = (css: string) => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    styles.push(style);
  };
  const removeStyles = () => styles.forEach((style) => style.remove());
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known) return known.exports;
    const compiled = modules.find((each) => each.name === name)!;
    const body = define(compiled, run);
    const module = { exports: {} };
    loaded.set(name, module);
    const require = (specifier: string) => {
      const target = compiled.imports[specifier];
      const isProvided = target === undefined || target === null || target.startsWith('/');
      if (!isProvided) return load(target);
      const found = provide(target ?? specifier);
      if (!found) throw new Error(`“${specifier}” cannot be imported here.`);
      return found;
    };
    body(require, module, module.exports, addStyle, guard.checkOf(name));
    return module.exports;
  };
  try {
    return { exports: load(modules[0]!.name), removeStyles };
  } catch (error) {
    removeStyles();
    throw error;
  }
}

/** Turns code into a function. The compiler has parsed it, so only what a browser does not know yet fails. */
function define({ name, code, check }: CompiledModule, run: number): ModuleBody {
  const text = `${headOf(check)}${code}\n})\n//# sourceURL=${scriptUrl(run, name)}`;
  try {
    return evaluate(text) as ModuleBody;
  } catch (error) {
    throw new ScriptSyntaxError({ message: messageOf(error), file: '', line: 0, column: 0 });
  }
}

defineConstants();

const ready = new Map<string, object>();

/** A module of the site for compiled code. A missing export is an error, not `undefined`. */
function provide(specifier: string): object | undefined {
  const known = ready.get(specifier);
  const module = provided[specifier];
  if (known || !module) return known;
  const exports = new Proxy(
    { ...module, __esModule: true },
    {
      get: (target, name) => {
        if (Reflect.has(target, name) || typeof name === 'symbol' || name === 'then') {
          return Reflect.get(target, name) as unknown;
        }
        throw new Error(
          name === 'default'
            ? `“${specifier}” has no default export.`
            : `“${specifier}” does not export “${name}”.`,
        );
      },
    },
  );
  ready.set(specifier, exports);
  return exports;
}
