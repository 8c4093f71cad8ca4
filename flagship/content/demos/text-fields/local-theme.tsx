import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function withCompactFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: { defaultProps: { size: 'small', variant: 'filled', fullWidth: true } },
      MuiFilledInput: { styleOverrides: { root: { borderRadius: 12 } } },
    },
  };
}

export default function LocalTheme() {
  return (
    <ThemeProvider theme={withCompactFields}>
      <Stack spacing={1}>
        <TextField label="Street" autoComplete="address-line1" />
        <TextField label="Town" autoComplete="address-level2" />
      </Stack>
    </ThemeProvider>
  );
}
