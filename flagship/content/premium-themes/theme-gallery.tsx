import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { createPageTheme } from './page-theme.ts';
import { SamplePage } from './sample-page.tsx';
import { ThemeActions } from './theme-actions.tsx';
import { THEMES } from './themes.ts';

export default function ThemeGallery() {
  const [chosen, setChosen] = useState(THEMES[0]!);
  const { direction } = useTheme();
  const { theme, sheets } = useMemo(
    () => createPageTheme(chosen.id, chosen.options, direction),
    [chosen, direction],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Theme"
        value={chosen.id}
        onChange={(_, id: string | null) =>
          setChosen((before) => THEMES.find((each) => each.id === id) ?? before)
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {THEMES.map(({ id, name }) => (
          <ToggleButton key={id} value={id} sx={{ flexGrow: 1 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography>{chosen.about}</Typography>
      <ThemeActions key={chosen.id} theme={chosen} />
      <GlobalStyles styles={sheets} />
      <ThemeProvider theme={theme}>
        <SamplePage name={chosen.name} />
      </ThemeProvider>
    </Stack>
  );
}
