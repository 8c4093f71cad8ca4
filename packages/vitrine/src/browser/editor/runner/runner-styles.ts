import siteStyles from 'virtual:vitrine/site-styles';
import demoStyles from '../../demo/demo.css?inline';
import iframeStyles from '../../demo/iframe/iframe.css?inline';
import tokenStyles from '../../styles/tokens.css?inline';

/** The styles of any document of a single demo, before the library's own. */
export function addRunnerStyles(): void {
  const style = document.createElement('style');
  style.textContent = `${tokenStyles}${demoStyles}${iframeStyles}${siteStyles}.demo-stage{position:relative}`;
  document.head.prepend(style);
}
