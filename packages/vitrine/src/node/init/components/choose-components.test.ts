import { expect, it } from 'vitest';
import { makeDoc } from '../../api/fixtures/docs.ts';
import { isNamesake, listCandidates } from './choose-components.ts';

const candidate = (name: string, more = {}) => ({
  ...{ name, specifier: 'kit', isDefault: false, title: name, attempts: [], ...more },
});

it.each([
  ['react-day-picker', 'DayPicker', true],
  ['@acme/react-day-picker', 'DayPicker', true],
  ['chart.js', 'Chart', true],
  ['select-react', 'Select.Root', true],
  ['react-day-picker', 'Day', false],
  ['@acme/ui', 'Acme', false],
])('%s is named after %s: %s', (library, name, expected) => {
  expect(isNamesake(library, candidate(name))).toBe(expected);
});

it('what a library exports as its default is its namesake', () => {
  const select = candidate('StateManaged', { isDefault: true });
  expect(isNamesake('kit', select)).toBe(true);
  expect(isNamesake('kit', { ...select, specifier: 'kit/parts' })).toBe(false);
});

it('tries the namesake first, then kinds that everyone knows', () => {
  const doc = (name: string, clause = `{ ${name} }`) =>
    makeDoc({ name, imports: [{ specifier: 'day-dial', clause }] });
  const docs = [doc('Zap'), doc('Button'), doc('DayDial', 'DayDial'), doc('KitProvider')];
  expect(listCandidates(docs, 'day-dial').map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['DayDial', true],
    ['Button', false],
    ['Zap', false],
  ]);
});
