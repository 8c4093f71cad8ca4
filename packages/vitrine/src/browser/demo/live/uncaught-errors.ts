/**
 * Reports errors in event handlers, timers and promises of one module, which no error boundary sees.
 * They are recognised by their stack and still reach the console.
 * @returns a function that ends it
 */
export function watchUncaughtErrors(
  moduleUrl: string,
  report: (error: unknown) => void,
): () => void {
  const { href } = new URL(moduleUrl, location.href);
  // Followed by the line, or by the time stamp of the dev server.
  const isInStack = (stack: string) => stack.includes(`${href}:`) || stack.includes(`${href}?`);
  const consider = (error: unknown, file: string) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    if (isInStack(stack) || file === href) report(error);
  };
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('error', ({ error, filename }) => consider(error, filename), { signal });
  addEventListener('unhandledrejection', ({ reason }) => consider(reason, ''), { signal });
  return () => controller.abort();
}
