import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { parseHex } from './colors.ts';
import { ContrastReport } from './contrast-report.tsx';
import { HueRadios } from './hue-radios.tsx';
import { findHue, HUES, nearestHue, SHADES } from './hues.ts';
import { ShadeBar } from './shade-bar.tsx';

interface ColorPickerProps {
  /** "Primary" or "Secondary": part of every control's name. */
  name: string;
  color: string;
  onChange: (color: string) => void;
}

/** Chooses a colour by hue and shade, or as a hexadecimal value. */
export function ColorPicker({ name, color, onChange }: ColorPickerProps) {
  const id = useId();
  // Only while it differs from the colour: what cannot be read as one, or is written in another way.
  const [typed, setTyped] = useState<string | null>(null);
  const place = findHue(color);
  const { hue, shade } = place ?? nearestHue(color);
  const choose = (next: string) => {
    setTyped(null);
    onChange(next);
  };
  const type = (text: string) => {
    const next = parseHex(text);
    setTyped(text);
    if (next) onChange(next);
  };
  const isInvalid = typed !== null && parseHex(typed) === null;
  return (
    <Stack component="section" spacing={2} aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h3" variant="h6">
        {name}
      </Typography>
      <TextField
        label={`${name} hex value`}
        value={typed ?? color}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          if (!isInvalid) setTyped(null);
        }}
        error={isInvalid}
        helperText={isInvalid ? 'Three or six hexadecimal digits, such as #1976d2' : ' '}
        size="small"
        slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off', dir: 'ltr' } }}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        <Typography id={`${id}-shade`} variant="body2">
          Shade
        </Typography>
        <Slider
          min={0}
          max={SHADES.length - 1}
          step={1}
          value={SHADES.indexOf(shade)}
          onChange={(_, index) => choose(HUES[hue][SHADES[index]!])}
          getAriaLabel={() => `${name} shade`}
          getAriaValueText={(index) => String(SHADES[index])}
          size="small"
        />
        <Typography variant="body2" noWrap sx={{ flex: 'none', minWidth: '7ch', textAlign: 'end' }}>
          <bdi>{place ? shade : `≈ ${shade}`}</bdi>
        </Typography>
      </Stack>
      <HueRadios
        label={`${name} hue`}
        value={place ? hue : null}
        shade={shade}
        onChange={(next) => choose(HUES[next][shade])}
      />
      <ShadeBar color={color} />
      <ContrastReport name={name} color={color} />
    </Stack>
  );
}
