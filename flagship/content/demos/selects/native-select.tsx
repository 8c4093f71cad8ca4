import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

export default function UncontrolledNativeSelect() {
  const id = useId();

  return (
    <FormControl variant="standard" sx={{ minWidth: 200 }}>
      <InputLabel htmlFor={id}>Currency</InputLabel>
      <NativeSelect defaultValue="EUR" id={id} name="currency" aria-describedby={`${id}-help`}>
        <option value="EUR">Euro</option>
        <option value="PLN">Złoty</option>
        <option value="SEK">Krona</option>
      </NativeSelect>
      <FormHelperText id={`${id}-help`}>The one on your invoices</FormHelperText>
    </FormControl>
  );
}
