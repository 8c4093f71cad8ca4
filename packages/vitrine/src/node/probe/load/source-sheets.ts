import type { ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import { joinWhole } from './join-whole.ts';

/** Style sheets of what was run, whatever they are written in, and what plugins make of code: as browsers get them. */
export async function readSheets(
  { isCSSRequest }: Pick<typeof import('vite'), 'isCSSRequest'>,
  { environments }: ViteDevServer,
  runner: ModuleRunner,
): Promise<string> {
  // In the order in which code asks for them: the server knows them as they are found, which differs from run to run.
  const ids = runner.evaluatedModules.idToModuleMap.keys();
  const places = new Map(Array.from(ids, (id, place) => [id, place]));
  const placeOf = ([id]: [string, unknown]) => places.get(id) ?? places.size;
  const modules = [...environments.ssr.moduleGraph.idToModuleMap].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  const texts: string[] = [];
  for (const [id, { transformResult }] of modules) {
    // A file that a module was made of stands there, too.
    if (!transformResult || !isCSSRequest(id) || /[?&](?:inline|raw|url)\b/.test(id)) continue;
    try {
      const inline = `${id}${id.includes('?') ? '&' : '?'}inline`;
      const { default: text } = (await runner.import(inline)) as { default: unknown };
      if (typeof text === 'string') texts.push(text);
    } catch {
      continue;
    }
  }
  return joinWhole(texts);
}
