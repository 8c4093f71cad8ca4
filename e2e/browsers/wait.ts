/** How long a page may take to do what is expected of it. */
const TIMEOUT = 15_000;

/**
 * Asks until the answer is yes. A question that a page load interrupts is asked again.
 * @param read whether it has come about, or what is there instead: a text counts as no
 * @throws when it takes too long: what was expected, and the last answer
 */
export async function waitUntil(
  expected: string,
  read: () => Promise<boolean | string>,
  timeout = TIMEOUT,
): Promise<void> {
  const end = Date.now() + timeout;
  let last: unknown;
  for (;;) {
    last = await read().catch((error: unknown) => String(error));
    if (last === true) return;
    if (Date.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`expected ${expected}${last === false ? '' : `, found: ${String(last)}`}`);
}
