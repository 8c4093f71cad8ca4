import type { UserConfig } from './schema.ts';

/** Types `vitrine.config.ts`. Returns its argument, and loads nothing else. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
