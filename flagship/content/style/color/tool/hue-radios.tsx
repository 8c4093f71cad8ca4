import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Tooltip from '@mui/material/Tooltip';
import { readableText } from './colors.ts';
import { HUE_NAMES, HUES, toWords, type Hue, type Shade } from './hues.ts';

interface HueRadiosProps {
  label: string;
  value: Hue | null;
  /** The shade in which the hues are shown. */
  shade: Shade;
  onChange: (hue: Hue) => void;
}

/** A swatch for each hue; the chosen one has a check mark. */
export function HueRadios({ label, value, shade, onChange }: HueRadiosProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onChange={(_, hue) => onChange(hue as Hue)}
      sx={{ display: 'grid', gap: '4px', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' }}
    >
      {HUE_NAMES.map((hue) => (
        <Tooltip key={hue} title={toWords(hue)} describeChild>
          <Radio
            value={hue}
            disableRipple
            icon={<Swatch color={HUES[hue][shade]} />}
            checkedIcon={<Swatch color={HUES[hue][shade]} isChecked />}
            slotProps={{ input: { 'aria-label': toWords(hue) } }}
            sx={{
              p: 0,
              borderRadius: 1,
              '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: '1px' },
            }}
          />
        </Tooltip>
      ))}
    </RadioGroup>
  );
}

function Swatch({ color, isChecked = false }: { color: string; isChecked?: boolean }) {
  return (
    <Box
      component="span"
      style={{ backgroundColor: color, color: readableText(color) }}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: '1',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        forcedColorAdjust: 'none',
      }}
    >
      {isChecked && <CheckIcon fontSize="small" />}
    </Box>
  );
}
