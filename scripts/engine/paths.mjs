import path from 'node:path';
import { ROOT } from '../run.mjs';

export const ENGINE = path.join(ROOT, 'packages/vitrine');
export const DIST = path.join(ENGINE, 'dist');
/** Every module compiled by itself, for scripts that call one: not published. */
export const MODULES = path.join(DIST, 'modules');

/** Of `npm create vitrine`, which is compiled from the engine's sources. */
export const CREATE_DIST = path.join(ROOT, 'packages/create-vitrine/dist');

/** Packages stay where they are, and so does what a site decides (`virtual:`). */
export const PACKAGES = /^[^./]/;
