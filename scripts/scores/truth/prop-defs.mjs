/** Objects that say what each prop takes, of a library whose components read them at run time. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Reads `dialogContentPropDefs` → the props of `Dialog.Content`. What the objects call a default is one only where
 * the component has no other way to be without it.
 * @param {string} folder of the modules named `*.props.js`
 * @param {string[]} components dotted names
 */
export async function readPropDefs(folder, components) {
  const byName = new Map(components.map((name) => [name.replaceAll('.', '').toLowerCase(), name]));
  const found = [];
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.props.js'))) {
    const module = await import(pathToFileURL(path.join(folder, file)).href);
    for (const [key, defs] of Object.entries(module)) {
      const base = key.replace(/PropDefs$/, '').toLowerCase();
      const name = byName.get(base) ?? byName.get(`${base}root`);
      if (name === undefined || base === key.toLowerCase()) continue;
      found.push({ name, props: Object.entries(defs).map(readDef), complete: false });
    }
  }
  return found;
}

function readDef([name, { default: value, required }]) {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  return { name, required: required === true, default: isPlain ? String(value) : null };
}
