import { readdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../house/files.mjs';
import { ENGINE } from '../house/limits.mjs';
import { ROOT } from '../run.mjs';
import { ELSEWHERE } from './elsewhere.mjs';

/** Rooms of the engine that run in Node and have unit tests: `shared`, `node/base`, … */
export function listRooms() {
  const engine = path.join(ROOT, ENGINE);
  const node = readdirSync(path.join(engine, 'node'), { withFileTypes: true });
  const rooms = node.filter((entry) => entry.isDirectory()).map(({ name }) => `node/${name}`);
  return ['shared', ...rooms].filter((room) =>
    listFiles(path.join(engine, room)).some((file) => file.endsWith('.test.ts')),
  );
}

/**
 * What is to be tried: every room, or what the arguments name, which are rooms or files of the engine.
 * @returns {{ room: string, files: string[] }[]} `files` as patterns from the root of the repository
 */
export function selectRooms(names, rooms = listRooms()) {
  if (names.length === 0) return rooms.map((room) => ({ room, files: filesAt(room) }));
  const selected = new Map();
  for (const name of names) {
    const place = placeOf(name);
    const room = rooms.find((candidate) => `${place}/`.startsWith(`${candidate}/`));
    if (!room)
      throw new Error(`${name} is in no room with unit tests. There are: ${rooms.join(', ')}.`);
    const files = filesAt(place);
    selected.set(room, [...(selected.get(room) ?? []), ...files]);
  }
  return [...selected].map(([room, files]) => ({ room, files }));
}

/** The folders of what the arguments name, from that of the engine. */
export function foldersOf(names) {
  const places = names.map(placeOf);
  return [...new Set(places.map((place) => (place.endsWith('.ts') ? path.dirname(place) : place)))];
}

function placeOf(name) {
  return name.replace(`${ENGINE}/`, '').replace(/\/$/, '');
}

/** The modules at a place of the engine, as patterns from the root of the repository. */
function filesAt(place) {
  return place.endsWith('.ts')
    ? [`${ENGINE}/${place}`]
    : [`${ENGINE}/${place}/**/*.ts`, '!**/*.test.ts', '!**/fixtures/**', ...elsewhereAt(place)];
}

/** Patterns that leave out what other tests than those of the room run. */
function elsewhereAt(place) {
  return ELSEWHERE.flatMap(({ modules }) => modules)
    .filter((module) => module.startsWith(`${place}/`))
    .map((module) => `!${ENGINE}/${module}`);
}
