import TextField from '@mui/material/TextField';
import { useIMask } from 'react-imask';

export default function PhoneField() {
  const { ref, value, setValue } = useIMask<HTMLInputElement>({ mask: '(000) 000-0000' });

  return (
    <TextField
      label="Phone number"
      type="tel"
      autoComplete="tel-national"
      inputRef={ref}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      helperText="Ten digits, for example (555) 010-9988"
    />
  );
}
