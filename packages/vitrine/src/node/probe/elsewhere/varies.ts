import { elsewhere } from './elsewhere.ts';
import { dateAt, replaceIn, type Undo } from './replace.ts';

type Call = (...args: unknown[]) => unknown;

/**
 * Whether browsers would render something else than a server, as a calendar does that begins with today. What throws
 * does not count.
 */
export function varies(render: () => string): boolean {
  let drawn = 0;
  const noted =
    (call: Call): Call =>
    (...args) => {
      drawn += 1;
      return call(...args);
    };
  // On a busy machine two renders have two times.
  const now = Date.now();
  const undo = replaceChance(noted);
  undo.push(
    replaceIn(
      globalThis,
      'Date',
      dateAt(() => now),
    ),
  );
  try {
    const first = render();
    // What differs without being drawn is counted, and counted alike everywhere.
    return first !== render() ? drawn > 0 : first !== elsewhere(render, now);
  } catch {
    return false;
  } finally {
    for (const back of undo) back();
  }
}

function replaceChance(noted: (call: Call) => Call): Undo[] {
  const math = Math as unknown as Record<string, Call>;
  const chance = globalThis.crypto as unknown as Record<string, Call>;
  return [
    replaceIn(math, 'random', noted),
    ...['randomUUID', 'getRandomValues'].map((name) =>
      replaceIn(chance, name, (call) => noted(call.bind(chance))),
    ),
  ];
}
