/** The same in the order of its keys, as it is written into files. */
export function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  const names = Object.keys(record).sort();
  return Object.fromEntries(names.map((name) => [name, record[name]!]));
}
