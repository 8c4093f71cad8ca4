/*
 * Paints the bars of browsers in the mode that the page has, not in the system's: both tags, of which the browser
 * takes the one of the system's mode, get the same colour. It watches the mode, whatever changes it.
 */

const html = document.documentElement;
const tags = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')];
const [light, dark] = tags.map(({ content }) => content);
const paint = () => {
  for (const tag of tags) tag.content = (html.dataset.mode === 'dark' ? dark : light)!;
};
new MutationObserver(paint).observe(html, { attributeFilter: ['data-mode'] });
paint();

export {};
