import { expect, it } from 'vitest';
import { makeDoc, makeProp } from '../../api/fixtures/docs.ts';
import { readProp } from './read-prop.ts';

const docs = [makeDoc(), makeDoc({ name: 'Dial', props: [makeProp({ name: 'fullWidth' })] })];
const source = {
  describe: () => Promise.resolve({ components: [{ page: '/api/knob', api: '/api/knob.json' }] }),
  readApi: () => Promise.resolve({ components: docs }),
} as never;

it.each([
  ['/api/knob', 'prop-fullWidth', '- `fullWidth`: `number`.'],
  ['/api/knob', 'prop-width', null],
  ['/api/knob', '', null],
  ['/api/dial', 'prop-fullWidth', null],
])('%s#%s says %j', async (path, hash, said) => {
  expect(await readProp(source, path, hash)).toBe(said);
});
