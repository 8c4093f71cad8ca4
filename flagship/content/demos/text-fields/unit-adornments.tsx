import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function UnitAdornments() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label="Amount in dollars"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            startAdornment: (
              <InputAdornment position="start" disablePointerEvents>
                $
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        label="Weight in kilograms"
        defaultValue="12.5"
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: {
            endAdornment: (
              <InputAdornment position="end" disablePointerEvents>
                kg
              </InputAdornment>
            ),
          },
        }}
      />
    </Stack>
  );
}
