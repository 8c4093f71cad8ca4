/** Finds each answer once: the function may cost, and has the same answer to the same question. */
export function remember<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  return rememberIn(new Map<Key, Answer>(), find);
}

/** The same for objects that come and go: what is known of one goes with it. */
export function rememberOf<Key extends object, Answer>(
  find: (key: Key) => Answer,
): (key: Key) => Answer {
  return rememberIn(new WeakMap<Key, Answer>(), find);
}

function rememberIn<Key, Answer>(
  known: { get(key: Key): Answer | undefined; set(key: Key, answer: Answer): unknown },
  find: (key: Key) => Answer,
): (key: Key) => Answer {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = find(key);
    known.set(key, answer);
    return answer;
  };
}
