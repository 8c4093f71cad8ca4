import type { UserConfig } from './schema.ts';

/** Gives `vitrine.config.ts` its types. Returns what it is given; loads nothing else. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
