/** Tables of props in the Markdown that a package ships. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads tables headed `**Root Props:**` under `# Dialog` → `Dialog.Root`.
 * @param {string[]} folders whose Markdown files are read
 */
export function readMarkdownTables(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => readPage(readFileSync(path.join(folder, file), 'utf8'))),
  );
}

function readPage(text) {
  const whole = /^# (.+)$/m.exec(text)?.[1].replaceAll(' ', '') ?? '';
  const reference = text.slice(text.indexOf('\n## API reference'));
  const tables = reference.matchAll(/^\*\*(.+?) Props:\*\*\n+((?:\|.*\n?)+)/gm);
  return [...tables].map(([, part, table]) => ({
    name: part.replaceAll(' ', '') === whole ? whole : `${whole}.${part}`,
    props: readRows(table),
    complete: true,
  }));
}

/** The rows of a table; a star marks what is required. */
export function readRows(table) {
  const [head, , ...rows] = table.trim().split('\n').map(cellsOf);
  const column = (name) => head.indexOf(name);
  return rows.map((cells) => {
    const stated = cells[column('Default')].replaceAll('`', '');
    const name = cells[column('Prop')].replaceAll('\\', '');
    return {
      name: name.replace(/\*$/, ''),
      required: name.endsWith('*'),
      default: stated === '-' ? null : stated,
    };
  });
}

function cellsOf(row) {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}
