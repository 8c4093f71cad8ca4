import { expect, test } from 'vitest';
import { makeDoc } from '../api/fixtures/docs.ts';
import { readApiEntries, sourceUrl } from './api-entries.ts';

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

test('every component has a page of its own, whatever the names in its and in other packages', () => {
  const source = (route: string, ...names: string[]) => ({
    config: { ...config(), route },
    docs: names.map((name) => makeDoc({ name })),
    version: '1.0.0',
  });
  const api = [source('/api', 'URLField', 'UrlField', 'Url_Field', 'Knob'), source('/lab', 'Knob')];
  expect(readApiEntries({ api }, []).map(({ pathname }) => pathname)).toEqual([
    '/api/url-field',
    '/api/url-field-2',
    '/api/url-field-3',
    '/api/knob',
    '/lab/knob',
  ]);
});
