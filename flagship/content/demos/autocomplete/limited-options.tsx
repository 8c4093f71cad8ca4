import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countries, type Country } from './countries';

const filterOptions = createFilterOptions<Country>({
  matchFrom: 'start',
  limit: 5,
  trim: true,
});

export default function LimitedOptions() {
  return (
    <Autocomplete
      options={countries}
      getOptionLabel={({ name }) => name}
      filterOptions={filterOptions}
      sx={{ width: 300 }}
      renderInput={(params) => (
        <TextField {...params} label="Country" helperText="At most five are listed" />
      )}
    />
  );
}
