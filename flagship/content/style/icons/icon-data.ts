export const THEMES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
export type IconTheme = (typeof THEMES)[number];

/** Colours that an icon takes of the palette. */
export const COLORS = [
  ...(['inherit', 'primary', 'secondary', 'success', 'info', 'warning', 'error'] as const),
  ...(['action', 'disabled'] as const),
];
export type IconColor = (typeof COLORS)[number];

/** What `scripts/write-icons.mjs` writes of the installed package. */
export interface IconNames {
  version: string;
  names: string[];
  /** By theme: the indexes of the names that it lacks. */
  missing: Record<IconTheme, number[]>;
}

/** An icon that was found: its place in the list of names, and its name. */
export interface FoundIcon {
  index: number;
  name: string;
}

/** Below the path that the site lies at. */
const FOLDER = `${import.meta.env.BASE_URL}icons`;
export const NAMES_URL = `${FOLDER}/names.json`;
/** Icons in a file of shapes. */
const CHUNK = 64;
const chunks = new Map<string, Promise<string[]>>();

/** The shape of an icon as the inside of an `<svg>`; neighbours come with it. */
export async function loadShape(index: number, theme: IconTheme): Promise<string> {
  const url = `${FOLDER}/${theme}-${Math.floor(index / CHUNK)}.json`;
  let chunk = chunks.get(url);
  if (!chunk) {
    chunk = fetchJson<string[]>(url);
    chunks.set(url, chunk);
    // So that it is asked for again once the network is back.
    chunk.catch(() => chunks.delete(url));
  }
  return (await chunk)[index % CHUNK]!;
}

export async function fetchJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as Value;
}

/** The name of the module and of its import. */
export function moduleName(name: string, theme: IconTheme): string {
  return theme === 'Filled' ? name : name + theme;
}

/** An icon as a file of its own, or for a page without React. */
export function printSvg(shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="currentColor">${shape}</svg>`;
}
