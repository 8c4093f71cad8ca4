/** Classes of the shell and of a page's prose, but for those that are called after what only this engine has. */
export const SHELL_CLASSES = [
  'align-center align-end anchor announcement announcement-text api-demos api-table api-type api-types',
  'app-bar app-bar-brand app-bar-links app-bar-title appearance-button breadcrumbs c callout callout-title',
  'caution cm-focused code code-group code-tabs code-title color-tool-link compact compare-pair',
  'compare-result consent-answers consent-question copy copy-section custom-colors d drawer drawer-header',
  'drawer-title drawer-version edit edit-actions edit-errors edit-foreign edit-frame edit-hint edit-host',
  'edit-link edit-modules edit-panel edit-place f g heading hint hint-anchor i icon icon-button important',
  'inherited k keep-pages lead load-failure loading-bar menu-button n nav-filter nav-list notice',
  'notice-area notice-chip on-phones p page-actions page-api page-cards page-contents page-letters',
  'page-list page-neighbours page-preview page-stamp pages prop-filter props prose s search-box',
  'search-box-failure search-box-text search-close search-credit search-dialog search-field search-footer',
  'search-group search-kinds search-loading search-message search-none search-option search-option-kind',
  'search-option-text search-option-title search-panel search-path search-recent search-results',
  'search-retry search-suggestion side-column skip-link source-bar source-code source-languages source-more',
  'source-tabs sponsor-card sponsor-choice sponsor-request sponsor-slot swipe-area t table-scroll',
  'task-list-item theme-menu theme-menu-button tip toc toc-title version-button version-menu',
  'visually-hidden warning when-dark when-light when-ltr when-rtl',
].flatMap((line) => line.split(' '));
