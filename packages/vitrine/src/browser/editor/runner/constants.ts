import { constants, env } from 'virtual:vitrine/runner-modules';
import { ENV_NAME } from './env-name.ts';

/** Gives edited code the constants that the site's bundler writes into demos, and its public variables. */
export function defineConstants(): void {
  Object.defineProperty(globalThis, ENV_NAME, { value: env });
  for (const [path, value] of constants) {
    let owner = globalThis as unknown as Record<string, unknown>;
    for (const name of path.slice(0, -1)) {
      owner = (owner[name] ??= {}) as Record<string, unknown>;
    }
    owner[path.at(-1)!] = value;
  }
}
