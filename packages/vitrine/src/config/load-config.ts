import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import type { z } from 'zod';
import { failure, problem, VitrineError } from '../errors.js';
import { messageOf } from '../text.js';
import { configSchema, type Config } from './schema.js';

export const CONFIG_FILE = 'vitrine.config.ts';

/**
 * Reads and validates a site's configuration.
 * @throws VitrineError `config-not-found`, `config-threw`, or one `invalid-config` per wrong value.
 */
export async function loadConfig(root: string): Promise<Config> {
  const file = path.join(root, CONFIG_FILE);
  if (!existsSync(file)) throw failure('config-not-found', [file]);
  // Without the module cache, so that the dev server sees an edited configuration.
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  let exported: unknown;
  try {
    exported = await jiti.import(file, { default: true });
  } catch (error) {
    throw failure('config-threw', [messageOf(error)], { file: CONFIG_FILE });
  }
  const result = configSchema.safeParse(exported, { reportInput: true });
  if (result.success) return result.data;
  const source = readFileSync(file, 'utf8');
  throw new VitrineError(
    flattenIssues(result.error.issues).map(({ path, expected, received }) =>
      problem('invalid-config', [path, expected, received], {
        file: CONFIG_FILE,
        line: lineOfKey(source, path),
      }),
    ),
  );
}

interface ConfigIssue {
  path: string;
  expected: string;
  received: string;
}

/** Turns Zod's issues into path, expected and received; of a union only the closest branch is kept. */
function flattenIssues(issues: z.core.$ZodIssue[], prefix: PropertyKey[] = []): ConfigIssue[] {
  return issues.flatMap((issue) => {
    const at = [...prefix, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      const known = at.length === 0 ? `one of ${Object.keys(configSchema.shape).join(', ')}` : 'a known key';
      return issue.keys.map((key) => ({
        path: formatPath([...at, key]),
        expected: known,
        received: `the unknown key "${key}"`,
      }));
    }
    const received = issue.input === undefined ? 'nothing' : JSON.stringify(issue.input);
    return [{ path: formatPath(at), expected: expectedOf(issue), received }];
  });
}

function expectedOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `a value of type ${issue.expected}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(expectedOf))].join(' or ');
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'too_small':
      return issue.origin === 'string' ? 'a text that is not empty' : 'at least one entry';
    case 'invalid_format':
      return issue.format === 'url'
        ? 'a full address such as https://example.com'
        : issue.format === 'includes'
          ? `a text containing ${(issue as unknown as { includes: string }).includes}`
          : issue.message.replace(/^expected /, '');
    default:
      return issue.message;
  }
}

function formatPath(keys: PropertyKey[]): string {
  const text = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || 'configuration';
}

/** Line of the first use of the path's last named key, or 0: pages are often built in another file. */
function lineOfKey(source: string, path: string): number {
  const key = path.match(/[A-Za-z_$][\w$]*(?=(?:\[\d+\])*$)/)?.[0];
  if (key === undefined) return 0;
  const index = source.search(new RegExp(`\\b${key.replace(/\$/g, '\\$')}\\b\\s*[:,]`));
  return index === -1 ? 0 : source.slice(0, index).split('\n').length;
}
