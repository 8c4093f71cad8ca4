/** The API tables of a library whose command line carries them as data. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/**
 * Reads the tables of components and their parts. Tables of other things (methods, items, options) are told apart
 * by their names: no component is called so.
 * @param {string} file compressed JSON
 * @param {ReadonlySet<string>} known components
 */
export function readAntdData(file, known) {
  const { components } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
  return components.flatMap(({ name, props, subComponentProps = {} }) => {
    const tables = [[name, props], ...Object.entries(subComponentProps)];
    return tables.flatMap(([title, rows], i) => {
      const full = i === 0 ? title : partName(name, title);
      const isTable = known.has(full) && rows.length > 0;
      return isTable ? [{ name: full, props: rows.flatMap(readRow), complete: false }] : [];
    });
  });
}

/** The data names parts after the page: `Form.Form.Item`, `Item` and `Form.Item` are one. */
function partName(whole, title) {
  const plain = title.replace(`${whole}.`, '');
  return `${whole}.${plain}`;
}

function readRow({ name, default: stated, description }) {
  // `size | shape`, `~~size~~`, `onChange (since 4)`.
  const names = name.replaceAll(/[`~\\]/g, '').split(/\s*[|,/]\s*/);
  const text = (stated ?? '-').replaceAll('`', '').trim();
  const value = VALUE.test(text) ? text : null;
  return names
    .filter((one) => /^[\w-]+$/.test(one))
    .map((one) => ({ name: one, default: value, description, described: false }));
}

/** What can be a value: the tables hold prose, too, and `-` where there is none. */
const VALUE = /^(?!-$)([-\d.]+|true|false|null|'[^']*'|"[^"]*"|\w+|\[.*\]|\{.*\})$/;
