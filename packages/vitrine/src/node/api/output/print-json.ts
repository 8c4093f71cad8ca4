import type { ComponentDoc } from '../../model/component-doc.ts';
import { API_SCHEMA } from './schema-address.ts';

/** Documentation as data, by the published schema. */
export function printJson(docs: readonly ComponentDoc[]): string {
  const entries = docs.map((doc) => ({ $schema: API_SCHEMA, ...doc }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
