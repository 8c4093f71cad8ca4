/** The engine. */
export const ENGINE = 'packages/vitrine/src';
/** Folders whose subfolders have a limit of files, so that a name is found at a glance. */
export const FLAT_FOLDERS = [ENGINE, 'e2e', 'scripts', 'bench'];

/** Lines of a module in the median and at the ninth decile, of a function; files of a folder. */
export const LIMITS = { median: 55, p90: 140, longest: 90, folder: 25 };
