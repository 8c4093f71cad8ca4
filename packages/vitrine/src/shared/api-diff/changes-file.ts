/** The recorded versions of a package as the page that compares them loads them. */
import type { ComponentFacts, ApiSnapshot, Named } from './facts.ts';
import { applyPatch, type Json } from './merge-patch.ts';

export interface ChangesFile {
  package: string;
  /** From the oldest on, each as a merge patch of the one before. */
  versions: (Pick<ApiSnapshot, 'version' | 'hidden'> & { api: { [name: string]: Json } })[];
  /** Where components are documented. */
  pages: { name: string; href: string }[];
}

/** All versions as they are. */
export function readChangesFile({ package: name, versions }: ChangesFile): ApiSnapshot[] {
  let components: { [name: string]: Json } = {};
  return versions.map(({ api, ...facts }) => {
    components = applyPatch(components, api);
    return { package: name, ...facts, components: components as Named<ComponentFacts> };
  });
}
