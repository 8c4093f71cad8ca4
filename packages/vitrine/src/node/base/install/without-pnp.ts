/**
 * An environment for Node without the hooks of Yarn's Plug'n'Play, which programs started by Yarn inherit: of a folder
 * inside its project that has `node_modules` of its own they find nothing there.
 */
export function withoutPnp(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const options = env['NODE_OPTIONS']?.replaceAll(HOOK, '').trim();
  return options === env['NODE_OPTIONS'] ? env : { ...env, NODE_OPTIONS: options };
}

const HOOK =
  /(?:^|\s)(?:--require|-r|--import|--(?:experimental-)?loader)(?:\s+|=)(?:"[^"]*\.pnp\.[^"]*"|\S*\.pnp\.\S*)/g;
