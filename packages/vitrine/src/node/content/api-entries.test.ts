import { expect, test } from 'vitest';
import { sourceUrl } from './api-entries.ts';

const doc = { declaredIn: { package: 'dials', version: '2.0.1' }, file: 'Knob/Knob.d.ts' };
const passedOn = { declaredIn: { package: 'dial-engine', version: '7.1.0' }, file: 'Axis.d.ts' };
const config = (source?: string) => ({
  package: 'dials',
  route: '/api',
  source,
  notShown: {},
});

test('a component’s declaration is looked for where the site says', () => {
  const source = 'https://code.example/v{version}/{file}';
  expect(sourceUrl(config(source), doc)).toBe('https://code.example/v2.0.1/Knob/Knob.d.ts');
  expect(sourceUrl(config(), doc)).toBe('');
});

test('what another package declares is only linked where the address names packages', () => {
  expect(sourceUrl(config('https://code.example/v{version}/{file}'), passedOn)).toBe('');
  expect(sourceUrl(config('https://code.example/{package}@{version}/{file}'), passedOn)).toBe(
    'https://code.example/dial-engine@7.1.0/Axis.d.ts',
  );
});
