import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

const lines = {
  Tram: ['Harbour', 'University'],
  Bus: ['Airport', 'Hospital', 'Lake'],
};

export default function NativeSelectGroups() {
  const id = useId();

  return (
    <FormControl variant="standard" sx={{ minWidth: 200 }}>
      <InputLabel htmlFor={id}>Destination</InputLabel>
      <NativeSelect defaultValue="" id={id}>
        <option aria-label="None" value="" />
        {Object.entries(lines).map(([kind, names]) => (
          <optgroup key={kind} label={kind}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
