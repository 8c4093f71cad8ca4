import type { PackageManager } from '../../base/install/package-manager.ts';

/**
 * A workflow that builds the site and publishes it on GitHub Pages.
 * @param isWithin whether the library is a package of the same repository, with dependencies of its own
 */
export function pagesWorkflow(dir: string, isWithin: boolean, manager: PackageManager): string {
  const enable = manager === 'pnpm' || manager === 'yarn' ? '      - run: corepack enable\n' : '';
  const bun = manager === 'bun' ? '      - uses: oven-sh/setup-bun@v2\n' : '';
  const around = isWithin ? `      - run: ${manager} install\n` : '';
  return `name: Documentation
on:
  push:
    branches: [main]
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
      - uses: actions/setup-node@v5
        with:
          node-version: 22
${enable}${bun}${around}      - run: ${manager} install
        working-directory: ${dir}
      - run: ${manager} run build
        working-directory: ${dir}
      - uses: actions/upload-pages-artifact@v4
        with:
          path: ${dir}/dist
      - id: pages
        uses: actions/deploy-pages@v4
`;
}
