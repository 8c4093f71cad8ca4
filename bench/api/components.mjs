// Components of Material UI of every kind that readers of types stumble over, and what its authors wrote of them: the
// `propTypes` that they generate from their own reading, with comments, in the code that they ship.
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const PACKAGE = '@mui/material';

/** Polymorphic, overloaded, generic, with unions of props, bases that leave props out, and plain ones. */
export const COMPONENTS = [
  ...['Autocomplete', 'Button', 'Checkbox', 'Dialog', 'Drawer'],
  ...['Slider', 'Stepper', 'Table', 'Tabs', 'TextField'],
];

/** By component and prop: the default that its comment gives, or `null`. What is marked as ignored is no prop for readers. */
export function readTruth(packageDir) {
  return Object.fromEntries(
    COMPONENTS.map((name) => {
      const code = readFileSync(path.join(packageDir, name, `${name}.js`), 'utf8');
      const [, block = ''] =
        new RegExp(`\\b${name}\\d*\\.propTypes[^=]*= \\{\\n([\\s\\S]*?)\\n\\}`).exec(code) ?? [];
      const props = [...block.matchAll(/^ {2}\/\*\*\n((?: {3}\*.*\n)+) {2}'?([\w-]+)'?: /gm)]
        .filter(([, comment]) => !/@ignore/.test(comment))
        .map(([, comment, prop]) => [prop, defaultIn(comment)]);
      return [name, Object.fromEntries(props)];
    }),
  );
}

/** What stands after the tag, over as many lines as there are before the next tag. */
function defaultIn(comment) {
  const text = comment.replace(/^ +\*[ /]?/gm, '');
  return /@default ([^]+?)(?:\n@|$)/.exec(text)?.[1].trimEnd() ?? null;
}

/** Shares of props and of defaults that were found, and rows beside what authors list, in percent. */
export function score(truth, found) {
  const count = { props: 0, found: 0, defaults: 0, same: 0, rows: 0 };
  for (const [name, props] of Object.entries(truth)) {
    const rows = found[name] ?? {};
    count.rows += Object.keys(rows).length;
    for (const [prop, value] of Object.entries(props)) {
      count.props += 1;
      if (prop in rows) count.found += 1;
      if (value === null) continue;
      count.defaults += 1;
      if (plain(rows[prop]) === plain(value)) count.same += 1;
    }
  }
  return {
    props: (100 * count.found) / count.props,
    defaults: (100 * count.same) / count.defaults,
    others: (100 * (count.rows - count.found)) / Math.max(count.rows, 1),
  };
}

/** Quotes and spaces are a matter of taste. */
const plain = (value) => String(value ?? '').replace(/["'`\s]/g, '');
