import type { SiteVite } from './options.ts';

/** Whether demos of a site are taken away, and if not, the reason as readers see it; empty where it is plain wish. */
export interface SandboxOffer {
  offered: boolean;
  reason: string;
}

interface OfferedSite {
  demos: { sandboxes: boolean; vite?: string | undefined };
  vite?: SiteVite | undefined;
}

/** A project of its own is bundled with nothing but what `demos.vite` says. */
export function offerSandboxes({
  demos: { sandboxes, vite: shared },
  vite,
}: OfferedSite): SandboxOffer {
  if (!sandboxes) return { offered: false, reason: '' };
  const needs = (vite?.plugins.length ?? 0) + Object.keys(vite?.options.define ?? {}).length > 0;
  return needs && shared === undefined
    ? { offered: false, reason: 'No sandbox: demos are built with plugins of this site' }
    : { offered: true, reason: '' };
}
