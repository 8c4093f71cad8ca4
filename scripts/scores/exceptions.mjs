/** Misses that are right as they are, each with its reason: `exceptions.json`. */
import { readFileSync } from 'node:fs';

const FILE = new URL('exceptions.json', import.meta.url);

/**
 * @typedef {{ kind: string, at: string[], reason: string }} Exception `at` names components and props; `*` stands
 *   for any name
 * @returns {Record<string, Exception[]>} by library
 */
export function readExceptions() {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/**
 * Takes the excepted misses away.
 * @param {{ kind: string, at: string }[]} misses
 * @param {Exception[]} exceptions
 * @returns {{ misses: object[], excepted: object[], unused: string[] }} `unused`: entries that nothing needs any more
 */
export function applyExceptions(misses, exceptions) {
  const rules = exceptions.flatMap(({ kind, at }) =>
    at.map((pattern) => ({ kind, pattern, matches: toRegExp(pattern), uses: 0 })),
  );
  const excepted = [];
  const left = misses.filter((miss) => {
    const rule = rules.find(({ kind, matches }) => kind === miss.kind && matches.test(miss.at));
    if (rule === undefined) return true;
    rule.uses += 1;
    excepted.push(miss);
    return false;
  });
  const unused = rules.flatMap(({ kind, pattern, uses }) =>
    uses === 0 ? [`${kind} ${pattern}`] : [],
  );
  return { misses: left, excepted, unused };
}

function toRegExp(pattern) {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}
