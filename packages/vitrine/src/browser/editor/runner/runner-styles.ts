import demoStyles from '../../demo/demo.css?inline';
import iframeStyles from '../../demo/iframe/iframe.css?inline';
import tokenStyles from '../../styles/tokens.css?inline';

/** The styles of any document of a single demo, before the site's and the library's own. */
export function addRunnerStyles(): void {
  const style = document.createElement('style');
  style.textContent = `${tokenStyles}${demoStyles}${iframeStyles}.demo-stage{position:relative}`;
  document.head.prepend(style);
}
