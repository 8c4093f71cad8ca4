import path from 'node:path';
import { ROOT } from '../run.mjs';

export const ENGINE = path.join(ROOT, 'packages/vitrine');
export const DIST = path.join(ENGINE, 'dist');
/** Every module compiled by itself, for scripts that call one: not published. */
export const MODULES = path.join(DIST, 'modules');

/** Packages stay where they are, and so does what a site decides (`virtual:`). */
export const PACKAGES = /^[^./]/;
