/** A workflow that builds the site and publishes it on GitHub Pages. */
export function pagesWorkflow(dir: string): string {
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
      - run: npm install
        working-directory: ${dir}
      - run: npm run build
        working-directory: ${dir}
      - uses: actions/upload-pages-artifact@v4
        with:
          path: ${dir}/dist
      - id: pages
        uses: actions/deploy-pages@v4
`;
}
