import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { changePreferences, useMode, usePreferences, type Preferences } from 'vitrine/preferences';

export default function DocsTheme() {
  const { mode } = usePreferences();
  const shown = useMode();
  return (
    <FormControl>
      <FormLabel id="docs-theme-label">Theme of this site</FormLabel>
      <RadioGroup
        row
        aria-labelledby="docs-theme-label"
        value={mode}
        onChange={(_, value) => changePreferences({ mode: value as Preferences['mode'] })}
      >
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
        <FormControlLabel
          value="system"
          control={<Radio />}
          label={mode === 'system' ? `System (${shown} now)` : 'System'}
        />
      </RadioGroup>
    </FormControl>
  );
}
