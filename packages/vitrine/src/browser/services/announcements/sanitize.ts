import DOMPurify, { type Config } from 'dompurify';
import { trusted } from '../../core/trusted.ts';
import { ELEMENTS, HREF, type Sanitize } from './set-html.ts';

const purify = DOMPurify(window);
/** What is parsed is sanitized before it is shown. */
const markupPolicy = 'trustedTypes' in window && trusted;
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) element.setAttribute('rel', 'noopener');
});

/** With a library, for browsers without the Sanitizer API. */
export const sanitize: Sanitize = (html) =>
  purify.sanitize(html, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: HREF,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ...(markupPolicy && {
      TRUSTED_TYPES_POLICY: markupPolicy as unknown as Config['TRUSTED_TYPES_POLICY'],
    }),
    // Not as text, which would be parsed again and might then mean something else.
    RETURN_DOM_FRAGMENT: true,
  });
