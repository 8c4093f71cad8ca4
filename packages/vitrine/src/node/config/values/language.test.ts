import { expect, it } from 'vitest';
import { directionOf, languageAttributes } from './language.ts';

it.each(
  'ar ar-EG he iw fa fa-AF ur ps sd ug ckb ku-Arab yi dv nqo syr az-IR pa-PK ff-Adlm en-Hebr ks AR'.split(
    ' ',
  ),
)('%s is written from right to left', (language) => {
  expect(directionOf(language)).toBe('rtl');
});

it.each(
  'en de-CH ja zh-Hant-TW ru hi pa az ff ku fa-Latn ar-Latn en-x-arab tlh mul und'.split(' '),
)('%s is written from left to right', (language) => {
  expect(directionOf(language)).toBe('ltr');
});

it('is told by the document, with a mark that stays when readers turn it', () => {
  expect(languageAttributes('en')).toBe('lang="en" dir="ltr"');
  expect(languageAttributes('he')).toBe('lang="he" dir="rtl" data-rtl');
});
