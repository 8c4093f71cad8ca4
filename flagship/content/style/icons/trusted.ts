interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}
interface Policies {
  createPolicy: (name: string, rules: Rules) => Rules;
}

const RULES: Rules = { createHTML: (html) => html, createScriptURL: (url) => url };

/**
 * The site's content security policy takes markup and addresses of scripts from policies that it knows by
 * name alone. Where there are none, or edited code runs by others, texts are taken as they are.
 */
function createRules(): Rules {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: Policies };
    return trustedTypes?.createPolicy('icons', RULES) ?? RULES;
  } catch {
    return RULES;
  }
}

export const trusted = createRules();
