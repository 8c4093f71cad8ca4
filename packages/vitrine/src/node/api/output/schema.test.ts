import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { describeApi } from '../../commands/api.ts';
import type { ComponentDoc } from '../../model/component-doc.ts';
import { installFixtures } from '../fixtures/install.ts';
import { printApiSchema, type exportSchema } from './schema.ts';

const SCHEMA = path.resolve(import.meta.dirname, '../../../../schema/api.v1.json');
const flagship = path.resolve(import.meta.dirname, '../../../../../../flagship');
const JSON_FORM = { json: true, markdown: false, undocumented: false };

test('the schema is that of the model', () => {
  expectTypeOf<z.infer<typeof exportSchema>>().toEqualTypeOf<ComponentDoc>();
});

test('the published file is made from it: npx vitest run schema -u', async () => {
  await expect(printApiSchema()).toMatchFileSnapshot(SCHEMA);
});

const validate = new Ajv2020({ strict: false }).compile(JSON.parse(printApiSchema()));

test.each([
  ['@mui/material', () => flagship],
  ['compound-ui', () => installFixtures(['compound-ui'])],
  ['plain-ui', () => installFixtures(['plain-ui', 'core-ui'])],
])(
  'what is printed of %s follows it',
  async (name, rootOf) => {
    const { text } = await describeApi(rootOf(), name, JSON_FORM);
    const printed = JSON.parse(String(text)) as ComponentDoc[];
    expect(printed.length).toBeGreaterThan(3);
    expect(validate(printed), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  },
  60_000,
);

test('what is missing, or of another type, does not', async () => {
  const { text } = await describeApi(installFixtures(['plain-ui']), 'plain-ui', JSON_FORM);
  const [first] = JSON.parse(String(text)) as ComponentDoc[];
  const { props: _, ...rest } = first!;
  for (const wrong of [[rest], [{ ...first, since: 1 }], { components: [] }, [{}]]) {
    expect(validate(wrong)).toBe(false);
  }
}, 20_000);
