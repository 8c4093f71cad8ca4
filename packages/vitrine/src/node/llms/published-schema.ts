import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Changes when a program that reads the files would have to. */
export const FORMAT = 1;

/** Address of the schema, relative to the files that follow it. */
export const SCHEMA_URL = `/vitrine-${FORMAT}.schema.json`;

/** What `printSchema` prints, as the package publishes it: to make it takes every build as long as thirty pages. */
export function readSchema(): string {
  return readFileSync(
    fileURLToPath(new URL('../../../schema/site.v1.json', import.meta.url)),
    'utf8',
  );
}
