/** Metrics of a font, in its own units. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  /** Mean width of the letters of English text, as often as each of them occurs. */
  xWidthAvg: number;
}

/** Fonts that nearly every system has, or names another one for; measured by @capsizecss/metrics 4.3.0. */
const SYSTEM_FONTS = {
  sans: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'], width: 904 / 2048 },
  mono: { names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'], width: 1229 / 2048 },
};

/**
 * A system's font in the size of another one, so that a text in it takes the same room.
 * @returns an `@font-face` rule for the family "<name> Fallback"
 * @see https://www.w3.org/TR/css-fonts-5/#size-adjust-desc
 */
export function fallbackFace(
  kind: keyof typeof SYSTEM_FONTS,
  family: string,
  metrics: FontMetrics,
): string {
  const { names, width } = SYSTEM_FONTS[kind];
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = metrics;
  const scale = xWidthAvg / unitsPerEm / width;
  const percent = (value: number) => `${Number((100 * value).toFixed(4))}%`;
  const height = (units: number) => percent(Math.abs(units) / unitsPerEm / scale);
  return [
    `@font-face{font-family:"${family} Fallback";`,
    `src:${names.map((name) => `local("${name}")`).join(',')};`,
    `size-adjust:${percent(scale)};ascent-override:${height(ascent)};`,
    `descent-override:${height(descent)};line-gap-override:${height(lineGap)}}`,
  ].join('');
}
