/** Documentation comments, read without the engine whose reading is scored. */

/**
 * Takes the text of a comment apart.
 * @param {string} text what lies between the marks of a comment
 * @returns {{ description: string, tags: Map<string, string> }}
 */
export function readComment(text) {
  const lines = text
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const tags = new Map();
  const description = [];
  let open = null;
  for (const line of lines) {
    const tag = /^\s*@(\w+)\s*(.*)$/.exec(line);
    // Many authors write the default behind the description.
    const behind = tag === null ? /^(.*\S)\s+@(default|defaultValue)\s+(.+)$/.exec(line) : null;
    if (tag !== null) open = tag[1];
    if (tag !== null && !tags.has(open)) tags.set(open, tag[2]);
    else if (tag !== null) open = null;
    else if (behind !== null) {
      description.push(behind[1]);
      tags.set(behind[2], behind[3]);
    } else if (open === null && tags.size === 0) description.push(line);
    else if (open !== null) tags.set(open, `${tags.get(open)}\n${line}`);
  }
  return { description: description.join('\n').trim(), tags };
}

/** Tells whether authors keep something out of their documentation. */
export function isHidden({ tags }) {
  return ['ignore', 'internal', 'private', 'hidden'].some((name) => tags.has(name));
}

/** The default that a comment states, or `null`. */
export function statedDefault({ tags }) {
  const text = (tags.get('default') ?? tags.get('defaultValue') ?? '').trim();
  return text === '' ? null : text;
}
