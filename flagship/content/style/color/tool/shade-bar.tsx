import Box from '@mui/material/Box';
import { readableText, toPaletteColor } from './colors.ts';

/** The three shades that a theme derives from a main colour, each with its value. */
export function ShadeBar({ color }: { color: string }) {
  const shades = toPaletteColor(color);
  return (
    <Box
      component="dl"
      dir="ltr"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        m: 0,
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: '0.8125rem',
      }}
    >
      {(['dark', 'main', 'light'] as const).map((name) => (
        <Box
          key={name}
          style={{ backgroundColor: shades[name], color: readableText(shades[name]) }}
          sx={{ p: 1, forcedColorAdjust: 'none' }}
        >
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, fontFamily: 'monospace' }}>
            {shades[name]}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
