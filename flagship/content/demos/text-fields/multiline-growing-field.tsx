import TextField from '@mui/material/TextField';

export default function MultilineGrowingField() {
  return (
    <TextField
      multiline
      maxRows={4}
      label="Message"
      defaultValue="This field starts with one line and grows up to four."
    />
  );
}
