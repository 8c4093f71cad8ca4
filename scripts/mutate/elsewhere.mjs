/**
 * Modules of the engine that no unit test of their room runs, by what tests them instead: to try a change to one of
 * them takes a build or a browser. They are left out of the score.
 */
export const ELSEWHERE = [
  {
    testedBy: 'e2e/tests/command, on sites of its own: each is a list of steps',
    modules: [
      ...['api', 'api-record', 'build', 'build-site', 'check', 'dev', 'search-records'],
    ].map((name) => `node/commands/${name}.ts`),
  },
  {
    testedBy: 'packages/vitrine/src/cli.test.ts: command lines that are refused',
    modules: ['node/commands/process/command-line.ts'],
  },
  {
    testedBy: 'scripts/pack/init.test.ts: what the command has written is built and checked',
    modules: ['node/commands/init.ts'],
  },
  {
    testedBy: 'e2e/tests/build/mcp.spec.ts: a client asks the command, which runs until it ends',
    modules: ['node/commands/mcp.ts'],
  },
  {
    testedBy:
      'packages/vitrine/src/node/init/components/probe.test.ts: it starts them as a program of their own',
    modules: [
      ...['main', 'program-file', 'run-task', 'choose/choose-provider', 'console/noise'],
      ...['document/open-document', 'render/elements', 'render/is-shown', 'render/mount'],
      ...['render/mount-others', 'render/render', 'trial/answer', 'trial/seen'],
      ...['failures', 'hook-loaders', 'join-whole', 'libraries', 'load-built', 'load-bundled'].map(
        (name) => `load/${name}`,
      ),
      ...['load-source', 'loader', 'project-react', 'source-sheets'].map((name) => `load/${name}`),
    ].map((name) => `node/probe/${name}.ts`),
  },
  {
    testedBy:
      'e2e/tests/build/agents.spec.ts: a site that was read whole is printed into a package',
    modules: ['node/commands/agents.ts', 'node/agents/print-docs.ts'],
  },
  {
    testedBy: 'e2e/tests/build/markdown.spec.ts: the Markdown of all pages of a built site',
    modules: ['node/build/print/print-context.ts'],
  },
  {
    testedBy: 'scripts/engine/unchanged-build.test.ts: a site is built again and again',
    modules: ['node/build/recall/recall-build.ts'],
  },
  {
    testedBy: 'scripts/engine/endless-code.test.ts: a thread ends a process that stands still',
    modules: ['node/build/stall-thread.ts', 'node/build/stall-worker.ts'],
  },
  {
    testedBy: 'e2e/tests/build and e2e/tests/command: Vite bundles a site',
    modules: [
      ...[
        'base-config',
        'bundle',
        'site/styles/end-styles',
        'make-assets',
        'make-stock-shell',
        'read-assets',
      ],
      ...[
        'run-bundler',
        'runner-script',
        'demos/runner-modules',
        'service-worker',
        'shell-chunk',
        'site-modules',
        'virtual-modules',
      ],
    ].map((name) => `node/bundle/${name}.ts`),
  },
  {
    testedBy:
      'e2e/tests/build and e2e/tests/flagship: workers run the server’s bundle and write the output',
    modules: [
      ...[
        'answer-renders',
        'describe-site',
        'prerender-modules',
        'prerender-worker',
        'start-renderer',
      ],
      ...['write-assets', 'write-pages', 'write-policy'],
    ].map((name) => `node/build/${name}.ts`),
  },
  {
    testedBy: 'e2e/tests/build/social-cards.spec.ts: its processes run compiled code',
    modules: ['node/social/social-cards.ts', 'node/social/draw-worker.ts'],
  },
];
