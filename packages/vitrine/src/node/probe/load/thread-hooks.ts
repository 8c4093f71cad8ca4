import { makeHooks, type Hooks } from './hooks.ts';

let hooks: Hooks;

/** What Node calls with the address that the program gives it, in the thread in which it runs the hooks. */
export function initialize(parent: string): void {
  hooks = makeHooks(parent);
}

export const resolve: Hooks['resolve'] = (...args) => hooks.resolve(...args);
export const load: Hooks['load'] = (...args) => hooks.load(...args);
