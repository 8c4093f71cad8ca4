declare global {
  /** In a page: markup of a test's own, as the site's policy of Trusted Types lets it through. */
  var testHtml: (html: string) => string;
}

interface TrustedPolicy {
  createHTML: (html: string) => string;
}

/**
 * Runs in a page before its scripts. A document has one policy named as the site's: whoever asks first makes
 * it, be it a test or the site, and the other gets the same.
 */
export function provideTestHtml(): void {
  const factory = (globalThis as any).trustedTypes as
    | { createPolicy: (name: string, rules: object) => TrustedPolicy }
    | undefined;
  if (!factory) return;
  const create = factory.createPolicy.bind(factory);
  const same = (text: string) => text;
  let own: TrustedPolicy | undefined;
  const open = (rules: object) => (own ??= create('vitrine', rules));
  factory.createPolicy = (name, rules) => (name === 'vitrine' ? open(rules) : create(name, rules));
  globalThis.testHtml = (html) =>
    open({ createHTML: same, createScriptURL: same }).createHTML(html);
}
