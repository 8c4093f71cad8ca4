/** The part of some HTML that can do no harm: a few inline elements, and links to the web. */
export type Sanitize = (html: string) => DocumentFragment;

/** The elements that stay. */
export const ELEMENTS = 'a b br code em i p s small span strong u'.split(' ');
/** Links may lead to full web addresses and to paths of the site. */
export const HREF = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** Elements that go and leave what is in them. With the library that is every element but a few. */
const UNWRAPPED =
  'abbr article aside big blockquote caption center cite dd del details dfn div dl dt figcaption figure font footer h1 h2 h3 h4 h5 h6 header ins kbd label li main mark nav ol pre q samp section sub summary sup table tbody td tfoot th time tr tt ul var'.split(
    ' ',
  );

/** @see https://wicg.github.io/sanitizer-api/ */
interface SanitizingElement extends HTMLElement {
  setHTML: (html: string, options: { sanitizer: SanitizerRules }) => void;
}

interface SanitizerRules {
  /** An element in neither list is removed with all that is in it. */
  elements: string[];
  replaceWithChildrenElements: string[];
  attributes: string[];
  comments: boolean;
  dataAttributes: boolean;
}

const RULES: SanitizerRules = {
  elements: ELEMENTS,
  replaceWithChildrenElements: UNWRAPPED,
  attributes: ['href'],
  comments: false,
  dataAttributes: false,
};

/** Whether the browser has the Sanitizer API. */
export const canSanitize = 'setHTML' in Element.prototype;

/** With the Sanitizer API, which has removed every address that would run as a script. */
export const sanitizeNatively: Sanitize = (html) => {
  const parent = document.createElement('div') as unknown as SanitizingElement;
  parent.setHTML(html, { sanitizer: RULES });
  for (const element of parent.querySelectorAll('[href]')) {
    if (element.matches('a') && HREF.test(element.getAttribute('href')!)) {
      element.setAttribute('rel', 'noopener');
    } else element.removeAttribute('href');
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...parent.childNodes);
  return fragment;
};
