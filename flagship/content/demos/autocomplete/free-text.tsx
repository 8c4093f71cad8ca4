import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';
import { HighlightedMatch } from './highlighted-match';

const names = countries.map(({ name }) => name);

export default function FreeText() {
  return (
    <Autocomplete
      freeSolo
      options={names}
      sx={{ width: 300 }}
      renderOption={({ key, ...props }, option, { inputValue }) => (
        <li key={key} {...props}>
          <HighlightedMatch text={option} query={inputValue} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Where do you want to go?" />}
    />
  );
}
