import { parser } from '@lezer/css';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listStyleAddresses } from '../base/addresses/style-addresses.ts';
import { isFile } from '../base/files/kinds.ts';
import { problem, type Problem } from '../base/errors.ts';

/** The colour of the bar that runs while a page loads; `browser/styles/tokens.css` gives its default. */
const PROGRESS_COLOUR = '--v-progress';

/** Values that leave the bar without a colour. */
const NO_COLOUR = ['', 'initial', 'unset', 'revert', 'revert-layer', 'none', 'transparent'];

/** Problems of a site's own style sheet: `missing-progress-colour` for each value that is no colour. */
export function checkStyles(root: string, styles: string | undefined): Problem[] {
  const file = styles === undefined ? '' : path.resolve(root, styles);
  // The bundler reports a missing sheet.
  if (file === '' || !isFile(file)) return [];
  const name = path.relative(root, file).replaceAll('\\', '/');
  return checkProgressColour(readFileSync(file, 'utf8'), name);
}

/** @param css source of a style sheet */
export function checkProgressColour(css: string, file: string): Problem[] {
  const declared = readProperties(css);
  const importsSheet = listStyleAddresses(css).some(({ kind }) => kind === 'sheet');
  const names = new Set(declared.map(({ name }) => name));
  const isColour = (value: string) => {
    const [, alone] = /^var\(\s*(--[\w-]+)\s*\)$/i.exec(value) ?? [];
    // Tokens of the engine exist; a property from an imported sheet cannot be seen from here.
    if (alone !== undefined && !alone.startsWith('--v-') && !importsSheet) {
      return names.has(alone);
    }
    return !NO_COLOUR.includes(value.toLowerCase());
  };
  return declared
    .filter(({ name, value }) => name === PROGRESS_COLOUR && !isColour(value))
    .map(({ value, at }) => {
      const line = css.slice(0, at).split('\n').length;
      return problem('missing-progress-colour', [value], { file, line });
    });
}

/** Every custom property that a style sheet sets, with the position of its name. */
function readProperties(css: string): { name: string; value: string; at: number }[] {
  const found: { name: string; value: string; at: number }[] = [];
  parser.parse(css).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'Declaration') return;
      const text = css.slice(from, to).replace(/\/\*.*?\*\//gs, '');
      const [, property, value] = /^(--[\w-]+)\s*:(.*)$/s.exec(text) ?? [];
      if (property !== undefined) {
        found.push({
          name: property,
          value: value!.replace(/;$|!.*/s, '').trim(),
          at: from,
        });
      }
    },
  });
  return found;
}
