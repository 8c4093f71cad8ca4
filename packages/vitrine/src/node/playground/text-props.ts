/**
 * Elements that run, load or redirect something as soon as they are there. A link to a playground must not
 * bring one of them.
 */
const ACTIVE_ELEMENTS = new Set(
  'applet base embed frame frameset iframe link meta object portal script style template'.split(
    ' ',
  ),
);
/** Names of props that choose the element, of React libraries and of custom elements. */
const ELEMENT =
  /^(?:as|is|tag|tagName|element|elementType|component)$|[a-z](?:As|Tag|Element|Component)$/;
/** Props whose text becomes markup, a style sheet, a handler or an identity. */
const CODE = /^(?:style|styles|css|sx|key|ref|attributeName)$|^on(?=[A-Z])/;
/** Handlers as HTML writes them, which elements that a library defines get as they are. */
const HANDLERS = new Set(
  `abort afterprint animationcancel animationend animationiteration animationstart auxclick beforeinput beforematch
  beforeprint beforetoggle beforeunload begin blur cancel canplay canplaythrough change click close command contextlost
  contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart
  drop durationchange emptied encrypted end ended error focus focusin focusout formdata fullscreenchange fullscreenerror
  gotpointercapture hashchange input invalid keydown keypress keyup languagechange load loadeddata loadedmetadata
  loadstart lostpointercapture message messageerror mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup
  mousewheel offline online pagehide pageshow paste pause play playing pointercancel pointerdown pointerenter
  pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange
  rejectionhandled repeat reset resize scroll scrollend search securitypolicyviolation seeked seeking select
  selectionchange selectstart show slotchange stalled storage submit suspend timeupdate toggle touchcancel touchend
  touchmove touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection unload
  volumechange waiting webkitanimationend webkitanimationiteration webkitanimationstart webkittransitionend wheel`
    .split(/\s+/)
    .map((event) => `on${event}`),
);
const CODE_ANY_CASE = /html$|markup$|srcdoc$/i;
/** Props whose text is fetched: a link would send each of its readers' browsers anywhere. */
const RESOURCE =
  /src(?:set)?$|^(?:data|poster|background|manifest|archive|code|codebase|classid|profile|ping|usemap)$|^(?:image|img|avatar|logo|icon|cover|thumbnail|video|audio|media|font|script|stylesheet|frame|file)(?:ur[il]|href|source)$|^(?:image|img|avatar|logo|cover|thumbnail|video|audio)$|^xml:?base$/i;
/** What is fetched, as the last word of a name: `heroImage`. */
const FETCHED = new Set(
  'image img picture photo avatar logo cover poster thumbnail video audio media'.split(' '),
);
/** The same before a word for its address: `brandIconUrl`. */
const ADDRESSED = new Set([
  ...FETCHED,
  ...'background icon font script stylesheet frame iframe file'.split(' '),
]);
const ADDRESS = new Set('address href location path source uri url'.split(' '));
/** Props that lead somewhere when they are followed. */
const LINK = /(?:href|ur[il]|link|action|cite|longdesc)$|^(?:to|itemid|itemtype)$/i;

/** The control that a prop of type `string` may have, by its name; `null` for none. */
export function textControl(name: string): 'text' | 'url' | null {
  if (ELEMENT.test(name) || CODE.test(name) || CODE_ANY_CASE.test(name)) return null;
  if (HANDLERS.has(name.toLowerCase())) return null;
  if (RESOURCE.test(name) || isFetched(splitName(name))) return null;
  return LINK.test(name) ? 'url' : 'text';
}

/** The words of a name of more than one, in lower case. */
const splitName = (name: string) =>
  name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/);

function isFetched(words: string[]): boolean {
  const [beforeLast = '', last = ''] = words.slice(-2);
  if (words.length < 2) return false;
  return FETCHED.has(last) || (ADDRESS.has(last) && ADDRESSED.has(beforeLast));
}

/** Whether a value of a list may be chosen: of a prop that names an element, not every one. */
export function mayChoose(name: string, value: unknown): boolean {
  return (
    !ELEMENT.test(name) || typeof value !== 'string' || !ACTIVE_ELEMENTS.has(value.toLowerCase())
  );
}
