import { tryReadPackage } from '../../../base/packages/manifest.ts';

/** The commands that a new site has scripts for. */
const COMMANDS = {
  dev: 'vitrine dev',
  build: 'vitrine build',
  preview: 'vitrine preview',
  check: 'vitrine check --types',
};

type Command = keyof typeof COMMANDS;

/** The scripts of a site's package.json, with those that it lacks: what a project runs by such a name stays. */
export function addScripts(scripts: Record<string, string> = {}): Record<string, string> {
  const own = Object.entries(COMMANDS).map(([name, run]) => [
    nameScript(scripts, name as Command),
    run,
  ]);
  return { ...(Object.fromEntries(own) as Record<string, string>), ...scripts };
}

/** What runs a command in a site. */
export function nameScript(scripts: Record<string, string>, command: Command): string {
  const written = scripts[command];
  return written === undefined || /\bvitrine\b/.test(written) ? command : `vitrine:${command}`;
}

/** The scripts of a site that is there. */
export const readScripts = (site: string): Record<string, string> =>
  tryReadPackage(site)?.manifest.scripts ?? {};

/**
 * Says which scripts of a project stay, and what runs the site instead; `null` where none is in the way.
 * @param place the package.json of the site, as it is told
 */
export function explainScripts(scripts: Record<string, string>, place: string): string | null {
  const kept = (Object.keys(COMMANDS) as Command[]).filter(
    (name) => nameScript(scripts, name) !== name,
  );
  if (kept.length === 0) return null;
  const others = kept.map((name) => nameScript(scripts, name));
  return `${place} has scripts of its own, which stay as they are: ${kept.join(', ')}. Those of the site: ${others.join(', ')}.`;
}
