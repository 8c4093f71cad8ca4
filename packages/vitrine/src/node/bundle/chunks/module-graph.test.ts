import { expect, it, vi } from 'vitest';
import { collectModules, oncePerGraph, readImports, type Graph } from './module-graph.ts';

const graphOf = (infos: Record<string, object>) => {
  const getModuleInfo = vi.fn((id: string) => infos[id] ?? null);
  return { getModuleInfo } as unknown as Graph & { getModuleInfo: typeof getModuleInfo };
};

it('asks for each module once', () => {
  const graph = graphOf({ a: { importedIds: ['b'], dynamicallyImportedIds: ['c'] } });
  const importsOf = readImports(graph);
  for (let time = 0; time < 2; time++) expect(importsOf('a')).toEqual({ now: ['b'], later: ['c'] });
  expect(importsOf('gone')).toEqual({ now: [], later: [] });
  expect(graph.getModuleInfo).toHaveBeenCalledTimes(2);
});

it('finds a result for each graph once', () => {
  const find = vi.fn((graph: Graph) => ({ graph }));
  const once = oncePerGraph(find);
  const [first, second] = [graphOf({}), graphOf({})];
  expect(once(first)).toBe(once(first));
  expect(once(second).graph).toBe(second);
  expect(once(first).graph).toBe(first);
  expect(find).toHaveBeenCalledTimes(2);
});

it('collects what can be reached, also in circles', () => {
  const next: Record<string, string[]> = { a: ['b', 'c'], b: ['a'], c: ['d'], e: ['f'] };
  const found = collectModules(['a'], (id) => next[id] ?? []);
  expect([...found].sort()).toEqual(['a', 'b', 'c', 'd']);
});
