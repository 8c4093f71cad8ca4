/*
 * Trusted Types: under a content security policy that requires them, markup and addresses of scripts are
 * taken from this policy alone, which the header names `vitrine`. Elsewhere it changes nothing.
 */

interface TrustedPolicy {
  /** Markup that the site's build wrote; never a text from anywhere else. */
  createHTML: (html: string) => string;
  /** The address of a script of the site, or of one that the configuration names. */
  createScriptURL: (url: string) => string;
}

/** Absent in browsers without Trusted Types, and in Node; what its policies return is used like a string. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy };
};

/** Addresses of scripts on other hosts that the site's configuration names. */
export const configuredScripts = new Set<string>();

const RULES: TrustedPolicy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    const isOwn = new URL(url, location.href).origin === location.origin;
    if (isOwn || configuredScripts.has(url)) return url;
    throw new TypeError(url);
  },
};

/** The policy, or the same rules where there are no policies. */
export const trusted = trustedTypes?.createPolicy('vitrine', RULES) ?? RULES;
