/**
 * A page that the router has shown and that was loaded anew since is, for the browser, still one document
 * with those before and after it: going to one of them loads nothing by itself. The router does it, once it
 * is there; until then, and on a page without the shell, this does. Runs in the head.
 */
export const HISTORY_SCRIPT =
  '(function(){var p=location.pathname;addEventListener("popstate",function(){if(!window.vitrineRouter&&location.pathname!=p)location.reload()})})()';
