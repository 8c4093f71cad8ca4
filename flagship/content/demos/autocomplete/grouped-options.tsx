import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries } from './countries';

export default function GroupedOptions() {
  return (
    <Autocomplete
      options={countries}
      getOptionLabel={({ name }) => name}
      groupBy={({ continent }) => continent}
      sx={{ width: 300 }}
      renderInput={(params) => <TextField {...params} label="Country" />}
    />
  );
}
