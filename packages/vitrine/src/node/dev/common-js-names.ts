type Namespace = Record<string, unknown>;

/**
 * What Node imported from a package, with names that CommonJS gives its exports as it runs: Node finds those that it reads in the
 * text, the bundler of a build all. Each is read where it is used: getters may load something.
 * @param file address of the module
 */
export function withAllNames(module: Namespace, file: string): Namespace {
  const { default: whole } = module;
  const holds = (typeof whole === 'object' && whole !== null) || typeof whole === 'function';
  if (!holds || /\.mjs(\?|$)/.test(file)) return module;
  const more = Object.keys(whole).filter((name) => !(name in module));
  if (more.length === 0) return module;
  const all = {};
  const add = (from: object, name: string) =>
    Object.defineProperty(all, name, {
      enumerable: true,
      get: () => (from as Namespace)[name],
    });
  for (const name of Object.keys(module)) add(module, name);
  for (const name of more) add(whole, name);
  return all;
}
