// What an answer has to say: patterns of a prop, a default, a line, an import.

/**
 * A prop with what it is, or as code sets it: its name among others answers nothing. Pages and `llms-full.txt` may say it anywhere, in code
 * for example: what Vitrine is compared to is given the benefit of the doubt.
 */
export const prop = (name) => ({
  strict: new RegExp(`(?<![\\w.-])${name}(?:=|\`?(?: \\*?required\\*?)? ?(?::|\\|) ?[^\\n]{8})`),
  loose: new RegExp(`(?<![\\w.-])${name}(?![\\w-])`),
});
/** The default of a prop, in a table or in a sentence. */
export const fallback = (name, value) =>
  new RegExp(
    `(?<![\\w.-])${name}(?![\\w-])[^\\n]*(?:\\||default)[ \`:=]*${escape(value)}[ \`]*(?:[|.,;)]|$)`,
    'm',
  );
/** A line of code or text as it is. */
export const line = (text) => new RegExp(escape(text).replace(/ /g, '\\s+'));

function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export const entryImport = (name) =>
  new RegExp(
    `import (?:\\{ ${name} \\} from '@mui/material'|${name} from '@mui/material/${name}')`,
  );
