/** Names that are defined in browsers alone, as errors of the engine say it. */
const BROWSER_ONLY =
  /\b(?:document|window|navigator|location|history|screen|self|customElements|\w*(?:Element|Observer|StyleSheet|Storage)|ShadowRoot|DOM\w+|Node|Image|Audio|AudioContext|Worker|indexedDB|matchMedia|getComputedStyle|(?:request|cancel)AnimationFrame) is not defined\b/;

/** Tells by what an error says whether code asked for a browser that was not there. */
export const needsBrowserFor = (message: string) => BROWSER_ONLY.test(message);
