import { remember } from '../../../shared/remember.ts';
import { escapeHtml } from '../../base/escape.ts';

/** Scripts that are written from right to left and in which somebody might write documentation (ISO 15924). */
const RIGHT_TO_LEFT = new Set('Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '));

/**
 * The direction in which a language is written. By its script alone: `Intl.Locale` of Node 20 tells no direction.
 * @param language BCP 47 tag
 */
export const directionOf = remember((language: string): 'ltr' | 'rtl' => {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
});

/**
 * The language of a document and the direction it begins with, as attributes of `<html>`. The reader may turn it: a
 * mark stays of a site that is written from right to left.
 */
export function languageAttributes(language: string): string {
  const direction = directionOf(language);
  const mark = direction === 'rtl' ? ' data-rtl' : '';
  return `lang="${escapeHtml(language)}" dir="${direction}"${mark}`;
}

/** A language as social networks name it, always with a country: `en` is `en_US`. */
export const localeOf = remember((tag: string): string => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
});

/** An ISO date in words: that of UTC, so that two machines write the same. */
export function formatDate(date: string, language: string): string {
  return dateFormat(language).format(new Date(date));
}

/** To make one takes as long as a page. */
const dateFormat = remember(
  (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);
