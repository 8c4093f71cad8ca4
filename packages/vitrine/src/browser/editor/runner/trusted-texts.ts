type Rules = Record<string, (text: string, ...rest: unknown[]) => string>;

/** What browsers have as `trustedTypes`. */
export interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => unknown;
}

/**
 * Has the browser ask these rules for each text that becomes elements or code. Libraries make policies of their own as
 * they are loaded, which the document's policy refuses by an error: theirs make texts, about which these are asked.
 */
export function filterTexts(trustedTypes: PolicyFactory, rules: Rules): void {
  trustedTypes.createPolicy('default', rules);
  Object.defineProperty(Object.getPrototypeOf(trustedTypes), 'createPolicy', {
    value: (name: string, own: Rules) => ({ name, ...own }),
    writable: false,
    configurable: false,
  });
}
