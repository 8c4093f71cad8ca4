import path from 'node:path';
import { expect, it } from 'vitest';
import { readSchema } from './published-schema.ts';
import { printSchema } from './schema.ts';

const SCHEMA = path.resolve(import.meta.dirname, '../../../schema/site.v1.json');

it('the published file is made from the schema: npx vitest run llms/schema -u', async () => {
  await expect(printSchema()).toMatchFileSnapshot(SCHEMA);
  expect(readSchema()).toBe(printSchema());
});
