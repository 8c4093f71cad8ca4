/** Finds each answer once: the function may cost, and has the same answer to the same question. */
export function remember<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = find(key);
    known.set(key, answer);
    return answer;
  };
}
