import type { FilledProject, SandboxProject } from './contract.ts';
import type { DemoPreferences } from './preferences.ts';
import { projectReadme } from './project-readme.ts';

/** Where forms are sent that open a project in a sandbox. */
export const SANDBOX_FORMS = {
  codeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
  stackBlitz: 'https://stackblitz.com/run',
};

/** Placeholders of the reader's choices in the texts of a `SandboxProject`. */
export const SLOTS = {
  preferences: '%preferences%',
  mode: '%mode%',
  direction: '%direction%',
} as const;

/**
 * Puts the reader's choices into a project. Runs in the browser and in Node: imports neither.
 *
 * @param preferences what the site's wrapper gets
 */
export function fillProject(
  { title, description, ...variants }: SandboxProject,
  language: 'ts' | 'js',
  preferences: DemoPreferences,
): FilledProject {
  const { files, ...dependencies } = variants[language];
  const texts = Object.entries(files).map(([name, text]) => [
    name,
    isTemplate(name) ? fill(text, preferences) : text,
  ]);
  const main = Object.keys(files).find((name) => name.startsWith('demo.')) ?? '';
  const filled = {
    title,
    description,
    main,
    ...dependencies,
    files: Object.fromEntries(texts) as Record<string, string>,
  };
  // A demo may bring a file of that name.
  filled.files['README.md'] ??= projectReadme(filled);
  return filled;
}

/** Tells whether a file may hold placeholders: all others are the author's text. */
function isTemplate(name: string): boolean {
  return name.startsWith('index.');
}

function fill(text: string, preferences: DemoPreferences): string {
  return text
    .replaceAll(SLOTS.preferences, () => literal(preferences))
    .replaceAll(SLOTS.mode, preferences.mode)
    .replaceAll(SLOTS.direction, preferences.direction);
}

/** Plain data as source text. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${entries.map(([key, each]) => `${/^[a-z]\w*$/i.test(key) ? key : literal(key)}: ${literal(each)}`).join(', ')} }`;
}
