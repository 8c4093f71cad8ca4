/** What authors wrote ↔ what was extracted. */

/**
 * @typedef {{ name: string, required?: boolean, default?: string | null, description?: string }} TrueProp
 * @typedef {{ name: string, props: TrueProp[], complete: boolean, besides?: string[] }} TrueComponent
 *   `complete`: it has no other own prop but those, and `besides`, which are not documented
 * @typedef {{ kind: Kind, at: string, expected: string, found: string }} Miss
 * @typedef {'component' | 'prop' | 'default' | 'description' | 'required' | 'noise'} Kind
 * @typedef {Record<Kind, number>} Counts
 */

export const KINDS = ['component', 'prop', 'default', 'description', 'required', 'noise'];

/**
 * Compares components and props.
 * @param {TrueComponent[]} truth the same component may come up more than once
 * @param {object[]} docs what `vitrine api --json` prints
 * @param {Map<string, Set<string>>} written props that the declarations write for a component, where `truth` is not complete
 * @returns {{ totals: Counts, misses: Miss[] }} how much could be right, and what is not; `noise` counts own rows
 */
export function compare(truth, docs, written = new Map()) {
  const find = createLookup(docs);
  const totals = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  const misses = new Map();
  const miss = (kind, at, expected = '', found = '') =>
    misses.set(`${kind} ${at}`, { kind, at, expected, found });
  const seen = new Set();
  for (const component of truth) {
    const doc = find(component.name);
    if (!seen.has(component.name)) totals.component += 1;
    seen.add(component.name);
    if (doc === undefined) {
      miss('component', component.name);
      continue;
    }
    for (const prop of component.props) compareProp(component, prop, doc, docs, totals, miss);
    if (component.complete) compareRows(component, doc, totals, miss);
  }
  const complete = new Set(truth.flatMap((one) => (one.complete ? [one.name] : [])));
  const listed = new Map();
  for (const one of truth) listed.set(one.name, [...(listed.get(one.name) ?? []), one]);
  const judged = new Set([...complete].map(find));
  for (const [name, own] of written) {
    const doc = find(name);
    if (doc === undefined || judged.has(doc)) continue;
    judged.add(doc);
    const props = (listed.get(name) ?? []).flatMap((one) => one.props);
    compareRows({ name, props, besides: [...own, ...ANY_COMPONENTS] }, doc, totals, miss);
  }
  return { totals, misses: [...misses.values()] };
}

function compareProp(component, prop, doc, docs, totals, miss) {
  const at = `${component.name}.${prop.name}`;
  const row = findRow(doc, prop.name, docs);
  totals.prop += 1;
  if (row === undefined) return void miss('prop', at);
  if (typeof prop.default === 'string') {
    totals.default += 1;
    const isSame = normalize(prop.default) === normalize(row.default ?? '');
    if (!isSame) miss('default', at, prop.default, row.default ?? '');
  }
  if (prop.description && prop.described !== false) {
    totals.description += 1;
    const isSame = plain(row.description).startsWith(plain(prop.description));
    if (!isSame) miss('description', at, prop.description, row.description);
  }
  if (prop.required !== undefined) {
    totals.required += 1;
    if (prop.required !== row.required)
      miss('required', at, String(prop.required), String(row.required));
  }
}

/** What is a component's own wherever it is declared: what stands between its tags, and what it is rendered as. */
const ANY_COMPONENTS = ['children', 'as', 'component'];

/** Own rows that the authors do not list. */
function compareRows({ name, props, besides = [] }, doc, totals, miss) {
  const known = new Set([...props.map((prop) => prop.name), ...besides]);
  const own = doc.props.filter((row) => !row.inherited && row.group === null);
  totals.noise += own.length;
  for (const row of own) if (!known.has(row.name)) miss('noise', `${name}.${row.name}`);
}

function createLookup(docs) {
  const byName = new Map();
  for (const doc of docs) {
    if (doc.kind !== 'component') continue;
    for (const name of [doc.name, ...doc.aliases]) {
      byName.set(name, doc);
      const joined = name.replaceAll('.', '');
      if (!byName.has(joined)) byName.set(joined, doc);
    }
  }
  return (name) => byName.get(name) ?? byName.get(name.replaceAll('.', ''));
}

/** The row of a prop, in the table of a shared type where the component only names that. */
function findRow(doc, name, docs) {
  const own = doc.props.find((row) => row.name === name);
  if (own !== undefined) return own;
  const shared = docs.filter((one) => one.kind === 'type' && doc.groups.includes(one.name));
  return shared.flatMap(({ props }) => props).find((row) => row.name === name);
}

/** Defaults as values: whatever quotes, spaces and closing dots an author writes. */
export function normalize(text) {
  return text
    .trim()
    .replace(/^[`'"]+|[`'"]+$/g, '')
    .replace(/(?<=.)[.;]$/, '')
    .replace(/^[`'"]+|[`'"]+$/g, '')
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ');
}

/** Links and code marks aside, which the engine writes in Markdown. */
function plain(text) {
  return text
    .replace(
      /\{@link(?:code|plain)?\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g,
      (_, to, label) => label || to,
    )
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`\s]+/g, '');
}
