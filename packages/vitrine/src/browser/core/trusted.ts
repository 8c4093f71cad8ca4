/*
 * Trusted Types: under a content security policy that requires them, markup and addresses of scripts are
 * taken from this policy alone, which the header names `vitrine`. Elsewhere it changes nothing.
 */

interface TrustedPolicy {
  /** Markup that the site's build wrote; never a text from anywhere else. */
  createHTML: (html: string) => string;
  /** The address of a script: a path of the site, or one that the configuration names (`configured`). */
  createScriptURL: (url: string, configured?: boolean) => string;
}

/** Absent in browsers without Trusted Types, and in Node; what its policies return is used like a string. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy };
};

const RULES: TrustedPolicy = {
  createHTML: (html) => html,
  // No address at all for what is neither: browsers load nothing for it.
  createScriptURL: (url, configured) => (configured || /^\/[^/\\]/.test(url) ? url : ''),
};

/** The policy, or the same rules where there are no policies. */
export const trusted = trustedTypes?.createPolicy('vitrine', RULES) ?? RULES;
