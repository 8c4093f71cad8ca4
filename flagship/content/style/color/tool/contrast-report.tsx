import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import WarningIcon from '@mui/icons-material/Warning';
import Box from '@mui/material/Box';
import { toDarkMode } from '../../../../theme/palette.ts';
import {
  formatRatio,
  LARGE_TEXT_CONTRAST,
  TEXT_CONTRAST,
  textContrast,
  toPaletteColor,
} from './colors.ts';

const [LIGHT_PAGE, DARK_PAGE] = ['#ffffff', '#121212'];

/** Where the colour carries or is text, and whether people can read it there. */
export function ContrastReport({ name, color }: { name: string; color: string }) {
  const { contrastText } = toPaletteColor(color);
  const inDarkMode = toDarkMode(color);
  const places: [place: string, ratio: number][] = [
    [
      `${contrastText === '#fff' ? 'White' : 'Black'} text on it`,
      textContrast(contrastText, color),
    ],
    ['As text on white', textContrast(color, LIGHT_PAGE)],
    [
      inDarkMode === color
        ? 'As text in dark mode'
        : `As text in dark mode, lightened to ${inDarkMode}`,
      textContrast(inDarkMode, DARK_PAGE),
    ],
  ];
  return (
    <Box
      component="ul"
      aria-label={`${name} contrast`}
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: 0,
        fontSize: '0.875rem',
        listStyle: 'none',
        '& li': { display: 'flex', gap: 1.5 },
        '& small': { display: 'block', color: 'text.secondary' },
      }}
    >
      {places.map(([place, ratio]) => (
        <li key={place}>
          {ratio >= TEXT_CONTRAST ? (
            <CheckCircleIcon color="success" fontSize="small" />
          ) : (
            <WarningIcon color="warning" fontSize="small" />
          )}
          <div>
            {`${place}: ${formatRatio(ratio)}`}
            <small>{judge(ratio)}</small>
          </div>
        </li>
      ))}
    </Box>
  );
}

function judge(ratio: number): string {
  if (ratio >= TEXT_CONTRAST) return `Enough for text (${TEXT_CONTRAST}:1)`;
  if (ratio >= LARGE_TEXT_CONTRAST) {
    return `Enough for large text and icons only: text needs ${TEXT_CONTRAST}:1`;
  }
  return `Too little even for large text, which needs ${LARGE_TEXT_CONTRAST}:1`;
}
