/**
 * Waits until nothing is left that would happen: no timer, no request, no thread that is waited for.
 * @param most milliseconds after which what still goes on, as an animation without an end, is waited for no longer
 */
export function settle(most: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      process.off('beforeExit', end);
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, most).unref();
    // Node says so where the timer, which does not count, is all that is left.
    process.on('beforeExit', end);
  });
}
