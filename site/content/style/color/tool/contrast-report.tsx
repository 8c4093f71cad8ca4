import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import WarningIcon from '@mui/icons-material/Warning';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
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
    <List dense disablePadding aria-label={`${name} contrast`}>
      {places.map(([place, ratio]) => (
        <ListItem key={place} disableGutters sx={{ alignItems: 'flex-start' }}>
          <ListItemIcon sx={{ minWidth: 32, mt: 0.5 }}>
            {ratio >= TEXT_CONTRAST ? (
              <CheckCircleIcon color="success" fontSize="small" />
            ) : (
              <WarningIcon color="warning" fontSize="small" />
            )}
          </ListItemIcon>
          <ListItemText primary={`${place}: ${formatRatio(ratio)}`} secondary={judge(ratio)} />
        </ListItem>
      ))}
    </List>
  );
}

function judge(ratio: number): string {
  if (ratio >= TEXT_CONTRAST) return `Enough for text (${TEXT_CONTRAST}:1)`;
  if (ratio >= LARGE_TEXT_CONTRAST) {
    return `Enough for large text and icons only: text needs ${TEXT_CONTRAST}:1`;
  }
  return `Too little even for large text, which needs ${LARGE_TEXT_CONTRAST}:1`;
}
