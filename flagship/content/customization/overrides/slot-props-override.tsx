import TextField from '@mui/material/TextField';

export default function SlotPropsOverride() {
  return (
    <TextField
      label="Post code"
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 5 },
        input: { sx: { borderRadius: 3, letterSpacing: '0.3em' } },
        inputLabel: { sx: { fontStyle: 'italic' } },
      }}
    />
  );
}
