import { findPackageManager, type PackageManager } from './package-manager.ts';

/** What adds packages, and what runs the command of one. */
const WORDS: Record<Exclude<PackageManager, 'npm'>, { add: string; run: string }> = {
  pnpm: { add: 'pnpm add', run: 'pnpm exec' },
  yarn: { add: 'yarn add', run: 'yarn' },
  bun: { add: 'bun add', run: 'bunx' },
};

/** What is no command but says what npm did is left: it is npm that fetches versions, whatever a project has. */
const COMMAND = /\b(?:npx(?= [a-z])|npm install(?! failed)(?<to> (?=[@<a-z]))?)/g;

/** A text for people, whose commands are npm's, with those of the manager of a project in their place. */
export function sayFor(root: string, text: string): string {
  let manager: PackageManager | undefined;
  return text.replace(COMMAND, (command, to?: string) => {
    manager ??= findPackageManager(root);
    if (manager === 'npm') return command;
    const { add, run } = WORDS[manager];
    if (command === 'npx') return run;
    return to === undefined ? `${manager} install` : `${add} `;
  });
}
