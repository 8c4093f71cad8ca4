import type { Attack } from './attack.ts';

const found = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./support/**', '!./{attack,modules,command,table}.ts'],
  { eager: true },
);

/** Every attack that a module of this folder exports, by its name. */
export const ATTACKS: readonly Attack[] = Object.values(found)
  .flatMap((module) => Object.values(module))
  .filter(isAttack)
  .sort((a, b) => a.name.localeCompare(b.name));

function isAttack(value: unknown): value is Attack {
  return typeof value === 'object' && value !== null && 'run' in value && 'sample' in value;
}
