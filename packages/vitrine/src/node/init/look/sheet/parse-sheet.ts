import postcss from 'postcss';

/** @returns `null` for what is no style sheet */
export function parseSheet(css: string): postcss.Root | null {
  try {
    return postcss.parse(css);
  } catch {
    return null;
  }
}
