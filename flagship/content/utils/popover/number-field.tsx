import TextField from '@mui/material/TextField';

interface NumberFieldProps {
  label: string;
  value: number;
  change: (value: number) => void;
}

/** A number of pixels. A field that is empty while somebody types counts as 0. */
export function NumberField({ label, value, change }: NumberFieldProps) {
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={value}
      onChange={(event) => change(Number(event.target.value))}
      slotProps={{ htmlInput: { min: -500, max: 1000, step: 4 } }}
      sx={{ width: 130 }}
    />
  );
}
