import { modules as provided } from 'virtual:vitrine/runner-modules';
import type { CompiledModule } from './edited-code.ts';
import { place, scriptUrl } from './locate.ts';
import type { RunError } from './messages.ts';

/** Stands before a module's code, on its first line. */
const HEAD = 'vitrineDefine(function(require,module,exports,addStyle){';
export const HEAD_LENGTH = HEAD.length;

/** The word that lets scripts run in this document: that of the script which this one is a part of. */
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

/** A script that the browser could not parse. */
export class ScriptSyntaxError extends Error {
  readonly at: RunError;

  constructor(at: RunError) {
    super(at.message);
    this.at = at;
  }
}

/** The beginning of a message that says how the script was loaded. */
const NOISE = /^Uncaught (?:SyntaxError: )?(?:Failed to execute '\w+' on '\w+': )?/;

type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: object },
  exports: object,
  addStyle: (css: string) => void,
) => void;

/**
 * Runs the modules of a demo.
 * @returns the exports of the first, and the styles that were added
 * @throws whatever the code throws; ScriptSyntaxError
 */
export function runModules(
  modules: CompiledModule[],
  run: number,
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
      if (target !== undefined && target !== null) return load(target);
      const found = provide(specifier);
      if (!found) throw new Error(`“${specifier}” cannot be imported here.`);
      return found;
    };
    body(require, module, module.exports, addStyle);
    return module.exports;
  };
  try {
    return { exports: load(modules[0]!.name), removeStyles };
  } catch (error) {
    removeStyles();
    throw error;
  }
}

/** Turns code into a function, by a script element: the browser then says where it does not parse. */
function define({ name, code }: CompiledModule, run: number): ModuleBody {
  let body: ModuleBody | undefined;
  let failure: RunError | undefined;
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const message = event.message.replace(NOISE, '');
    failure = place(message, name, event.lineno, event.colno, HEAD_LENGTH);
  };
  const script = document.createElement('script');
  script.nonce = nonce;
  script.textContent = `${HEAD}${code}\n})\n//# sourceURL=${scriptUrl(run, name)}`;
  Object.assign(globalThis, { vitrineDefine: (defined: ModuleBody) => (body = defined) });
  addEventListener('error', onError, { capture: true });
  document.head.append(script);
  removeEventListener('error', onError, { capture: true });
  script.remove();
  if (!body) throw new ScriptSyntaxError(failure ?? place('It does not parse', name, 1, 1, 0));
  return body;
}

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
