import { expect, it } from 'vitest';
import type { RunnerData } from '../../../shared/contract.ts';
import { runnerMessage } from './runner-document.ts';

const data = { scriptDigest: 'sha256-a', styles: '', script: '' } as RunnerData;
const begin = (direction: string) => {
  const page = { pageUrl: 'https://acme.example/ar/', language: 'ar', isolated: false };
  return runnerMessage({ data, direction, ...page }).html.split(' data-mode')[0];
};

it('begins in the language and the direction of the page', () => {
  expect(begin('rtl')).toBe('<!doctype html><html lang="ar" dir="rtl"');
  expect(begin('ltr')).toBe('<!doctype html><html lang="ar" dir="ltr"');
  expect(begin('')).toBe('<!doctype html><html lang="ar" dir="ltr"');
});
