import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { tightenConditions, tightenToFile } from './conditions.ts';

const tighten = (headers: IncomingHttpHeaders, method = 'GET') => {
  tightenConditions({ method, headers });
  return headers;
};

test.each([
  'bytes=0-3',
  'bytes=3-',
  'bytes=-3',
  'bytes=0-0',
  'bytes=0-3,5-9',
  'bytes=0-3 , -2',
  'bytes=-30',
  'bytes=0-3,-20',
])('the range %s is kept', (range) => {
  expect(tighten({ range })).toEqual({ range });
  expect(tighten({ range }, 'HEAD')).toEqual({});
});

test.each([
  ...['', 'bytes', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-3,9-2', 'bytes=0-3,', 'bytes= 0-3'],
  ...['bytes=0 - 3', 'bytes=0.5-3', 'bytes=0x1-0x3', 'bytes=1e1-2e1', 'bytes=+1-3', 'bytes=--5'],
  ...['bytes=NaN-NaN', 'bytes=0-Infinity', 'bytes=²-³', 'lines=0-3', 'bytes=0-3;x', 'xbytes=0-3'],
])('the range %j is no range', (range) => expect(tighten({ range })).toEqual({}));

test('a weak tag meets no condition that asks for a strong one', () => {
  const range = 'bytes=0-3';
  const date = 'Fri, 01 Jan 2021 00:00:00 GMT';
  expect(tighten({ range, 'if-range': 'W/"1"' })).toEqual({ 'if-range': 'W/"1"' });
  expect(tighten({ range, 'if-range': '"1"' })).toEqual({ 'if-range': '"1"' });
  expect(tighten({ range, 'if-range': date })).toEqual({ range, 'if-range': date });
  expect(tighten({ 'if-match': 'W/"1"' })).toEqual({ 'if-match': '"-"' });
  expect(tighten({ 'if-match': ' * ' })).toEqual({ 'if-match': ' * ' });
  expect(tighten({ 'if-none-match': 'W/"1"' })).toEqual({ 'if-none-match': 'W/"1"' });
});

test.each([
  ['Fri, 01 Jan 2021 00:00:00 GMT', true],
  ['Fri, 01 Jan 2021 00:00:01 GMT', false],
  ['Thu, 31 Dec 2020 23:59:59 GMT', false],
  ['yesterday', false],
])('a part of what was changed on %s: %s', (date, isSame) => {
  const headers = { 'if-range': date };
  tightenToFile({ headers }, { mtime: new Date('2021-01-01T00:00:00.600Z'), size: 9 });
  expect(headers['if-range']).toBe(isSame ? date : '"-"');
});

test.each([
  ['bytes=-9', false],
  ['bytes=-10', true],
  ['bytes=-99999999', true],
  ['bytes=0-1, -10', true],
  ['bytes=0-10', false],
  ['bytes=10-', false],
])('the range %s of nine bytes means all of them: %s', (range, isAll) => {
  const headers: IncomingHttpHeaders = { range };
  tightenToFile({ headers }, { mtime: new Date(), size: 9 });
  expect(headers).toEqual(isAll ? { range, 'if-range': '"-"' } : { range });
});

test('without a date there is nothing to compare', () => {
  const headers = {};
  tightenToFile({ headers }, { mtime: new Date(), size: 9 });
  expect(headers).toEqual({});
});
