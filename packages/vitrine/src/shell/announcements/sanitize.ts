import DOMPurify from 'dompurify';

const TAGS = ['a', 'b', 'br', 'code', 'em', 'i', 'p', 's', 'small', 'span', 'strong', 'u'];
/** Full web addresses, and paths of the site. */
const HREF = /^(?:https?:\/\/|\/(?![/\\]))/i;

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) element.setAttribute('rel', 'noopener');
});

/** The part of some HTML that can do no harm: a few inline elements, and links to the web. */
export function sanitize(html: string): DocumentFragment {
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: HREF,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // Not as text, which would be parsed again and might then mean something else.
    RETURN_DOM_FRAGMENT: true,
  });
}
