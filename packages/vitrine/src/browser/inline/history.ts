/*
 * A page that the router has shown and that was reloaded since is, for the browser, one document with those
 * before and after it: going to one of them loads nothing by itself. The router does it, once it is there;
 * until then, and on a page without the shell, this does.
 */

const { pathname } = location;
addEventListener('popstate', () => {
  if (!window.vitrineRouter && location.pathname !== pathname) location.reload();
});
export {};
