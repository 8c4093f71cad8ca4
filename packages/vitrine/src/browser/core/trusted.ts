/*
 * Trusted Types: under a content security policy that requires them, markup and addresses of scripts are
 * taken from this policy alone, which the header names `vitrine`. Elsewhere it changes nothing.
 */

interface TrustedPolicy {
  /** Markup that the site's build wrote; never a text from anywhere else. */
  createHTML: (html: string) => string;
  /** The address of a script that the build wrote or that the configuration names. */
  createScriptURL: (url: string) => string;
}

const same = (text: string) => text;
const RULES: TrustedPolicy = { createHTML: same, createScriptURL: same };

/** The policy, whose values are used like strings; in Node and where there are no policies, its rules. */
export const trusted =
  (
    globalThis as {
      trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy };
    }
  ).trustedTypes?.createPolicy('vitrine', RULES) ?? RULES;
