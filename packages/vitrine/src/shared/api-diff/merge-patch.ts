/** JSON Merge Patch (RFC 7396): a line of the history is one. Lists and texts are replaced as a whole. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What makes one object of another. Neither holds `null`. */
export function makePatch(from: JsonObject, to: JsonObject): JsonObject {
  const changes: [string, Json][] = [];
  for (const name of Object.keys(from)) if (!Object.hasOwn(to, name)) changes.push([name, null]);
  for (const [name, now] of Object.entries(to)) {
    const was = Object.hasOwn(from, name) ? from[name] : undefined;
    if (isObject(was) && isObject(now)) {
      const inner = makePatch(was, now);
      if (Object.keys(inner).length > 0) changes.push([name, inner]);
    } else if (JSON.stringify(was) !== JSON.stringify(now)) changes.push([name, now]);
  }
  return Object.fromEntries(changes);
}

/** The object that a patch makes of another, which stays as it is. */
export function applyPatch(from: JsonObject, patch: JsonObject): JsonObject {
  const result = new Map(Object.entries(from));
  for (const [name, now] of Object.entries(patch)) {
    const was = result.get(name);
    if (now === null) result.delete(name);
    else if (isObject(now)) result.set(name, applyPatch(isObject(was) ? was : {}, now));
    else result.set(name, now);
  }
  return Object.fromEntries(result);
}
