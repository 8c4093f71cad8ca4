import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useIMask } from 'react-imask';

export default function CurrencyField() {
  const { ref, value, setValue, unmaskedValue } = useIMask<HTMLInputElement>({
    mask: Number,
    scale: 2,
    radix: '.',
    thousandsSeparator: ',',
    min: 0,
  });

  return (
    <TextField
      label="Budget in dollars"
      inputRef={ref}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      helperText={`As a number: ${Number(unmaskedValue)}`}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
      }}
    />
  );
}
