/** The engine. */
export const ENGINE = 'packages/vitrine/src';
/** Where no folder may hold more files than one finds a name in at a glance. */
export const FLAT_FOLDERS = [ENGINE, 'e2e', 'scripts', 'bench'];

/** Lines of a module in the median and at the ninth decile, of a function, of all modules; files of a folder. */
export const LIMITS = { median: 55, p90: 140, longest: 90, lines: 25_500, folder: 25 };
