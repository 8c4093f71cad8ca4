import siteStyles from 'virtual:vitrine/site-styles';
import demoStyles from '../../demo/demo.css?inline';
import frameStyles from '../../demo/iframe/iframe.css?inline';
import tokenStyles from '../../styles/tokens.css?inline';

/** What the document of a single demo has, before the library's own. */
export function addPreviewStyles(): void {
  const style = document.createElement('style');
  style.textContent = `${tokenStyles}${demoStyles}${frameStyles}${siteStyles}.demo-stage{position:relative}`;
  document.head.prepend(style);
}
