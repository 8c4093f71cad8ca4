// Which small changes `npm run mutate` makes to the engine, and how each is tried. scripts/mutate.mjs adds the room.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: [
    '@stryker-mutator/vitest-runner',
    './scripts/mutate/same.mjs',
    './scripts/mutate/sample.mjs',
  ],
  ignorers: ['same'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // Two mutants at once would take the processors from whoever works meanwhile.
  concurrency: 1,
  // On a busy machine a slow test is no test that hangs.
  timeoutMS: 20_000,
  // All tests of `node/api`, once: each of its files reads packages of its own.
  dryRunTimeoutMinutes: 30,
  // Texts are left alone: emptying one is no slip of logic, and those a user reads are tested whole.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What no test of the engine reads need not be copied for each run.
  ignorePatterns: [
    ...['bench', 'docs', 'e2e', 'screenshots', 'test-results'].map((dir) => `/${dir}`),
    // But for what a test of `node/api` measures.
    '/flagship/**',
    '!/flagship/api-history.jsonl',
    'dist',
    // A test of `node/bundle` bundles what is compiled.
    '!/packages/vitrine/dist',
    '.vitrine',
  ],
  disableTypeChecks: false,
  incremental: true,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, reportMutants: false, reportScoreTable: false },
  tempDirName: '.stryker/work',
  warnings: { slow: false },
};
