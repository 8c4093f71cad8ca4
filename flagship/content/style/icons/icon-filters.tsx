import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { COLORS, THEMES, type IconColor, type IconTheme } from './icon-data.ts';

interface IconFiltersProps {
  theme: IconTheme;
  onTheme: (theme: IconTheme) => void;
  color: IconColor;
  onColor: (color: IconColor) => void;
}

/** How the icons are shown: their theme, and a colour of the palette. */
export function IconFilters({ theme, onTheme, color, onColor }: IconFiltersProps) {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FormControl>
        <FormLabel id="icon-theme">Theme</FormLabel>
        <RadioGroup
          row
          aria-labelledby="icon-theme"
          value={theme}
          onChange={(_, value) => onTheme(value as IconTheme)}
        >
          {THEMES.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              label={each === 'TwoTone' ? 'Two-tone' : each}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        select
        label="Colour"
        size="small"
        value={color}
        onChange={(event) => onColor(event.target.value as IconColor)}
        sx={{ minWidth: 140 }}
      >
        {COLORS.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
