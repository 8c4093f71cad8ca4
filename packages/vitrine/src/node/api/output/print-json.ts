import type { ComponentDoc, PropDoc } from '../../model/component-doc.ts';
import { remember } from '../../../shared/remember.ts';
import { showInvisible } from '../../../shared/text/show-controls.ts';
import { API_SCHEMA } from './schema-address.ts';

/**
 * Documentation as data, by the published schema, in UTF-8. Rows that components share are printed once: of seventeen
 * megabytes of a library with style props, fifteen repeat those of others.
 */
export function printJson(docs: readonly ComponentDoc[]): Buffer {
  const printRow = remember((row: PropDoc) => printObject(row, 3));
  const entries = docs.map((doc) => {
    const entry = printObject({ $schema: API_SCHEMA, ...doc, props: [] }, 1);
    const inside = entry.indexOf(NO_PROPS) + NO_PROPS.length - ']'.length;
    const rows = listItems(doc.props.map((row) => [printRow(row)]));
    const end = doc.props.length > 0 ? [Buffer.from('\n    ')] : [];
    return [entry.subarray(0, inside), ...rows, ...end, entry.subarray(inside)];
  });
  const end = docs.length > 0 ? '\n]\n' : ']\n';
  return Buffer.concat([Buffer.from('['), ...listItems(entries), Buffer.from(end)]);
}

/** By its indent, it is in no other object and, as strings have no line breaks, in no string. */
const NO_PROPS = '\n    "props": []';

/** An object as it is printed within so many lists and objects, on a line of its own. */
function printObject(object: object, depth: number): Buffer {
  let within: unknown = object;
  for (let level = 0; level < depth; level++) within = [within];
  const text = showInvisible(JSON.stringify(within, null, 2));
  const own = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return Buffer.from(`\n${'  '.repeat(depth)}${own}`);
}

function listItems(items: readonly Buffer[][]): Buffer[] {
  return items.flatMap((item, index) => (index === 0 ? item : [COMMA, ...item]));
}

const COMMA = Buffer.from(',');
