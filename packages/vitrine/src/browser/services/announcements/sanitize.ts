import DOMPurify from 'dompurify';
import { ELEMENTS, HREF, type Sanitize } from './set-html.ts';

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) element.setAttribute('rel', 'noopener');
});

/** With a library, whose policy of Trusted Types is named `dompurify`, for browsers without the Sanitizer API. */
export const sanitize: Sanitize = (html) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: HREF,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // Not as text, which would be parsed again and might then mean something else.
    RETURN_DOM_FRAGMENT: true,
  });
