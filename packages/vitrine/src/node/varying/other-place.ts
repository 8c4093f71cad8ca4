/** A time zone in which no build runs: fourteen hours before UTC, which has no summer time. */
export const OTHER_ZONE = 'Etc/GMT-14';
export const OTHER_ZONE_MS = 14 * 3_600_000;
/** A language that writes numbers and dates otherwise than that of this machine. */
export const OTHER_LOCALE = new Intl.NumberFormat().resolvedOptions().locale.startsWith('de')
  ? 'fr-FR'
  : 'de-DE';
