import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

const visited = countries.filter(({ code }) => code === 'KE' || code === 'PT');

export default function MultipleValues() {
  return (
    <Autocomplete
      multiple
      options={countries}
      getOptionLabel={({ name }) => name}
      defaultValue={visited}
      filterSelectedOptions
      sx={{ width: 400 }}
      renderInput={(params) => <TextField {...params} label="Countries visited" />}
    />
  );
}
