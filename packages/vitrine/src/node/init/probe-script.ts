/**
 * Renders candidates in a process of its own and prints what came of each. It says which components stand by
 * themselves, and which provider they need: whatever a library is, its own code answers.
 */
export const PROBE_SCRIPT = `
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const { root, candidates, providers } = JSON.parse(readFileSync(0, 'utf8'));
const require = createRequire(root + '/index.js');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
console.error = console.warn = console.log = () => undefined;
const missing = new Set();
const note = (error) => {
  const [, name] = /Cannot find (?:module|package) '((?:@[^/']+\\/)?[^/']+)/.exec(error?.message ?? '') ?? [];
  if (name && !name.startsWith('.')) missing.add(name);
  return null;
};
const load = async (name) => {
  try { return require(name); } catch (error) {
    note(error);
    try { return await import(pathToFileURL(require.resolve(name)).href); } catch (later) { return note(later); }
  }
};
const libraries = {};
for (const { specifier } of [...candidates, ...providers]) libraries[specifier] ??= (await load(specifier)) ?? {};
const tryRender = (element) => {
  try { return renderToString(element); } catch { return null; }
};
const renderAll = (provider, props) =>
  candidates.flatMap((candidate) => {
    const type = libraries[candidate.specifier][candidate.name];
    if (!type) return [];
    const wrap = (element) =>
      provider ? createElement(libraries[provider.specifier][provider.name], props, element) : element;
    // Children show their text, or the component takes none: its types do not always tell.
    for (const children of [candidate.name, undefined]) {
      const html = tryRender(wrap(createElement(type, candidate.props, children)));
      const inner = html?.replace(/<style[^]*?<\\/style>|<script[^]*?<\\/script>/g, '') ?? '';
      const tag = /<(?!div\\b)([a-z][a-z0-9]*)/.exec(inner)?.[1] ?? 'div';
      const shown = children ? inner.includes('>' + children) : /<(?:input|textarea|select|progress)\\b/.test(inner);
      if (shown) return [{ name: candidate.name, tag, hasChildren: children !== undefined }];
    }
    return [];
  });
const valuesFor = (provider) => {
  const library = libraries[provider.specifier];
  const names = Object.keys(library).filter(
    (name) => /light|default/i.test(name) && typeof library[name] === 'object' && library[name],
  );
  const order = (name) => [/light/i, /^default/i].findIndex((test) => test.test(name)) >>> 0;
  return names.sort((a, b) => order(a) - order(b) || a.length - b.length);
};
let best = { provider: null, props: {}, rendered: renderAll(null, {}) };
for (const provider of providers) {
  if (!libraries[provider.specifier][provider.name]) continue;
  const values = provider.required.length === 0 ? [null] : valuesFor(provider).slice(0, 4);
  for (const value of values.length === 0 ? [null] : values) {
    const props = {};
    if (value) for (const name of provider.required) props[name] = libraries[provider.specifier][value];
    const rendered = renderAll(provider, props);
    const needed = best.rendered.length < rendered.length;
    const dresses = best.provider === null && (provider.themes || value) && rendered.length >= best.rendered.length && rendered.length > 0;
    if (needed || dresses) {
      best = { provider: provider.name, rendered, props: value ? Object.fromEntries(provider.required.map((name) => [name, value])) : {} };
    }
  }
}
process.stdout.write('\\n@@' + JSON.stringify({ ...best, missing: [...missing] }));
process.exit();
`;
