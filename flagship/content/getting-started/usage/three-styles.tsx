import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled, ThemeProvider, type Theme } from '@mui/material/styles';

const RoundButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(4),
}));

/** The surrounding theme with one change, for every button inside the provider. */
const withoutCapitals = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiButton: { styleOverrides: { root: { textTransform: 'none' } } },
  },
});

export default function ThreeStyles() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
      <Button variant="contained" sx={{ borderRadius: 0, px: 4, boxShadow: 6 }}>
        With sx
      </Button>
      <RoundButton variant="contained">With styled</RoundButton>
      <ThemeProvider theme={withoutCapitals}>
        <Button variant="contained" color="secondary">
          With a theme
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
