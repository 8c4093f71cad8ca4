import type { FromRunner } from '../runner/messages.ts';
import { readMessage } from './read-message.ts';

/** Messages at once, and a second: far more than a demo sends that grows with every frame. */
const AT_ONCE = 300;
const A_SECOND = 150;
/** What a message counts that the runner itself would not send. */
const MALFORMED_COST = 10;
/** Milliseconds of reading after which a message counts as a flood of its own. */
const LONGEST_MS = 250;

interface GateOptions {
  now: () => number;
  forward: (message: FromRunner) => void;
  /** Called once. Nothing is forwarded after that. */
  onFlood: () => void;
}

/**
 * Lets through what is well-formed and not too much.
 * @returns takes messages, each as a function that reads it: to read a large one takes time
 */
export function createMessageGate({ now, forward, onFlood }: GateOptions) {
  let credit = AT_ONCE;
  let last = now();
  let isClosed = false;
  return (read: () => unknown): void => {
    if (isClosed) return;
    const time = now();
    credit = Math.min(AT_ONCE, credit + ((time - last) / 1000) * A_SECOND);
    last = time;
    const message = readMessage(read());
    credit -= message ? 1 : MALFORMED_COST;
    if (credit < 0 || now() - time > LONGEST_MS) {
      isClosed = true;
      onFlood();
    } else if (message) forward(message);
  };
}
