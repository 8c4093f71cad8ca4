import '@fontsource/material-icons/400.css';
import GlobalStyles from '@mui/material/GlobalStyles';
import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

/** The font draws a whole word as one shape. */
const ligatures = {
  '.material-icons': {
    fontFamily: 'Material Icons',
    fontFeatureSettings: '"liga"',
    direction: 'ltr',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
} as const;

export default function FontIcons() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <GlobalStyles styles={ligatures} />
      <Icon>add_circle</Icon>
      <Icon color="primary">add_circle</Icon>
      <Icon color="secondary">add_circle</Icon>
      <Icon color="action" fontSize="small">
        add_circle
      </Icon>
      <Icon color="error" fontSize="large">
        add_circle
      </Icon>
    </Stack>
  );
}
