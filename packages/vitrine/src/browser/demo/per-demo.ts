const endings: (() => void)[] = [];

/**
 * Keeps something for each demo of the page, made when it is first asked for.
 * @param end called with what is forgotten because the page is left
 */
export function perDemo<State>(
  create: () => State,
  end?: (state: State) => void,
): (hash: string) => State {
  const states = new Map<string, State>();
  endings.push(() => {
    if (end) states.forEach(end);
    states.clear();
  });
  return (hash) => {
    const state = states.get(hash) ?? create();
    states.set(hash, state);
    return state;
  };
}

/** Forgets what was kept for the demos of a page that is left. */
export function forgetDemos(): void {
  for (const end of endings) end();
}
