/**
 * What React tells of a part of a demo that the server has left to browsers (it waits for code or data, or throws there,
 * within `<Suspense>`): its fallback was in the page meanwhile, and nothing is wrong.
 */
export function isLeftToBrowsers(error: unknown): boolean {
  return (
    error instanceof Error && /React error #419;|Switched to client rendering/.test(error.message)
  );
}
