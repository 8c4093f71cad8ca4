import { configuredScripts, trusted } from './trusted.ts';

/** Lets a script of another site, which the configuration names, be loaded. */
export function trustConfigured(url: string): string {
  configuredScripts.add(url);
  return trusted.createScriptURL(url);
}
