import type { z } from 'zod';
import { shorten } from '../../shared/search/records.ts';
import { findClosest } from '../../shared/tools/closest-match.ts';
import { VitrineError, type Problem } from '../base/errors.ts';
import { invalidValue } from './places/invalid-value.ts';
import { knownKeys } from './known-keys.ts';
import { configSchema, type Config } from './schema.ts';

/**
 * Checks what `vitrine.config.ts` exports and fills in the defaults.
 * @param source text of the file, to find the lines of wrong values
 * @param faults what is wrong with keys that `exported` lacks for that reason
 * @throws VitrineError with `faults` and one `invalid-config` per wrong value
 */
export function validateConfig(
  exported: unknown,
  source: string,
  faults: ReadonlyMap<string, Problem> = new Map(),
): Config {
  const result = configSchema.safeParse(exported, { reportInput: true });
  if (result.success && faults.size === 0) return result.data;
  const issues = result.success ? [] : flattenIssues(result.error.issues);
  throw new VitrineError([
    ...faults.values(),
    ...issues
      .filter(({ path: [first] }) => !faults.has(String(first)))
      .map(({ path, ...each }) => invalidValue(source, path, each)),
  ]);
}

interface ConfigIssue {
  path: PropertyKey[];
  expected: string;
  received: string;
}

/** Turns Zod's issues into path, expected and received; of a union only the closest branch is kept. */
function flattenIssues(issues: z.core.$ZodIssue[]): ConfigIssue[] {
  // A list or a function is no text, and no text of some length either.
  const wrongType = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? path.join('.') : [])),
  );
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_type' && wrongType.has(issue.path.join('.'))) return [];
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(issue.path, issue.input);
      return issue.keys.map((key) => {
        const closest = findClosest(key, known);
        return {
          path: [...issue.path, key],
          expected: closest === '' ? `one of ${known.join(', ')}` : `the key "${closest}"`,
          received: `the unknown key "${key}"`,
        };
      });
    }
    return [{ path: issue.path, expected: expectedOf(issue), received: describe(inputOf(issue)) }];
  });
}

/** What was read; of alternatives that one value tells apart, that value. */
function inputOf(issue: z.core.$ZodIssue): unknown {
  const key = issue.path.at(-1);
  const isNamed = 'discriminator' in issue && key !== undefined;
  return isNamed ? (Object(issue.input) as Record<PropertyKey, unknown>)[key] : issue.input;
}

/** Characters of a wrong value: it may be a whole configuration. */
const SHOWN = 200;

function describe(input: unknown): string {
  if (input === undefined) return 'nothing';
  if (typeof input === 'function') return 'a function';
  if (typeof input === 'symbol') return shorten(input.toString(), SHOWN);
  if (typeof input === 'bigint') return shorten(`${input}n`, SHOWN);
  return shorten(JSON.stringify(input, printBigInt) ?? 'undefined', SHOWN);
}

const printBigInt = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? `${value}n` : value;

function expectedObject({ path, input }: z.core.$ZodIssue): string {
  if (path.length > 0) return `an object with ${knownKeys(path, input).join(', ')}`;
  return input === undefined
    ? 'a default export, as in export default defineConfig({ … })'
    : 'a value of type object';
}

const optionsOf = (issue: { errors: unknown; options?: readonly unknown[] }) =>
  issue.options?.map((value) => JSON.stringify(value));

function expectedOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object'
        ? expectedObject(issue)
        : `a value of type ${issue.expected}`;
    case 'invalid_union':
      // The branches are told apart by one value, and it is none of those known.
      return (optionsOf(issue) ?? [...new Set(issue.errors.flat().map(expectedOf))]).join(' or ');
    case 'invalid_key':
      return issue.issues.map(expectedOf).join(' or ');
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
