import path from 'node:path';
import type { Rolldown } from 'vite';
import { ENGINE_DIST } from './entries.ts';
import { collectModules, oncePerGraph, readImports } from './chunks/module-graph.ts';

/** What many parts that are loaded on use import: a file of its own would be a request after each of theirs. */
const SHARED = [
  'browser/core/announce.js',
  'browser/core/notice-area.js',
  'browser/core/trusted.js',
].map((file) => path.join(ENGINE_DIST, file));

/**
 * Puts everything that the entry imports statically into one chunk, the entry itself aside. Left alone,
 * the bundler cuts it wherever another entry shares a part: more requests, and each part compressed
 * without the others. Every page loads that chunk anyway.
 */
export function shellChunk(entry: string): Rolldown.CodeSplittingGroup {
  const modulesOf = oncePerGraph((graph) => {
    const importsOf = readImports(graph);
    return collectModules([entry, ...SHARED], (id) => importsOf(id).now);
  });
  return {
    name: (id, graph) => (id !== entry && modulesOf(graph).has(id) ? 'shell' : null),
  };
}

const NOTICE_MODULES = [
  'browser/services/consent/consent.js',
  'browser/services/consent/parse-consent.js',
  'browser/services/consent/use-consent.js',
].map((file) => path.join(ENGINE_DIST, file));

/** Small modules shared by questions and ads, which come once the page has loaded. */
export const noticeChunk: Rolldown.CodeSplittingGroup = {
  name: 'notices',
  test: (id) => NOTICE_MODULES.includes(id),
  includeDependenciesRecursively: false,
};
