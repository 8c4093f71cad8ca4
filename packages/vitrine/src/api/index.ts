/**
 * The API of a component library, read from the types of the installed package.
 * `extractPackage` → data, `apiPage` → a page, `formatDocs` → text.
 */
export type * from './model.js';
export * from './extract-package.js';
export { formatDocs } from './format.js';
export { apiPage, type ApiPageContext } from './page.js';
