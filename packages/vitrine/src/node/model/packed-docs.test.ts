import { expect, test } from 'vitest';
import { makeDoc, makeProp } from '../api/fixtures/docs.ts';
import { packDocs, unpackDocs } from './packed-docs.ts';

test('what components share stands once and comes back as it was, in the same order', () => {
  const shared = () => makeProp({ name: 'color', description: 'In any tone.' });
  const type = { name: 'Tone', definition: "'soft' | 'loud'", description: '' };
  const docs = [
    makeDoc({ props: [makeProp({ name: 'size' }), shared()], types: [type] }),
    makeDoc({ name: 'Dial', props: [shared(), makeProp({ name: 'at' })], types: [{ ...type }] }),
    makeDoc({ name: 'Bell' }),
  ];
  const packed = packDocs(docs);
  expect(packed.rows.map(({ name }) => name)).toEqual(['size', 'color', 'at']);
  expect(packed.types).toEqual([type]);
  const stored = JSON.parse(JSON.stringify(packed)) as typeof packed;
  expect(JSON.stringify(unpackDocs(stored))).toBe(JSON.stringify(docs));
});
