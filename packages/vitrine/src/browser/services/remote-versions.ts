import {
  addressText,
  CURRENT_MARK,
  notesText,
  STABLE_COLUMNS,
} from '../../shared/version-table.ts';

import { BASE } from '../core/base.ts';
import { loadOnce } from '../core/load.ts';
import { fetchText } from '../core/read-limited.ts';

/** A row of the table, as the list names it; see `StableVersion` in `node/versions/versions-file.ts`. */
interface RemoteVersion {
  version: string;
  documentation: string;
  package?: string;
  notes?: string;
}

/** A later answer would move the table that a reader has begun to read. */
const REMOTE_VERSIONS_TIMEOUT_MS = 4000;

/** Bytes of the file, entries of it that are looked at, and characters of each of their texts. */
const MAX_BYTES = 500_000;
export const MAX_VERSIONS = 300;
export const MAX_TEXT = 500;

const WEB_ADDRESS = /^https?:\/\//i;

/**
 * Adds to the table of versions what a list elsewhere names and this build did not know yet, in the list's
 * order. Entries that are not what they should be are left out.
 * @param url of a file such as the build writes to `/versions.json`
 * @throws when the list does not arrive in time, or is none; the table is then as it was
 */
export async function addRemoteVersions(table: HTMLTableElement, url: string): Promise<void> {
  const versions = await loadList(url);
  const [body] = table.tBodies;
  if (!body) return;
  const known = versions.map((entry) => findRow(body, entry));
  // In the order of the list: each new version before the known one that follows it there.
  let next = known.some((row) => row !== undefined) ? null : (body.rows[0] ?? null);
  for (const [index, entry] of [...versions.entries()].reverse()) {
    next = known[index] ?? body.insertBefore(createRow(table, entry), next);
  }
}

const loadList = loadOnce(async (url): Promise<RemoteVersion[]> => {
  const signal = AbortSignal.timeout(REMOTE_VERSIONS_TIMEOUT_MS);
  const versions = parseVersions(
    JSON.parse(await fetchText(url, { credentials: 'omit', signal, limit: MAX_BYTES })),
  );
  if (!versions) throw new Error(`${url}: no list of versions`);
  return versions;
});

/** The schema of the file: each version of it once; `null` for anything else. */
export function parseVersions(file: unknown): RemoteVersion[] | null {
  const { stable } = (file ?? {}) as { stable?: unknown };
  if (!Array.isArray(stable)) return null;
  const versions = new Map<string, RemoteVersion>();
  for (const entry of stable.slice(0, MAX_VERSIONS) as unknown[]) {
    if (isVersion(entry) && !versions.has(entry.version)) versions.set(entry.version, entry);
  }
  return [...versions.values()];
}

function isVersion(entry: unknown): entry is RemoteVersion {
  const { version, documentation, ...rest } = (entry ?? {}) as Record<string, unknown>;
  return (
    isText(version) &&
    version.trim() !== '' &&
    isWebAddress(documentation) &&
    (rest.package === undefined || isText(rest.package)) &&
    (rest.notes === undefined || isWebAddress(rest.notes))
  );
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT;

/** Anything else, such as a script, must not become a link. */
function isWebAddress(value: unknown): boolean {
  return isText(value) && WEB_ADDRESS.test(value) && URL.canParse(value);
}

/** The row that the table has for a version: of the same name, or leading to the same documentation. */
function findRow(body: HTMLTableSectionElement, { version, documentation }: RemoteVersion) {
  const { href } = new URL(documentation);
  const isThisSite = href === new URL(BASE, location.href).href;
  return [...body.rows].find(({ cells }) => {
    const text = cells[0]?.textContent ?? '';
    if (isThisSite && text.includes(CURRENT_MARK)) return true;
    if (text.replace(CURRENT_MARK, '').trim() === version) return true;
    return [...cells].some((cell) => cell.querySelector('a')?.href === href);
  });
}

function createRow({ tHead }: HTMLTableElement, entry: RemoteVersion): HTMLTableRowElement {
  const row = document.createElement('tr');
  for (const { textContent: column } of tHead?.rows[0]?.cells ?? []) {
    row.append(createCell(column, entry));
  }
  return row;
}

function createCell(column: string, entry: RemoteVersion): HTMLTableCellElement {
  const { version, documentation, notes } = entry;
  const cell = document.createElement('td');
  if (column === STABLE_COLUMNS.version) cell.textContent = version;
  else if (column === STABLE_COLUMNS.documentation) {
    cell.append(createLink(documentation, addressText(documentation)));
  } else if (column === STABLE_COLUMNS.package && entry.package !== undefined) {
    const code = document.createElement('code');
    code.textContent = entry.package;
    cell.append(code);
  } else if (column === STABLE_COLUMNS.notes && notes !== undefined) {
    cell.append(createLink(notes, notesText(version)));
  }
  return cell;
}

function createLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}
