/** A function with what it is called on. */
type Called = (this: unknown, ...args: unknown[]) => unknown;

/** Puts a function in the place of a method, which looks like it to whoever asks. */
export function replaceMethod(
  owner: object,
  name: string,
  make: (real: Called) => (self: unknown, args: unknown[]) => unknown,
): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (typeof descriptor?.value !== 'function') return;
  const call = make(descriptor.value as Called);
  const value = new Proxy(descriptor.value as Called, {
    apply: (_real, self, args) => call(self, args),
  });
  Object.defineProperty(owner, name, { ...descriptor, value });
}
