/** The pages of the flagship that stand outside the shell, `layout: blank`. */
export const LAYOUT_EXAMPLES = ['sign-in', 'album', 'blog', 'pricing', 'checkout', 'dashboard'].map(
  (name) => `/page-layout-examples/${name}`,
);
