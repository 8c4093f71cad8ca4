/*
 * Documents hold their first paint until they have been read (`node/render/links.ts`). Of one that stalls,
 * readers see what has arrived.
 */

/** Longest wait in milliseconds. */
const PATIENCE = 1500;

setTimeout(() => document.querySelector('[rel=expect]')?.remove(), PATIENCE);

export {};
