import type { Colors } from 'vitrine/preferences';
import { toColorSchemes } from '../../../../theme/palette.ts';
import { findHue } from './hues.ts';

/** The program that makes a theme with the two colours, for both modes. */
export function toThemeCode(colors: Colors): string {
  const { light, dark } = toColorSchemes(colors);
  const mains = [light, dark].flatMap(({ palette }) => [
    palette.primary.main,
    palette.secondary.main,
  ]);
  const hues = [...new Set(mains.flatMap((main) => findHue(main)?.hue ?? []))].sort();
  const scheme = (name: string, { palette }: typeof light) => [
    `    ${name}: {`,
    '      palette: {',
    `        primary: { main: ${toExpression(palette.primary.main)} },`,
    `        secondary: { main: ${toExpression(palette.secondary.main)} },`,
    '      },',
    '    },',
  ];
  return [
    ...(hues.length > 0 ? [`import { ${hues.join(', ')} } from '@mui/material/colors';`] : []),
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  cssVariables: true,',
    '  colorSchemes: {',
    ...scheme('light', light),
    ...scheme('dark', dark),
    '  },',
    '});',
    '',
  ].join('\n');
}

/** A shade of the palette by its name, any other colour as it is. */
function toExpression(main: string): string {
  const place = findHue(main);
  if (!place) return `'${main}'`;
  return typeof place.shade === 'number'
    ? `${place.hue}[${place.shade}]`
    : `${place.hue}.${place.shade}`;
}
