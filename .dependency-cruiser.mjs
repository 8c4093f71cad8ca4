// The borders between the engine's folders. A folder may import those that stand before it in its world's
// list, and `shared`; ARCHITECTURE.md says what each one holds. The order leaves no way for a cycle.

/** What runs in Node, the bottom first. */
const NODE = [
  'base',
  'base/cache',
  'base/addresses',
  'base/lock',
  'base/install',
  'base/packs',
  'servers',
  'config/vite',
  'config/values',
  'config/sources',
  'config',
  'model',
  'csp',
  'nav',
  'fonts',
  'history',
  'demo',
  'markdown/directives',
  'markdown/limits',
  'markdown/code',
  'markdown/html',
  'markdown',
  'api/checker',
  'api/props/bases',
  'api/props',
  'api/code',
  'api/exports',
  'api/selectors',
  'api/theme',
  'api',
  'api/follow',
  'api/cost',
  'api/history',
  'api/output',
  'api/page/text',
  'api/page',
  'blocks',
  'releases',
  'versions',
  'content',
  'site',
  'playground',
  'sandbox/local',
  'sandbox',
  'social',
  'code',
  'search',
  'bundle/chunks',
  'bundle/site',
  'bundle/server',
  'bundle/demos',
  'bundle',
  'render',
  'hosts',
  'llms',
  'build/print',
  'build/output',
  'build/recall',
  'build',
  'check',
  'dev/access',
  'dev',
  'mcp/sources',
  'mcp/text',
  'mcp/tools',
  'mcp',
  'agents',
  'init/components',
  'init/repository',
  'init/look',
  'init/templates',
  'init',
  'create',
  'commands',
];

/** What runs in the browser, the bottom first. */
const BROWSER = [
  'styles',
  'core',
  'core/first-use',
  'core/storage',
  'core/copy',
  'core/clicks',
  'core/keys',
  'preferences',
  'router',
  'dev',
  'services/consent',
  'services/announcements',
  'services/sponsor',
  'services/analytics',
  'services/offline',
  'services',
  'demo',
  'demo/iframe',
  'demo/sandbox',
  'demo/toolbar',
  'demo/live',
  'editor/runner',
  'editor/guard',
  'editor/messages',
  'editor',
  'playground',
  'search/answers',
  'search/local',
  'search/hosted',
  'search',
  'tools',
  'drawer',
  'page/copy',
  'page',
  'inline',
];

const SRC = '^packages/vitrine/src';
const files = (world, folder) => `${SRC}/${world}/${folder}/[^/]+$`;

/** One rule for each folder of a world: it imports none that stands after it. */
function layers(world, folders) {
  return folders.slice(0, -1).map((folder, index) => ({
    name: `${world}/${folder} is below`,
    severity: 'error',
    from: { path: files(world, folder), pathNot: '\\.test\\.tsx?$' },
    to: {
      path: folders.slice(index + 1).map((above) => files(world, above)),
      // A folder that is loaded on use may stand above what loads it.
      dependencyTypesNot: ['dynamic-import'],
    },
  }));
}

/** A folder that is in no list has no place yet. */
function unplaced(world, folders) {
  return {
    name: `${world}: a folder without a place in the order`,
    severity: 'error',
    from: {},
    to: {
      path: `${SRC}/${world}/.+/`,
      pathNot: [...folders.map((folder) => files(world, folder)), '/fixtures/'],
    },
  };
}

export default {
  forbidden: [
    {
      name: 'shared imports nothing outside itself',
      severity: 'error',
      from: { path: `${SRC}/shared/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: `${SRC}/shared/` },
    },
    {
      name: 'the worker imports shared alone',
      severity: 'error',
      from: { path: `${SRC}/worker/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: `${SRC}/(?:worker|shared)/` },
    },
    {
      name: 'the browser imports no Node',
      severity: 'error',
      from: { path: `${SRC}/(?:browser|worker|shared)/`, pathNot: '\\.test\\.ts$' },
      to: { path: [`${SRC}/node/`, `${SRC}/[^/]+$`] },
    },
    {
      name: 'the browser imports no module of Node',
      severity: 'error',
      from: { path: `${SRC}/(?:browser|worker|shared)/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'Node imports no browser',
      severity: 'error',
      from: { path: [`${SRC}/node/`, `${SRC}/[^/]+$`], pathNot: '\\.test\\.ts$' },
      to: { path: `${SRC}/(?:browser|worker)/` },
    },
    {
      name: 'no file is its own import',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    ...layers('node', NODE),
    ...layers('browser', BROWSER),
    unplaced('node', NODE),
    unplaced('browser', BROWSER),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/fixtures/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
