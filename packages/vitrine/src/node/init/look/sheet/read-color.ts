import type { Rgb } from '../../../../shared/colors/luminance.ts';

/** Red, green and blue; `null` for what is none of the usual ways to write them, or not opaque. */
export function readColor(color: string): Rgb | null {
  if (color === 'black') return [0, 0, 0];
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color) ?? [];
  const hex = long ?? short?.replaceAll(/./g, '$&$&');
  if (hex !== undefined) return toRgb(hex.match(/../g)!.map((pair) => Number.parseInt(pair, 16)));
  const [, inner = ''] = /^rgb\(([\d\s,.]+)\)$/.exec(color) ?? [];
  return toRgb(inner.split(/[\s,]+/).flatMap((part) => (part === '' ? [] : Number(part))));
}

const toRgb = ([red, green, blue, ...more]: number[]): Rgb | null =>
  blue === undefined || more.length > 0 ? null : [red!, green!, blue];
