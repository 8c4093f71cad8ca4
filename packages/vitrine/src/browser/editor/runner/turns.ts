/*
 * Taken before edited code can exchange them.
 */
const { port1, port2 } = new MessageChannel();
const post = port2.postMessage.bind(port2);
let waiting: (() => void)[] = [];
port1.onmessage = () => {
  const ended = waiting;
  waiting = [];
  for (const run of ended) run();
};

export const now = performance.now.bind(performance);

/** Calls back in a task of its own, after what runs now and all promises that follow from it. */
export function afterTurn(run: () => void): void {
  waiting.push(run);
  if (waiting.length === 1) post(null);
}
