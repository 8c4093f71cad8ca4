import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import type { Colors } from 'vitrine/preferences';
import { toPaletteColor } from './colors.ts';
import { toThemeCode } from './theme-code.ts';

/** A screen in miniature: status bar, app bar, the theme as code, and the button of the main action. */
export function Preview({ colors }: { colors: Colors }) {
  const [primary, secondary] = [toPaletteColor(colors.primary), toPaletteColor(colors.secondary)];
  return (
    <Box
      role="group"
      aria-label="Preview"
      sx={{
        position: 'relative',
        minWidth: 0,
        overflow: 'hidden',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        style={{ backgroundColor: primary.dark }}
        sx={{ height: 24, forcedColorAdjust: 'none' }}
      />
      <Box
        data-part="app-bar"
        style={{ backgroundColor: primary.main, color: primary.contrastText }}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          height: 64,
          px: 3,
          fontSize: '1.25rem',
          forcedColorAdjust: 'none',
        }}
      >
        <MenuIcon />
        Color sample
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Theme code"
        dir="ltr"
        sx={{
          m: 0,
          p: 2,
          pb: 10,
          overflow: 'auto',
          fontSize: '0.8125rem',
          lineHeight: 1.6,
          '&:focus-visible': { outline: '2px solid', outlineOffset: '-2px' },
        }}
      >
        <code>{toThemeCode(colors)}</code>
      </Box>
      <Fab
        aria-label="Sample button"
        style={{ backgroundColor: secondary.main, color: secondary.contrastText }}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
