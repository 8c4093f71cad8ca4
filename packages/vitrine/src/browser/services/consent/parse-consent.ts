/** Answers of the reader: agreed (`true`), declined (`false`), or not asked. */
export interface Consent {
  ads?: boolean;
  analytics?: boolean;
}

/** The schema of stored answers: anything else than a clear answer is none. */
export function parseConsent(stored: unknown): Consent {
  const { ads, analytics } = stored as Consent;
  return {
    ...(typeof ads === 'boolean' && { ads }),
    ...(typeof analytics === 'boolean' && { analytics }),
  };
}
