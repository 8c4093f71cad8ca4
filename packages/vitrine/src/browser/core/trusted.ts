/*
 * Trusted Types: under a content security policy that requires them, markup and addresses of scripts are
 * taken from this policy alone, which the header names `vitrine`. Elsewhere it changes nothing.
 */

interface TrustedPolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

/** Absent in browsers without Trusted Types, and in Node; what its policies return is used like a string. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy };
};

/** Addresses of scripts on other hosts that the site's configuration names. */
const configured = new Set<string>();

/** The rules of the policy: markup is what the build wrote, scripts are the site's own or configured. */
export const RULES: TrustedPolicy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin === location.origin || configured.has(url)) return url;
    throw new TypeError(`A script of another site: ${url}`);
  },
};

let policy: TrustedPolicy | undefined;
const openPolicy = () => (policy ??= trustedTypes?.createPolicy('vitrine', RULES) ?? RULES);

/** Markup that the site's build wrote; never a text from anywhere else. */
export function trustHtml(html: string): string {
  return openPolicy().createHTML(html);
}

/** The address of a script of the site. */
export function trustScriptUrl(url: string): string {
  return openPolicy().createScriptURL(url);
}

/** The address of another site's script, which the configuration names. */
export function trustConfiguredScriptUrl(url: string): string {
  configured.add(url);
  return trustScriptUrl(url);
}

/** The policy itself, for a library that makes markup. `undefined` without Trusted Types. */
export function trustedPolicy(): TrustedPolicy | undefined {
  return trustedTypes && openPolicy();
}
