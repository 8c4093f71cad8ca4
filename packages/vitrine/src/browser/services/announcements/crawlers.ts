/** Names of programs that read pages for someone else; a phone maker's name ends alike. */
const CRAWLERS =
  /(?<!\bcu)bot\b|glebot|crawler|spider|slurp|baidu|facebookexternalhit|mediapartners-google|google-inspectiontool|google-read-aloud|bingpreview|archiver|lighthouse/i;

/** Whether a user agent is a crawler, which no announcement is meant for. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
