import { pathToFileURL } from 'node:url';

/** The flagship's root; another copy of it with `SITE_ROOT`, e.g. for a trial build. */
export const SITE: URL = process.env.SITE_ROOT
  ? pathToFileURL(`${process.env.SITE_ROOT}/`)
  : new URL('../../flagship/', import.meta.url);

/** Addresses of the scripts that come once a page has loaded: sponsor, announcements and what they share. */
export const LATER_SCRIPT = /\/(?:sponsor|start-announcements|notices)-[^/]*$/;
