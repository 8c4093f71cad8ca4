import type { Plugin } from 'vite';
import { PLUGIN_FAILURE } from '../../base/bundler-errors.ts';
import { messageOf } from '../../base/text.ts';

type Hook = (this: unknown, ...args: unknown[]) => unknown;

/** Makes the hooks of a plugin say whose they are when they throw. They are called as before. */
export function nameFailures(plugin: Plugin): Plugin {
  const named: Record<string, unknown> = { ...plugin };
  for (const [name, hook] of Object.entries(plugin)) {
    if (typeof hook === 'function') named[name] = naming(hook as Hook, plugin.name, name);
    else if (isHandler(hook))
      named[name] = { ...hook, handler: naming(hook.handler, plugin.name, name) };
  }
  return named as unknown as Plugin;
}

const isHandler = (value: unknown): value is { handler: Hook } =>
  typeof (value as { handler?: unknown } | null | undefined)?.handler === 'function';

function naming(hook: Hook, plugin: string, name: string): Hook {
  const fail = (error: unknown): never => {
    throw nameFailure(error, plugin, name);
  };
  return function (...args) {
    try {
      const result = hook.apply(this, args);
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  };
}

/** The same error with the plugin in its message. Its stack says nothing to who has only written the configuration. */
function nameFailure(error: unknown, plugin: string, hook: string): Error {
  const [reason = ''] = messageOf(error).split('\n');
  if (PLUGIN_FAILURE.test(reason)) return error as Error;
  const message = `The plugin "${plugin}" failed in its hook "${hook}": ${reason}`;
  const named = Object.assign(new Error(message), error);
  return Object.assign(named, { message, stack: message });
}
