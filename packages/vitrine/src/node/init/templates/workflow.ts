import type { BuildStep } from '../repository/build-steps.ts';
import type { PackageManager } from '../../base/install/package-manager.ts';

/** What a workflow does, its folders relative to the repository. */
export interface WorkflowPlan {
  /** The folder of the site. */
  dir: string;
  /** What comes before: for a library of the same repository, which has dependencies of its own. */
  before: BuildStep[];
  manager: PackageManager;
  /** The script of the site that builds it. */
  script: string;
  branch: string;
  /** Whether repositories lie within this one: nothing of them is there unless it is asked for. */
  hasSubmodules?: boolean;
}

/** A workflow that builds the site and publishes it on GitHub Pages. */
export function pagesWorkflow({
  dir,
  before,
  manager,
  script,
  branch,
  hasSubmodules = false,
}: WorkflowPlan): string {
  const enable = manager === 'pnpm' || manager === 'yarn' ? '      - run: corepack enable\n' : '';
  const bun = manager === 'bun' ? '      - uses: oven-sh/setup-bun@v2\n' : '';
  const own = (command: string): BuildStep => ({ folder: dir, by: 'manager', command });
  const steps = [...before, own('install'), own(`run ${script}`)].map(
    ({ folder, by, command }) =>
      `      - run: ${by === 'manager' ? manager : by} ${command}\n` +
      (folder === '.' ? '' : `        working-directory: ${scalar(folder)}\n`),
  );
  return `name: Documentation
on:
  push:
    branches: [${scalar(branch)}]
permissions:
  contents: read
  pages: write
  id-token: write
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.pages.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5
        with:
          # Pages say when they were changed.
          fetch-depth: 0
${hasSubmodules ? '          submodules: recursive\n' : ''}      - uses: actions/setup-node@v5
        with:
          node-version: 22
${enable}${bun}${steps.join('')}      - uses: actions/upload-pages-artifact@v4
        with:
          path: ${scalar(`${dir}/dist`)}
      - id: pages
        uses: actions/deploy-pages@v4
`;
}

/** A text as YAML has it: signs of its own are quoted. */
const scalar = (text: string) => (/^[\w./-]+$/.test(text) ? text : JSON.stringify(text));
