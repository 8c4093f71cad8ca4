/** Elements of HTML, as a browser draws them where they stand in a page. */
const HTML = `a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center
cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure font
footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee
menu menuitem meta meter nav nobr noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp
script search section select selectedcontent slot small source span strike strong style sub summary sup svg table tbody td
template textarea tfoot th thead time title tr track tt u ul var video wbr math`;

const NAMES: ReadonlySet<string> = new Set(HTML.split(/\s/));

/**
 * Tells whether a browser knows an element outside of drawings, or a library may have defined it. It shows nothing of parts
 * of drawings, nor of what other renderers of React draw: `<mesh>`, `<view>`.
 */
export function isOfBrowsers(tag: string): boolean {
  return NAMES.has(tag) || tag.includes('-');
}
